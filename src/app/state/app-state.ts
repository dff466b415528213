// Everything that the page knows, as one plain value. Nobody changes it in place: `update` makes the next one.
import type { Language } from '../../text/text.ts';
import type { History } from './history.ts';
import type { Notice } from './notice.ts';

/** How much the page tells about a move: each step says all that the one before says. */
export const HELP_LEVELS = ['off', 'legal', 'distance', 'why'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export type Dialog = 'menu' | 'search' | 'legend';

/** What stays the same from game to game and is kept apart from the position. */
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly help: HelpLevel;
  /** Single keys such as `u`; some people's tools type them by accident. */
  readonly shortcuts: boolean;
  /** The sentence of the first visit has been read or answered. */
  readonly introduced: boolean;
}

export interface AppState<Position> {
  readonly history: History<Position>;
  readonly preferences: Preferences;
  /** Figures chosen to move together, in the order in which they were chosen. */
  readonly selected: readonly string[];
  /** The region that the panel is about. With a selection it is the region that was asked about. */
  readonly region: string | null;
  /** A region under the pointer or the focus, whose route is shown. */
  readonly pointed: string | null;
  /** A figure that was taken up to be put somewhere by hand, whatever the rules say. */
  readonly carried: string | null;
  /** Help beyond the dial that was asked for this once. */
  readonly revealed: boolean;
  readonly dialog: Dialog | null;
  readonly notice: Notice | null;
}

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'es',
  theme: 'system',
  help: 'why',
  shortcuts: true,
  introduced: false,
};

export function createState<Position>(
  history: History<Position>,
  preferences: Preferences,
  selected: readonly string[] = [],
): AppState<Position> {
  return {
    history,
    preferences,
    selected,
    region: null,
    pointed: null,
    carried: null,
    revealed: false,
    dialog: null,
    notice: null,
  };
}
