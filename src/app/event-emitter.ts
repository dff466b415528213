// Stands in for Node's `events` in the page: graphology's graphs announce their changes by it, and nobody on the
// page listens, so that the browser is spared the whole of it.
type Listener = (payload: unknown) => void;

export class EventEmitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  setMaxListeners(): this {
    return this;
  }

  on(name: string, listener: Listener): this {
    const known = this.#listeners.get(name) ?? new Set<Listener>();
    this.#listeners.set(name, known.add(listener));
    return this;
  }

  removeListener(name: string, listener: Listener): this {
    this.#listeners.get(name)?.delete(listener);
    return this;
  }

  emit(name: string, payload: unknown): boolean {
    for (const listener of this.#listeners.get(name) ?? []) listener(payload);
    return this.#listeners.has(name);
  }
}
