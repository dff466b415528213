// What a browser's driver has to do. Both protocols share the actions of pointer, wheel and keys, so that everything
// else is made of these few, once for both engines: see `window.ts`.

export type PointerStep =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number; readonly duration?: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 }
  | { readonly type: 'pause'; readonly duration: number };

export type KeyStep = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

export type WheelStep = {
  readonly type: 'scroll';
  readonly x: number;
  readonly y: number;
  readonly deltaX: number;
  readonly deltaY: number;
};

/** As WebDriver has it, classic and BiDi alike. */
export type Actions =
  | { readonly type: 'pointer'; readonly id: string; readonly actions: readonly PointerStep[] }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyStep[] }
  | { readonly type: 'wheel'; readonly id: string; readonly actions: readonly WheelStep[] };

/** What goes through the driver as JSON. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [name: string]: Plain };

/** One window of a browser, with nothing kept from before. */
export interface Session {
  /** The browser's name and version, as it gives them itself. */
  readonly browser: string;
  /** Answers when the document and what it asks for are loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** What the page itself has of the window. */
  resize(width: number, height: number): Promise<void>;
  /** Calls the function in the page; it sees nothing of this side but its arguments. */
  call<Given extends readonly Plain[], Answer>(
    run: (...given: Given) => Answer | Promise<Answer>,
    ...given: Given
  ): Promise<Answer>;
  perform(actions: Actions): Promise<void>;
  close(): Promise<void>;
}
