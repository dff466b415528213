// A window as those who use the page have it: what they point at, press and type, and what they then see.
import type { Actions, PointerStep, Session } from './session.ts';

/** Whatever a script of the tests asks of an element: a selector, and the words on it or its label where it needs them. */
export type Target = string | { readonly css: string; readonly words: string };

export const button = (words: string): Target => ({ css: 'button', words });
export const region = (id: string): string => `[data-region="${id}"]`;
export const figure = (id: string): string => `.map [data-figure="${id}"]`;
export const destination = (id: string): string => `[data-destination="${id}"]`;

const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A browser that draws without a graphics card, on a busy machine, is slow and not wrong. */
const PATIENCE = 25_000;

/** How often a click looks again after what moved away from under the pointer. */
const LOOKS = 5;

/**
 * In the page: the point of a target that a pointer would hit, once it stands still, scrolled into view where it has to
 * be. Of a region, which may be bent round others, the free point nearest to its middle.
 */
async function findSpot(css: string, words: string | null, patience: number): Promise<[number, number] | string> {
  const isMeant = (element: Element): boolean =>
    words === null || element.textContent?.trim() === words || element.getAttribute('aria-label') === words;
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const find = (): Element | undefined => [...document.querySelectorAll(css)].filter(isMeant).find(isShown);
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const spots = (box: DOMRect): [number, number][] => {
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
    const all = steps.flatMap((x) => steps.map((y): [number, number] => [x, y]));
    all.sort(([ax, ay], [bx, by]) => Math.hypot(ax - 0.5, ay - 0.5) - Math.hypot(bx - 0.5, by - 0.5));
    return all.map(([x, y]) => [box.x + box.width * x, box.y + box.height * y]);
  };
  const until = Date.now() + patience;
  let why = 'is not there';
  while (Date.now() < until) {
    const element = find();
    if (element) {
      if (!(element instanceof SVGElement)) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const before = element.getBoundingClientRect();
      await frame();
      await frame();
      const box = element.getBoundingClientRect();
      const stands = ['x', 'y', 'width', 'height'].every(
        (side) => Math.abs(Reflect.get(before, side) - Reflect.get(box, side)) < 0.5,
      );
      why = 'moves';
      if (stands) {
        const hit = spots(box).find(([x, y]) => {
          const top = document.elementFromPoint(x, y);
          return top !== null && (element === top || element.contains(top));
        });
        if (hit) return hit;
        why = 'is covered';
      }
    } else {
      await frame();
    }
  }
  return why;
}

export class Window {
  readonly session: Session;

  constructor(session: Session) {
    this.session = session;
  }

  get call(): Session['call'] {
    return this.session.call;
  }

  /** Where a pointer would hit it. */
  async spotOf(target: Target): Promise<readonly [number, number]> {
    const [css, words] = typeof target === 'string' ? [target, null] : [target.css, target.words];
    const found = await this.call(findSpot, css, words, PATIENCE);
    if (typeof found === 'string') throw new Error(`${JSON.stringify(target)} ${found}`);
    const [x, y] = found;
    return [Math.round(x), Math.round(y)];
  }

  async #pointer(...actions: readonly PointerStep[]): Promise<void> {
    await this.session.perform({ type: 'pointer', id: 'mouse', actions });
  }

  /** Points first, looks whether the target is still there, and only then presses, as a hand does. */
  async click(target: Target): Promise<void> {
    let [x, y] = await this.spotOf(target);
    for (let tries = 0; tries < LOOKS; tries++) {
      await this.#pointer({ type: 'pointerMove', x, y });
      const [nowX, nowY] = await this.spotOf(target);
      if (nowX === x && nowY === y) break;
      [x, y] = [nowX, nowY];
    }
    await this.#pointer(
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    );
  }

  async pointAt(target: Target): Promise<void> {
    const [x, y] = await this.spotOf(target);
    await this.#pointer({ type: 'pointerMove', x, y });
  }

  /** From one point of the window to another, with the button down. */
  async drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    const steps = [1, 2, 3, 4].map((part): PointerStep => {
      const at = (side: 0 | 1) => Math.round(from[side] + ((to[side] - from[side]) * part) / 4);
      return { type: 'pointerMove', x: at(0), y: at(1), duration: 30 };
    });
    await this.#pointer(
      { type: 'pointerMove', x: from[0], y: from[1] },
      { type: 'pointerDown', button: 0 },
      ...steps,
      { type: 'pause', duration: 60 },
      { type: 'pointerUp', button: 0 },
    );
  }

  async wheel(at: readonly [number, number], deltaY: number): Promise<void> {
    const [x, y] = at;
    const actions: Actions = { type: 'wheel', id: 'wheel', actions: [{ type: 'scroll', x, y, deltaX: 0, deltaY }] };
    await this.session.perform(actions);
  }

  /** A key by its name or letter; several together with `+`. */
  async press(keys: string): Promise<void> {
    const values = keys.split('+').map((key) => KEYS[key] ?? key);
    await this.session.perform({
      type: 'key',
      id: 'keyboard',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value }) as const),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
      ],
    });
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }

  /** An entry of the menu, by its name. */
  async openFromMenu(name: string): Promise<void> {
    await this.click('.header .icon-button:last-child');
    await this.click({ css: 'dialog.menu .menu-name', words: name });
  }

  count(css: string): Promise<number> {
    return this.call((selector) => document.querySelectorAll(selector).length, css);
  }

  /** All that stands in the elements of a selector. */
  texts(css: string): Promise<readonly string[]> {
    return this.call(
      (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? ''),
      css,
    );
  }

  /** What stands in the first element of a selector; null where there is none. */
  async text(css: string): Promise<string | null> {
    return (await this.texts(css))[0] ?? null;
  }

  attribute(css: string, name: string): Promise<string | null> {
    return this.call(
      (selector, attribute) => document.querySelector(selector)?.getAttribute(attribute) ?? null,
      css,
      name,
    );
  }

  address(): Promise<string> {
    return this.call(() => location.href);
  }

  /** The regions that carry a mark, in alphabetical order. */
  marked(mark: string): Promise<readonly string[]> {
    return this.call(
      (selector) =>
        [...document.querySelectorAll<SVGElement>(selector)].map(({ dataset }) => dataset.region ?? '').sort(),
      `[data-region][data-marks~="${mark}"]`,
    );
  }

  /** Where a figure's token stands; null where it is not on the board. */
  placeOf(id: string): Promise<string | null> {
    return this.attribute(figure(id), 'data-at');
  }

  /** Until the map can be used. */
  async untilReady(): Promise<void> {
    const isReady = await this.call(async (patience) => {
      const until = Date.now() + patience;
      while (document.documentElement.dataset.ready !== 'true') {
        if (Date.now() > until) return false;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return true;
    }, PATIENCE);
    if (!isReady) throw new Error('the page does not get ready');
  }

  async reload(): Promise<void> {
    await this.session.reload();
    await this.untilReady();
  }

  /** What the recorder noted in this document. */
  problems(): Promise<readonly string[]> {
    return this.call(() => {
      const noted: unknown = Reflect.get(window, 'problems');
      return Array.isArray(noted) ? noted.map(String) : [];
    });
  }
}
