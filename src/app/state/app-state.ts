// Everything that the page knows, as one plain value. Nobody changes it in place: `update` makes the next one.
import type { Language } from '../../text/text.ts';
import type { History } from './history.ts';
import type { Notice } from './notice.ts';

/** How much the page tells about a move: each step says all that the one before says. */
export const HELP_LEVELS = ['off', 'legal', 'distance', 'why'] as const;
export type HelpLevel = (typeof HELP_LEVELS)[number];

export const THEMES = ['system', 'light', 'dark', 'ink', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

export type Dialog =
  | 'actions'
  | 'menu'
  | 'search'
  | 'legend'
  | 'positions'
  | 'saves'
  | 'share'
  | 'settings'
  | 'picture'
  | 'help'
  | 'about'
  | 'access'
  | 'tour'
  | 'lesson'
  | 'practice'
  | 'daily'
  | 'sheet'
  | 'present'
  | 'audience'
  | 'workshop'
  | 'made';

/** What the page is used for just now: moving by the rules, setting up by hand, going through what was done. */
export const TABS = ['play', 'setup', 'log'] as const;
export type Tab = (typeof TABS)[number];

/**
 * What is asked about the region in view: who can come here, whom of the other side one must fear here, or how many
 * moves the chosen figures need to come here.
 */
export type Question = 'reach' | 'threat' | 'journey';

/** How much larger than normal the names on the map are set. */
export const LABEL_SCALES = [1, 1.25, 1.5, 2] as const;
export type LabelScale = (typeof LABEL_SCALES)[number];

/** What stays the same from game to game and is kept apart from the position. */
export interface Preferences {
  readonly language: Language;
  readonly theme: Theme;
  readonly help: HelpLevel;
  /** Single keys such as `u`; some people's tools type them by accident. */
  readonly shortcuts: boolean;
  /** The sentence of the first visit has been read or answered. */
  readonly introduced: boolean;
  readonly labelScale: LabelScale;
  /** The board upside down, for the player who sits opposite. */
  readonly turned: boolean;
  /** Panel and buttons at the left hand. */
  readonly leftHanded: boolean;
  /** The panel beside the map is put away, where it stands beside it. */
  readonly folded: boolean;
  /** The screen stays on while the page is in view. */
  readonly awake: boolean;
  /** A short tick in the hand at each move, where the device has one. */
  readonly tick: boolean;
}

export interface AppState<Position> {
  readonly history: History<Position>;
  readonly preferences: Preferences;
  readonly tab: Tab;
  /** Figures chosen to move together, in the order in which they were chosen. */
  readonly selected: readonly string[];
  /** Who was chosen to move when another tab came into view: chosen again when that is only looked at. */
  readonly aside: readonly string[];
  /** The region that the panel is about. With a selection it is the region that was asked about. */
  readonly region: string | null;
  /** What is asked about that region; null for no more than the region itself. */
  readonly question: Question | null;
  /** Figures whose reach is shown beside that of the chosen ones. */
  readonly second: readonly string[];
  /** Whether the regions within two and three moves are shown as bands. */
  readonly bands: boolean;
  /** A region under the pointer or the focus, whose route is shown. */
  readonly pointed: string | null;
  /** Help beyond the dial that was asked for this once. */
  readonly revealed: boolean;
  readonly dialog: Dialog | null;
  /** Rules at which the help opens, the first of them in view; none for its beginning. */
  readonly cited: readonly string[];
  /** The lesson of an address, packed, with which the workshop opens; left out for its list. */
  readonly made?: string | undefined;
  readonly notice: Notice | null;
}

export const DEFAULT_PREFERENCES: Preferences = {
  language: 'es',
  theme: 'system',
  help: 'why',
  shortcuts: true,
  introduced: false,
  labelScale: 1,
  turned: false,
  leftHanded: false,
  folded: false,
  awake: false,
  tick: true,
};

export function createState<Position>(
  history: History<Position>,
  preferences: Preferences,
  selected: readonly string[] = [],
): AppState<Position> {
  return {
    history,
    preferences,
    tab: 'play',
    selected,
    aside: [],
    region: null,
    question: null,
    second: [],
    bands: false,
    pointed: null,
    revealed: false,
    dialog: null,
    cited: [],
    notice: null,
  };
}
