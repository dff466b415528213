// What the panels show, ready to be rendered: words, numbers and ids to hand back. No rules, no state.
import type { Sentence } from '../../text/text.ts';
import type { MapState } from '../../view/map-state.ts';
import type { Tab } from '../state/app-state.ts';
import type { Notice } from '../state/notice.ts';

export interface ChipModel {
  /** The figures that the chip stands for: one, or equals that share a place. */
  readonly figures: readonly string[];
  readonly name: string;
  /** For tight places. */
  readonly short: string;
  readonly side: string;
  readonly emblem: string;
  readonly initials: string;
  readonly pressed: boolean;
}

export interface DestinationModel {
  readonly region: string;
  readonly name: string;
  /** The number for the badge; null for flight. */
  readonly distance: number | null;
  /** The same in words. */
  readonly reach: string;
  readonly notes: readonly string[];
  /** The kind of end, as the badge on the map shows it. */
  readonly end: 'plain' | 'stop' | 'flight';
}

export interface MoverModel {
  readonly title: string;
  /** The region that they set out from, to be opened; null where there is none. */
  readonly origin: { readonly region: string; readonly name: string } | null;
  /** The place off the board where they stand; null for figures in a region. */
  readonly place: string | null;
  /** How far they may go; null where distance is not a question. */
  readonly range: string | null;
  /** All figures that could go together; the chosen ones are pressed. */
  readonly chips: readonly ChipModel[];
  /** Null where the help dial keeps them back. */
  readonly destinations: readonly DestinationModel[] | null;
  readonly destinationsTitle: string;
  /** Notes that hold of every destination. */
  readonly common: readonly string[];
  /** Why there is no destination at all; null where there is one. */
  readonly stuck: Sentence | null;
}

/** The answer to «may they go there?». */
export interface AnswerModel {
  readonly region: string;
  readonly legal: boolean;
  readonly title: string;
  /** The most instructive reason of a refusal; all notes of a legal move. Null where the dial keeps them back. */
  readonly sentences: readonly Sentence[] | null;
  /** Further reasons of a refusal, each enough by itself. */
  readonly others: readonly Sentence[];
  /** Whether a button takes them there. */
  readonly moveHere: boolean;
  /** What the button says that puts them there all the same; null where the move is legal or the game cannot take it. */
  readonly placeHere: string | null;
  /** The way there, in names; null where there is none to tell. */
  readonly route: string | null;
}

export interface NoticeModel {
  readonly text: string;
  readonly details: readonly string[];
  readonly warning: boolean;
  /** What takes back what the notice tells of; null where nothing does. */
  readonly back: { readonly type: 'undo' } | { readonly type: 'notify'; readonly notice: Notice } | null;
  /** An address to be copied by hand. */
  readonly address: string | null;
  /** What stands in an address that cannot be read, to be mended or copied. */
  readonly broken: string | null;
  /** A question with two answers: yes takes the next notice in place of this one. */
  readonly offer: { readonly yes: string; readonly accepted: Notice; readonly later: string } | null;
}

/** What the map shows and what the panels show. */
export interface View {
  readonly map: Pick<MapState, 'regions' | 'figures' | 'armies' | 'route'> & Partial<Pick<MapState, 'lastMove'>>;
  /** Made when it is asked for, so that the map need not wait; the same object while only the route changes. */
  panels(): PageModel;
}

export interface PageModel {
  readonly tab: Tab;
  /** The panel beside the map is put away; an answer brings it back while it stands. */
  readonly folded: boolean;
  readonly notice: NoticeModel | null;
  readonly introduction: string | null;
  readonly mover: MoverModel | null;
  readonly answer: AnswerModel | null;
  /** The region in view; null where there is none or the answer tells of it. */
  readonly region: string | null;
  readonly scenarios: readonly { readonly id: string; readonly name: string }[];
  readonly undo: string | null;
  readonly redo: string | null;
}
