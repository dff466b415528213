// What a game gives so that exercises can be made from its rules: topics, and situations in which their rules matter.
import type { Message } from './message.ts';

/** Chance from a seed: the same seed draws the same, on every machine. */
export interface Chance {
  /** A whole number from 0 to `count - 1`, each equally likely. `count`: 1 to 2³². */
  below(count: number): number;
  /** One of them, each equally likely. Throws where there is none. */
  pick<Item>(items: readonly Item[]): Item;
  /** All of them in another order, each order equally likely. */
  shuffle<Item>(items: readonly Item[]): readonly Item[];
}

export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * What is asked. `mark`: every region where they may go, or, for those who go nearly everywhere, may not. `why`:
 * whether they may go to one, and why. `way`: a shortest way there. `length`: how long it is. `moves`: the fewest
 * moves there. `groups`: who goes where together, so that orders are met.
 */
const TASK_KINDS = ['mark', 'why', 'way', 'length', 'moves', 'groups'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** How the rule that a topic is about can be seen to matter to a verdict. */
export interface Trap {
  /** Keys of messages, each sufficient for a refusal: without that rule the move would be legal. */
  readonly refusals: readonly string[];
  /** Keys of messages that say what the rule brings with a legal move. */
  readonly notes: readonly string[];
  /** Legal for the group where one of its figures may not go by itself, or the other way round. */
  readonly together: boolean;
  /** Legal farther away than the highest printed Level of the figures. */
  readonly beyondLevel: boolean;
  /** Legal as far away as they may go, and no farther. */
  readonly limit: boolean;
  /** Legal by a longer way, where the refusals keep somebody away who goes less far. */
  readonly detour: boolean;
}

export interface Topic {
  /** Also the key of its words. */
  readonly id: string;
  readonly kinds: readonly TaskKind[];
  readonly trap: Trap;
}

/** Something that the map does not show: the key of its words, and its facts. */
export type Tell = Pick<Message, 'key' | 'facts'>;

export interface Situation<Position> {
  readonly position: Position;
  /** Id of the action with which they move; null for the one that they take of themselves. */
  readonly action: string | null;
  readonly figures: readonly string[];
  /** The same without what makes the difference: where the verdict is another one, the rule matters. */
  readonly without: Position | null;
  /** What one must know besides the map. */
  readonly tells: readonly Tell[];
}

export interface PracticeSource<Position> {
  readonly topics: readonly Topic[];
  /** Any situation that may suit the topic; what is dull or has no good question in it is thrown away. */
  situation(topic: string, difficulty: Difficulty, chance: Chance): Situation<Position>;
}
