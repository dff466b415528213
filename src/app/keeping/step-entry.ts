// One step of a history as it is written down: positions by their notation, what repeats the step before left out.
import * as v from 'valibot';
import type { Game, Turn } from '../../movement/game.ts';
import { type Cause, type History, type Step, stepOf } from '../state/history.ts';

/** Of a history; lists are counted before anything in them is looked at. */
const MOST_STEPS = 20_000;
/** Ids and names; what is longer is none of ours. */
const word = v.pipe(v.string(), v.maxLength(200));
const words = v.pipe(v.array(v.unknown()), v.maxLength(100), v.array(word));
const index = v.pipe(v.number(), v.integer(), v.minValue(0));
const notation = v.pipe(v.string(), v.maxLength(4000));

export const causeSchema = v.variant('kind', [
  v.object({ kind: v.picklist(['move', 'takeBack']), figures: words, to: word }),
  v.object({ kind: v.literal('place'), figures: words, place: word }),
  v.object({ kind: v.literal('setting'), region: word, setting: word, value: word }),
  v.object({ kind: v.literal('counter'), counter: word, value: v.pipe(v.number(), v.integer()) }),
  v.object({ kind: v.literal('ruling'), ruling: word, value: word }),
  v.object({ kind: v.picklist(['begin', 'end']), action: word }),
  v.object({ kind: v.literal('scenario'), scenario: word }),
  v.object({ kind: v.literal('example'), rule: word }),
  v.object({ kind: v.literal('save'), name: word }),
  v.object({ kind: v.picklist(['link', 'former', 'file']) }),
]);

const turnSchema = v.object({
  action: word,
  /** The position before the action; left out where it is that of the step before, or of that step's own action. */
  start: v.optional(notation),
  moves: v.pipe(v.array(v.unknown()), v.maxLength(100), v.array(v.object({ figures: words, to: word }))),
});

export const stepSchema = v.object({
  /** Left out where nothing moved. */
  position: v.optional(notation),
  /** Left out where it is the step written just before. */
  before: v.optional(index),
  /** Left out where the history begins. */
  cause: v.optional(causeSchema),
  turn: v.optional(turnSchema),
});

export type StepEntry = v.InferOutput<typeof stepSchema>;
type TurnEntry = NonNullable<StepEntry['turn']>;

export const historySchema = v.object({
  /** In the order in which they were made. */
  steps: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_STEPS), v.array(stepSchema)),
  at: index,
  /** Pairs of steps: redo leads from the first to the second. Where nothing is said, to the last that was made. */
  next: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_STEPS), v.array(v.tuple([index, index])))),
});

export type HistoryEntry = v.InferOutput<typeof historySchema>;

export function stepEntry<Position>(game: Game<Position>, history: History<Position>, at: number): Readonly<StepEntry> {
  const { position, turn, cause, before } = stepOf(history, at);
  const from = before === null ? null : stepOf(history, before);
  return {
    ...(from?.position === position ? {} : { position: game.format(position) }),
    ...(before === null || before === at - 1 ? {} : { before }),
    ...(cause === null ? {} : { cause: causeEntry(cause) }),
    ...(turn === null ? {} : { turn: turnEntry(game, turn, from) }),
  };
}

function turnEntry<Position>(game: Game<Position>, turn: Turn<Position>, from: Step<Position> | null): TurnEntry {
  const moves = turn.moves.map(({ figures, to }) => ({ figures: [...figures], to }));
  const familiar = turn.start === startAfter(from);
  return { action: turn.action, ...(familiar ? {} : { start: game.format(turn.start) }), moves };
}

/** The position that an action began on whose entry names none. */
export function startAfter<Position>(from: Step<Position> | null): Position | null {
  return from?.turn?.start ?? from?.position ?? null;
}

/** Redo's way where it does not lead to the step that was made last. */
export function nextEntries<Position>({ steps }: History<Position>): NonNullable<HistoryEntry['next']> {
  const youngest = youngestChildren(steps.map(({ before }) => before));
  return steps.flatMap(({ next }, at): [number, number][] =>
    next === null || next === youngest.get(at) ? [] : [[at, next]],
  );
}

export function youngestChildren(before: readonly (number | null)[]): ReadonlyMap<number, number> {
  return new Map(before.flatMap((index, at) => (index === null ? [] : [[index, at]])));
}

export function historyEntry<Position>(game: Game<Position>, history: History<Position>): HistoryEntry {
  const next = nextEntries(history);
  const steps = history.steps.map((_, at) => stepEntry(game, history, at));
  return { steps, at: history.at, ...(next.length > 0 ? { next } : {}) };
}

export function causeEntry(cause: Cause): NonNullable<StepEntry['cause']> {
  return 'figures' in cause ? { ...cause, figures: [...cause.figures] } : cause;
}
