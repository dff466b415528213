// What somebody hears who uses the page with a screen reader: taken from the browser's accessibility tree, and from the
// places whose changes are announced.
import type { CDPSession, Page } from 'playwright-core';

type Language = 'es' | 'en';

interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** As screen readers name them; what is not here is read without its kind. */
const KINDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    button: 'botón',
    checkbox: 'casilla',
    combobox: 'cuadro combinado',
    heading: 'encabezado',
    img: 'imagen',
    image: 'imagen',
    option: 'opción',
    radio: 'botón de opción',
    tab: 'pestaña',
    textbox: 'campo de texto',
  },
  en: {
    button: 'button',
    checkbox: 'checkbox',
    combobox: 'combobox',
    heading: 'heading',
    img: 'image',
    image: 'image',
    option: 'option',
    radio: 'radio button',
    tab: 'tab',
    textbox: 'text field',
  },
};
const STATES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: { pressed: 'pulsado', checked: 'marcado', selected: 'seleccionado', disabled: 'no disponible' },
  en: { pressed: 'pressed', checked: 'checked', selected: 'selected', disabled: 'unavailable' },
};

const textOf = (value: { readonly value?: unknown } | undefined): string =>
  String(value?.value ?? '')
    .replace(/\s+/g, ' ')
    .trim();

function sentenceOf(node: AxNode, language: Language): string {
  const states = Object.entries(STATES[language]).flatMap(([state, word]) => {
    const value = node.properties?.find(({ name }) => name === state)?.value.value;
    return value === true || value === 'true' ? [word] : [];
  });
  const kind = KINDS[language][textOf(node.role)];
  return [textOf(node.name), kind, ...states, textOf(node.description)].filter((part) => part).join(', ');
}

export class ScreenReader {
  private readonly page: Page;
  private readonly session: CDPSession;
  private readonly language: Language;

  private constructor(page: Page, session: CDPSession, language: Language) {
    this.page = page;
    this.session = session;
    this.language = language;
  }

  /** Before the page opens: notes every announcement from then on. */
  static async arrange(page: Page): Promise<void> {
    await page.addInitScript(noteAnnouncements);
  }

  static async start(page: Page, language: Language): Promise<ScreenReader> {
    return new ScreenReader(page, await page.context().newCDPSession(page), language);
  }

  /** What is said of the element that has the focus. */
  async focused(): Promise<string> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    if (result.objectId === undefined) return '';
    const { nodes } = await this.session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes as readonly AxNode[];
    return node === undefined ? '' : sentenceOf(node, this.language);
  }

  /** A part of the page read from top to bottom, a line for each text and each thing to press. */
  async read(selector: string): Promise<readonly string[]> {
    const { result } = await this.session.send('Runtime.evaluate', {
      expression: `document.querySelector(${JSON.stringify(selector)})`,
    });
    const { node } = await this.session.send('DOM.describeNode', { objectId: result.objectId ?? '' });
    const { nodes } = await this.session.send('Accessibility.getFullAXTree');
    const all = nodes as readonly AxNode[];
    const byId = new Map(all.map((one) => [one.nodeId, one]));
    const lines = (one: AxNode | undefined): readonly string[] => {
      if (one === undefined) return [];
      const isRead = !one.ignored && (textOf(one.role) === 'StaticText' || textOf(one.role) in KINDS[this.language]);
      if (isRead) return [sentenceOf(one, this.language)];
      return (one.childIds ?? []).flatMap((id) => lines(byId.get(id)));
    };
    return lines(all.find((one) => one.backendDOMNodeId === node.backendNodeId));
  }

  /** What was announced since `forget`, without the focus being there. */
  heard(): Promise<readonly string[]> {
    return this.page.evaluate(() => (window as typeof window & { announced: string[] }).announced);
  }

  forget(): Promise<void> {
    return this.page.evaluate(() => {
      (window as typeof window & { announced: string[] }).announced.length = 0;
    });
  }

  /** Presses a key until the focus is on something that is said so. */
  async press(key: string, until: RegExp): Promise<string> {
    for (let times = 0; times < 80; times += 1) {
      await this.page.keyboard.press(key);
      const said = await this.focused();
      if (until.test(said)) return said;
    }
    throw new Error(`${key} leads nowhere that is said ${until}`);
  }
}

/**
 * Strict as the worst of screen readers: a place is announced when its words change while it is known, and a place that
 * comes with its words is not, unless it is an alert.
 */
function noteAnnouncements(): void {
  const announced: string[] = [];
  Object.assign(window, { announced });
  const places = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"], output';
  const known = new Map<Element, string>();
  const words = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden="true"], details:not([open]) > :not(summary)'))
      return '';
    const label = node.getAttribute('aria-label');
    if (label !== null && node.matches('button, input, svg')) return ` ${label} `;
    const isInline = node instanceof HTMLElement && getComputedStyle(node).display.startsWith('inline');
    const inner = [...node.childNodes].map(words).join('');
    return isInline ? inner : ` ${inner} `;
  };
  const look = (): void => {
    for (const place of known.keys()) if (!place.isConnected || !place.checkVisibility()) known.delete(place);
    for (const place of document.querySelectorAll(places)) {
      if (!place.checkVisibility()) continue;
      const now = words(place).replace(/\s+/g, ' ').trim();
      const before = known.get(place) ?? (place.getAttribute('role') === 'alert' ? '' : now);
      known.set(place, now);
      if (now !== before && now !== '') announced.push(now);
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['class', 'hidden', 'open', 'aria-live', 'role'],
  });
}
