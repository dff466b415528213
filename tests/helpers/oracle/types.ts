// The shapes of requests and answers, as plain JSON, seen by the second opinion. Ids are bare strings on purpose:
// the oracle trusts its input and shares no type with the rules engine.

export type Side = 'freePeoples' | 'shadow';

export interface Army {
  readonly side: Side;
  readonly nations: readonly string[];
  readonly besieged?: boolean;
}

export interface PositionJson {
  readonly settlements?: Readonly<Record<string, { readonly controller?: Side; readonly besieged?: boolean }>>;
  readonly figures?: Readonly<Record<string, string>>;
  readonly fellowship?: { readonly region?: string; readonly progress?: number };
  readonly nations?: Readonly<Record<string, { readonly active?: boolean; readonly atWar?: boolean }>>;
  readonly armies?: Readonly<Record<string, readonly Army[] | null>>;
  readonly rulings?: Readonly<Record<string, 'default' | 'other'>>;
  readonly minionHasBeenInPlay?: boolean;
}

export type ActionType = 'characterDie' | 'separation' | 'card' | 'entry' | 'withArmy' | 'declaration';

export interface Action {
  readonly type: ActionType;
  readonly card?: string;
}

export interface DestinationsRequest {
  readonly position?: PositionJson;
  readonly action?: Action;
  readonly figures: readonly string[];
}

export interface Move {
  readonly figures: readonly string[];
  readonly to: string;
}

export interface MovesRequest {
  readonly position?: PositionJson;
  readonly action?: Action;
  readonly moves: readonly Move[];
}

/** A refusal: its code, and whichever facts that code carries. */
export interface Cause {
  readonly code: string;
  readonly distance?: number;
  readonly range?: number;
  readonly between?: readonly string[];
  readonly around?: number | null;
  readonly at?: string;
  readonly region?: string;
  readonly how?: 'enter' | 'leave' | 'passThrough';
  readonly condition?: string;
  readonly regions?: readonly string[];
  readonly figures?: readonly string[];
  readonly figure?: string;
  readonly of?: readonly Cause[];
}

export interface Note {
  readonly code: string;
  readonly at?: string;
  readonly nation?: string;
  readonly level?: number;
  readonly by?: number;
  readonly because?: string;
}

export type Range = number | 'unlimited' | null;

export interface Destination {
  readonly distance: number | null;
  readonly route: readonly string[] | null;
  readonly notes: readonly Note[];
}

export interface Answer {
  readonly origin: string | null;
  readonly range: Range;
  readonly destinations: Readonly<Record<string, Destination>>;
  readonly refusals: Readonly<Record<string, readonly Cause[]>>;
  readonly stay: { readonly legal: boolean; readonly notes: readonly Note[] };
  readonly rulings: Readonly<Record<string, readonly string[]>>;
}

export type Judgement =
  | { readonly legal: true; readonly position: PositionJson }
  | { readonly legal: false; readonly at: number; readonly reasons: readonly Cause[] };
