// An exercise: a position, who moves, what is asked, and the whole of the right answer.
import type { Turn } from '../movement/game.ts';
import type { Message } from '../movement/message.ts';
import type { Difficulty, Tell } from '../movement/practice.ts';

/** One answer to «may they, and why?»; `message` null for a plain yes. */
export interface Choice {
  readonly legal: boolean;
  readonly message: Message | null;
}

/** So many figures are to end in a region. */
export interface Order {
  readonly region: string;
  readonly count: number;
}

/** Where each figure ends, by figure; those who stay end where they stand. */
export type Grouping = Readonly<Record<string, string>>;

export type Task =
  | {
      readonly kind: 'mark';
      /** Whether the regions where they may go are asked for, or those where they may not. */
      readonly legal: boolean;
      /** In alphabetical order. */
      readonly regions: readonly string[];
    }
  | { readonly kind: 'why'; readonly region: string; readonly choices: readonly Choice[]; readonly answer: number }
  /** Regions entered on a shortest way. */
  | { readonly kind: 'way' | 'length'; readonly region: string; readonly distance: number }
  | { readonly kind: 'moves'; readonly region: string; readonly moves: number }
  | { readonly kind: 'groups'; readonly orders: readonly Order[]; readonly answers: readonly Grouping[] };

export interface Exercise<Position> {
  readonly topic: string;
  readonly difficulty: Difficulty;
  readonly seed: string;
  readonly position: Position;
  /** The action with which they move; null for the one that they take of themselves. */
  readonly turn: Turn<Position> | null;
  readonly figures: readonly string[];
  /** Where they stand or set out from; null for those who come into play. */
  readonly origin: string | null;
  readonly task: Task;
  /** What one must know besides the map. */
  readonly tells: readonly Tell[];
}

export type Answer =
  | { readonly kind: 'mark' | 'way'; readonly regions: readonly string[] }
  | { readonly kind: 'why'; readonly choice: number }
  | { readonly kind: 'length' | 'moves'; readonly number: number }
  | { readonly kind: 'groups'; readonly grouping: Grouping };
