// As much of a window as what follows the address asks for.

type Listener = (event: { readonly newURL: string }) => void;

export interface ToyWindow {
  href(): string;
  /** As one types another address; who listens hears of it. */
  goTo(href: string): void;
  /** There is a window while this is done. */
  whileThere(act: () => void): void;
}

export function createToyWindow(href: string): ToyWindow {
  const location = { href };
  const listeners: Listener[] = [];
  const toy = {
    location,
    history: {
      replaceState(_state: unknown, _title: string, next: string) {
        location.href = next;
      },
    },
    addEventListener(_type: string, listener: Listener) {
      listeners.push(listener);
    },
  };
  return {
    href: () => location.href,
    goTo(next) {
      location.href = next;
      for (const listener of listeners) listener({ newURL: next });
    },
    whileThere(act) {
      const former = Object.getOwnPropertyDescriptor(globalThis, 'window');
      Object.defineProperty(globalThis, 'window', { value: toy, configurable: true });
      try {
        act();
      } finally {
        if (former === undefined) Reflect.deleteProperty(globalThis, 'window');
        else Object.defineProperty(globalThis, 'window', former);
      }
    },
  };
}
