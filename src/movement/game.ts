// The contract that every game fulfils and the only one that the page knows. No rules here.
import type { Result } from '../base/result.ts';
import type { Board } from '../board/board.ts';
import type { Fact, Message } from './message.ts';
import type { Range } from './verdict.ts';

/** The words that the page's contract allows in `data-marks`, as far as the rules decide them. */
const VERDICT_MARKS = ['reachable', 'stop', 'flight', 'activates', 'siege'] as const;
export type VerdictMark = (typeof VERDICT_MARKS)[number];

/** A figure of the game, as the page needs to know it. */
export interface FigureInfo {
  readonly id: string;
  readonly side: string;
  /** Key of its emblem in the drawing and of its noun in the locales; interchangeable figures share one. */
  readonly emblem: string;
  /** Level as printed, `unlimited`, or null for figures without one. */
  readonly level: number | 'unlimited' | null;
}

/** One region judged for one mover, ready for marks and words. */
export interface RegionJudgement {
  readonly legal: boolean;
  /** Regions entered; null for flight, placement and refusals. */
  readonly distance: number | null;
  readonly route: readonly string[] | null;
  readonly marks: readonly VerdictMark[];
  /** Notes of a legal move, reasons of a refusal; in the order in which a reader should meet them. */
  readonly messages: readonly Message[];
}

export interface Judgement {
  readonly origin: string | null;
  readonly range: Range;
  /** Every region but the origin. */
  readonly regions: ReadonlyMap<string, RegionJudgement>;
  readonly stay: { readonly legal: boolean; readonly messages: readonly Message[] };
}

/** What the user may set about a region: one of several values, the present one named. */
export interface RegionSetting {
  readonly id: string;
  readonly value: string;
  readonly values: readonly string[];
}

/** The settlement sign of a region and its present state. */
export interface RegionSign {
  readonly icon: string;
  readonly side: string | null;
  /** Whose the settlement was at the start; a sign shows when it has changed hands. */
  readonly originalSide: string | null;
  readonly besieged: boolean;
}

export type Edit =
  | { readonly type: 'place'; readonly figure: string; readonly place: string }
  | { readonly type: 'setting'; readonly region: string; readonly setting: string; readonly value: string }
  | { readonly type: 'counter'; readonly counter: string; readonly value: number }
  | { readonly type: 'ruling'; readonly ruling: string; readonly value: string };

/** Something that lets a player move figures: a die's result, a card, an entry into play. */
export interface ActionInfo {
  /** Also the key of its name in the locales. */
  readonly id: string;
  /** Actions of one kind stand together in a list, such as `card`. */
  readonly kind: string;
  readonly side: string;
}

/** Figures that go together, and the region where they end. */
export interface GroupMove {
  readonly figures: readonly string[];
  readonly to: string;
}

/** An action under way. All its moves are judged from the position before it, and a figure moves once. */
export interface Turn<Position> {
  /** Id of the action. */
  readonly action: string;
  readonly start: Position;
  readonly moves: readonly GroupMove[];
}

/** One action of a journey of several. */
export interface JourneyStage {
  readonly from: string;
  readonly to: string;
  /** Both ends included; null for flight and placement. */
  readonly route: readonly string[] | null;
}

/** That an Army stands in a region; nobody asks how strong it is. */
export interface ArmyInfo {
  readonly region: string;
  readonly side: string;
  /** Inside a besieged settlement. */
  readonly besieged: boolean;
}

/** A question that the rules leave open, and how it is answered just now. */
export interface RulingInfo {
  /** Also the key of its words in the locales. */
  readonly id: string;
  readonly value: string;
  /** The default first. */
  readonly values: readonly string[];
}

export type Played<Position> =
  | { readonly legal: true; readonly position: Position }
  | { readonly legal: false; readonly messages: readonly Message[] };

/** Input that cannot be taken, with the place where it stands. */
export interface InputIssue {
  readonly code: string;
  /** JSON pointer into the input, such as `/figures/0`; empty for the whole. */
  readonly path: string;
  /** The nearest things that exist, where the input named one that does not. */
  readonly nearest?: readonly string[];
  /** Which impossibility it is, for `impossiblePosition`. */
  readonly why?: string;
  /** The piece of text that could not be read, clipped. */
  readonly found?: string;
  /** The region or figure that this piece speaks of, where so much can be read. */
  readonly about?: Fact;
}

export interface Scenario {
  /** Also the key of its name in the locales. */
  readonly id: string;
  readonly notation: string;
  /** Figures that are selected when the scenario is shown as an example. */
  readonly selected: readonly string[];
}

/** A game: its board, its figures, its rules. `Position` is a plain JSON value that nobody changes in place. */
export interface Game<Position> {
  readonly id: string;
  readonly board: Board;
  readonly sides: readonly string[];
  readonly figures: readonly FigureInfo[];
  /** Nation or land of a region, for the tint; null for none. */
  nation(region: string): string | null;
  /** Places of figures that are not regions, such as `fellowship` and `outOfPlay`. */
  readonly offBoardPlaces: readonly string[];
  readonly scenarios: readonly Scenario[];
  readonly start: Position;
  /** Reads the one-line notation. Never throws, whatever the text. */
  parse(notation: string): Result<Position, InputIssue>;
  format(position: Position): string;
  /** Region id or off-board place of every figure. */
  places(position: Position): ReadonlyMap<string, string>;
  sign(position: Position, region: string): RegionSign | null;
  settings(position: Position, region: string): readonly RegionSetting[];
  /** Numbers of the position that the user may set, such as the Fellowship's progress. */
  counters(position: Position): readonly { id: string; value: number; minimum: number; maximum: number }[];
  rulings(position: Position): readonly RulingInfo[];
  armies(position: Position): readonly ArmyInfo[];
  edit(position: Position, edit: Edit): Result<Position, InputIssue>;
  /** Ids of its rules, such as messages cite. */
  readonly rules: readonly string[];
  /** Every action that moves figures, in the order of a list. */
  readonly actions: readonly ActionInfo[];
  /**
   * Judges every region for the figures as one mover: as the next move of the action under way, or by the action that
   * they take when nobody names one.
   */
  judge(position: Position, figures: readonly string[], turn?: Turn<Position> | null): Judgement;
  /** The position after a legal move, the action's earlier moves included; the messages of the refusal otherwise. */
  play(position: Position, figures: readonly string[], to: string, turn?: Turn<Position> | null): Played<Position>;
  /** The position after all moves of an action; the messages of the first illegal one otherwise. */
  playTurn(turn: Turn<Position>): Played<Position>;
  /** The figures that have not moved in the action and have somewhere to go with it, each by itself. */
  movable(turn: Turn<Position>): readonly string[];
  /**
   * The fewest ordinary moves, at most `most`, with which the figures as one group come to end in each region. Regions
   * out of reach are left out, and so is the one where they stand.
   */
  movesToReach(position: Position, figures: readonly string[], most: number): ReadonlyMap<string, number>;
  /** A journey with the fewest ordinary moves; null where there is none, or where they stand already. */
  journey(position: Position, figures: readonly string[], region: string): readonly JourneyStage[] | null;
}
