// The page's address: the fragment is the state, the query says how to show it. Text in, text out.
import { LANGUAGES, type Language } from '../../text/text.ts';
import { DEFAULT_PREFERENCES, type Dialog, THEMES, type Theme } from '../state/app-state.ts';

export interface Address {
  /** The position as it stands in the fragment; null where there is no fragment. */
  readonly notation: string | null;
  readonly selected: readonly string[];
  readonly language: Language | null;
  readonly theme: Theme | null;
  readonly embed: boolean;
  /** What the page opens with over the board; null for nothing. */
  readonly opens: Dialog | null;
  /** A lesson, packed, that somebody made; left out for none. */
  readonly made?: string | undefined;
}

/** Parameters of the address that open what has the same name. */
const OPENING = ['present', 'audience', 'lesson', 'practice', 'daily'] as const;

const SELECTION = 'selected=';
const MADE = 'made=';
/** A selection longer than this would only make the link ugly: it is quickly made again. */
const LONGEST_SELECTION = 120;

export function readAddress(address: string): Address {
  const url = new URL(address);
  const [notation = '', ...rest] = url.hash.slice(1).split('&').map(decoded);
  const part = (name: string) => rest.find((one) => one.startsWith(name))?.slice(name.length);
  const selection = part(SELECTION) ?? '';
  const made = part(MADE);
  return {
    notation: notation === '' ? null : notation,
    selected: selection.split(',').filter((figure) => figure !== ''),
    language: LANGUAGES.find((language) => language === url.searchParams.get('lang')) ?? null,
    theme: themeOf(url.searchParams.get('theme')),
    embed: url.searchParams.has('embed'),
    opens: made === undefined ? (OPENING.find((name) => url.searchParams.has(name)) ?? null) : 'made',
    made,
  };
}

/**
 * An address of the page to be handed on: without what is asked of this page alone, and in the language of whoever hands
 * it on. The page is in its first language by itself.
 */
export function addressToShare(page: string, language: Language): URL {
  const address = new URL(page);
  address.search = language === DEFAULT_PREFERENCES.language ? '' : `lang=${language}`;
  address.hash = '';
  return address;
}

/** The fragment with its `#`. What may stand in a fragment stays readable; the rest is escaped. */
export function formatFragment(notation: string, selected: readonly string[]): string {
  const selection = selected.map(encoded).join(',');
  const suffix = selected.length > 0 && selection.length <= LONGEST_SELECTION ? `&${SELECTION}${selection}` : '';
  return `#${encoded(notation)}${suffix}`;
}

/** No position, so that whoever opens it keeps their own. */
export function formatMade(packed: string): string {
  return `#&${MADE}${packed}`;
}

function encoded(text: string): string {
  return encodeURI(text).replaceAll('#', '%23').replaceAll('&', '%26');
}

/** Text that is not well escaped is taken as it stands: whether it is a position is for the game to say. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Other words for the themes that people write by hand. */
const THEME_ALIASES: ReadonlyMap<string, Theme> = new Map([
  ['parchment', 'light'],
  ['night', 'dark'],
]);

function themeOf(word: string | null): Theme | null {
  if (word === null) return null;
  return THEMES.find((theme) => theme === word) ?? THEME_ALIASES.get(word) ?? null;
}
