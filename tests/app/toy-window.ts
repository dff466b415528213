// As much of a window as what follows the address asks for.

type Listener = (event: { readonly newURL: string }) => void;

export interface ToyWindow {
  href(): string;
  /** As one types another address; who listens hears of it. */
  goTo(href: string): void;
  /** Whether it takes no other address, as browsers do after many in a short time. */
  refuse(refuses: boolean): void;
  /** There is a window while this is done. */
  whileThere(act: () => void): void;
}

export function createToyWindow(href: string): ToyWindow {
  const location = { href };
  const listeners: Listener[] = [];
  let isRefusing = false;
  const toy = {
    location,
    history: {
      replaceState(_state: unknown, _title: string, next: string) {
        if (isRefusing) throw new DOMException('too many', 'SecurityError');
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
    refuse(refuses) {
      isRefusing = refuses;
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
