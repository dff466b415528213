// `<sendas-map>`: the map as an element for any page. Attributes in, events out; all else is in the shadow.
import { signal } from '@preact/signals';
import mapFont from '../../.cache/map-font.woff2?url';
import { type EmbedLook, embedMap } from '../app/embed/embed-map.tsx';
import type { SendasIssue, SendasMapElement } from '../app/embed/sendas-map-types.ts';
import { unknown, type Wish, type WishIssue } from '../app/embed/wish.ts';
import { DEFAULT_PREFERENCES, THEMES } from '../app/state/app-state.ts';
import { type SystemLook, systemLook } from '../app/theme.ts';
import { WAR_OF_THE_RING } from '../app/war-of-the-ring.ts';
import { NO_MAP } from '../text/embed-words.ts';
import { LANGUAGES, type Language } from '../text/text.ts';
import css from './element.css?inline';

const TAG = 'sendas-map';
const ATTRIBUTES = ['game', 'position', 'selected', 'region', 'lang', 'theme', 'still', 'panel'] as const;
/** How far from view a map begins to be there. */
const NEAR = '400px';
type Attribute = (typeof ATTRIBUTES)[number];

/** One of each for all maps of a page: the system's wishes and the look never differ between them. */
let system: SystemLook | null = null;
let look: CSSStyleSheet | null = null;

function sharedLook(): CSSStyleSheet {
  if (look === null) {
    // A sheet that is made by a program is allowed where the page around forbids styles of unknown origin.
    look = new CSSStyleSheet();
    look.replaceSync(css);
    // Faces in a shadow tree are not found: the document knows this one.
    document.fonts.add(new FontFace('Alegreya', `url("${mapFont}")`, { style: 'italic', weight: '500' }));
  }
  return look;
}

class SendasMap extends HTMLElement implements SendasMapElement {
  static readonly observedAttributes: readonly string[] = ATTRIBUTES;
  readonly #wish = signal<Wish>({ notation: '', selected: [], region: '' });
  readonly #look = signal<EmbedLook>({ language: 'es', theme: 'system', still: false, panel: false });
  readonly #further = signal<readonly WishIssue[]>([]);
  #life: AbortController | null = null;
  #isDue = false;
  #asked = '';
  #isReady = false;

  get isReady(): boolean {
    return this.#isReady;
  }

  connectedCallback(): void {
    if (this.#life !== null) return;
    this.#life = new AbortController();
    this.#read();
    this.#showWhenNear(this.#life.signal);
  }

  disconnectedCallback(): void {
    // Moved to another place of the page, it stays as it is.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#isReady = false;
      this.#life?.abort();
      this.#life = null;
    });
  }

  attributeChangedCallback(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    // What is set together is taken together: a position, and who is chosen in it.
    queueMicrotask(() => {
      this.#isDue = false;
      this.#read();
    });
  }

  /** A page may hold many, of which a reader sees one. */
  #showWhenNear(life: AbortSignal): void {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        void this.#show(life);
      },
      { rootMargin: NEAR },
    );
    near.observe(this);
    life.addEventListener('abort', () => near.disconnect(), { once: true });
  }

  async #show(life: AbortSignal): Promise<void> {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sharedLook()];
    // The measures stand in the first theme; what is inside wears its own over it.
    const place = document.createElement('div');
    place.className = 'sendas';
    place.dataset.theme = 'light';
    root.replaceChildren(place);
    system ??= systemLook();
    try {
      await embedMap({
        pageGame: WAR_OF_THE_RING,
        place,
        wish: this.#wish,
        look: this.#look,
        further: this.#further,
        system,
        life,
        report: ({ type, detail }) => {
          if (type === 'ready') this.#isReady = true;
          if (type === 'move') this.#write('position', detail.position);
          if (type === 'select') this.#reflect(detail.position, detail.figures, detail.region);
          const goesUp = type === 'select' || type === 'move';
          this.dispatchEvent(new CustomEvent(type, { detail, bubbles: goesUp, composed: goesUp }));
        },
        addressOf: () => null,
      });
    } catch (problem) {
      if (!life.aborted) this.#fail(place, problem);
    }
  }

  #fail(place: HTMLElement, problem: unknown): void {
    console.error(problem);
    const text = NO_MAP[this.#look.peek().language];
    const message = document.createElement('p');
    message.className = 'sendas-failure';
    message.setAttribute('role', 'alert');
    message.textContent = text;
    place.replaceChildren(message);
    const issues: readonly SendasIssue[] = [{ attribute: 'load', code: 'noMap', text }];
    this.dispatchEvent(new CustomEvent('error', { detail: { issues } }));
  }

  /** The attributes follow what is done on the map, as those of a form's fields follow the hand. */
  #reflect(position: string, figures: readonly string[], region: string | null): void {
    this.#write('position', position);
    this.#write('selected', figures.join(' '));
    this.#write('region', region ?? '');
  }

  #read(): void {
    const [game, lang, theme] = [this.#text('game'), this.#text('lang'), this.#text('theme')];
    const around = languageOf(this.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '');
    const byDefault = { ...DEFAULT_PREFERENCES, language: around ?? DEFAULT_PREFERENCES.language };
    // What cannot be understood leaves all as it was.
    const before = this.#asked === '' ? byDefault : this.#look.peek();
    const knownLanguage = languageOf(lang);
    const knownTheme = THEMES.find((one) => one === theme);
    const further = [
      ...(game === '' || game === WAR_OF_THE_RING.game.id ? [] : [unknown('game', 'unknownGame', game)]),
      ...(lang === '' || knownLanguage !== null ? [] : [unknown('lang', 'unknownLanguage', lang)]),
      ...(theme === '' || knownTheme !== undefined ? [] : [unknown('theme', 'unknownTheme', theme)]),
    ];
    this.#look.value = {
      language: lang === '' ? byDefault.language : (knownLanguage ?? before.language),
      theme: theme === '' ? byDefault.theme : (knownTheme ?? before.theme),
      still: this.hasAttribute('still'),
      panel: this.hasAttribute('panel'),
    };
    // Told once, however often other attributes change.
    const asked = JSON.stringify([game, lang, theme]);
    if (asked !== this.#asked) this.#further.value = further;
    this.#asked = asked;
    const wish: Wish = {
      notation: this.#text('position'),
      selected: this.#text('selected')
        .split(/[\s,]+/)
        .filter((id) => id !== ''),
      region: this.#text('region'),
    };
    // The same wish again is no wish: who looks at something else meanwhile is left alone.
    if (JSON.stringify(wish) !== JSON.stringify(this.#wish.peek())) this.#wish.value = wish;
  }

  #text(name: Attribute): string {
    return this.getAttribute(name)?.trim() ?? '';
  }

  #write(name: Attribute, value: string): void {
    if (value === '') this.removeAttribute(name);
    else this.setAttribute(name, value);
  }

  get game(): string {
    return this.#text('game');
  }
  set game(value: string) {
    this.#write('game', value);
  }
  get position(): string {
    return this.#text('position');
  }
  set position(value: string) {
    this.#write('position', value);
  }
  get selected(): string {
    return this.#text('selected');
  }
  set selected(value: string) {
    this.#write('selected', value);
  }
  get region(): string {
    return this.#text('region');
  }
  set region(value: string) {
    this.#write('region', value);
  }
  get theme(): string {
    return this.#text('theme');
  }
  set theme(value: string) {
    this.#write('theme', value);
  }
  get still(): boolean {
    return this.hasAttribute('still');
  }
  set still(value: boolean) {
    this.toggleAttribute('still', value);
  }
  get panel(): boolean {
    return this.hasAttribute('panel');
  }
  set panel(value: boolean) {
    this.toggleAttribute('panel', value);
  }
}

/** `es-MX` is Spanish; null for a language that there are no words in. */
function languageOf(tag: string): Language | null {
  const [first = ''] = tag.toLowerCase().split('-');
  return LANGUAGES.find((language) => language === first) ?? null;
}

// A page that loads the script twice has one element.
if (customElements.get(TAG) === undefined) customElements.define(TAG, SendasMap);
