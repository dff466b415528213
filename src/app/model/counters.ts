// The numbers of a position. One that has few values stands for states, each with a name.
import type { Game } from '../../movement/game.ts';

export type Counter = ReturnType<Game<unknown>['counters']>[number];

/** So few values are better named than counted. */
const MOST_CHOICES = 3;

export function isChoice({ minimum, maximum }: Counter): boolean {
  return maximum - minimum < MOST_CHOICES;
}
