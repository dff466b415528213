// Undo and redo without limit. Nothing that was done is lost: who goes back and does something else begins another
// line from there, and the former one stays.
import type { Turn } from '../../movement/game.ts';

/** What changed the position: ids only, for the words of undo and of the log. */
export type Cause =
  | { readonly kind: 'move' | 'takeBack'; readonly figures: readonly string[]; readonly to: string }
  | { readonly kind: 'place'; readonly figures: readonly string[]; readonly place: string }
  | { readonly kind: 'setting'; readonly region: string; readonly setting: string; readonly value: string }
  | { readonly kind: 'counter'; readonly counter: string; readonly value: number }
  | { readonly kind: 'ruling'; readonly ruling: string; readonly value: string }
  | { readonly kind: 'begin' | 'end'; readonly action: string }
  | { readonly kind: 'scenario'; readonly scenario: string }
  /** The position that shows a rule at work. */
  | { readonly kind: 'example'; readonly rule: string }
  | { readonly kind: 'save'; readonly name: string }
  | { readonly kind: 'link' | 'former' | 'file' };

/** A position that the page has ready, rather than somebody's own. */
export function isReady({ kind }: Cause): boolean {
  return kind === 'scenario' || kind === 'example';
}

export interface Moment<Position> {
  readonly position: Position;
  /** The action under way; null between actions. */
  readonly turn: Turn<Position> | null;
}

export interface Step<Position> extends Moment<Position> {
  /** What led here from the step before; null where the history begins. */
  readonly cause: Cause | null;
  /** Index of the step before; null where the history begins. Always smaller than the step's own. */
  readonly before: number | null;
  /** Index of the step that redo leads to: the one that was last left backwards or made; null where there is none. */
  readonly next: number | null;
}

export interface History<Position> {
  /** In the order in which they were made. */
  readonly steps: readonly [Step<Position>, ...Step<Position>[]];
  /** Index of the present step. */
  readonly at: number;
}

export function startHistory<Position>(position: Position): History<Position> {
  return { steps: [{ position, turn: null, cause: null, before: null, next: null }], at: 0 };
}

/** The step with that index, by default the present one. */
export function stepOf<Position>({ steps, at }: History<Position>, index: number = at): Step<Position> {
  return steps[index] ?? steps[0];
}

export function record<Position>(
  history: History<Position>,
  { position, turn }: Moment<Position>,
  cause: Cause,
): History<Position> {
  const { steps, at } = history;
  const made: Step<Position> = { position, turn, cause, before: at, next: null };
  return { steps: [...leadingTo(steps, at, steps.length), made], at: steps.length };
}

/** The history one step back and what was taken back; null where there is nothing to undo. */
export function undo<Position>(history: History<Position>): { history: History<Position>; cause: Cause } | null {
  const { cause, before } = stepOf(history);
  return before === null || cause === null ? null : { history: { ...history, at: before }, cause };
}

/** The history one step forward and what was done again; null where there is nothing to redo. */
export function redo<Position>(history: History<Position>): { history: History<Position>; cause: Cause } | null {
  const { next } = stepOf(history);
  const cause = next === null ? null : stepOf(history, next).cause;
  return next === null || cause === null ? null : { history: { ...history, at: next }, cause };
}

/** The history at another of its steps; redo leads there again from every step on the way. */
export function goTo<Position>(history: History<Position>, index: number): History<Position> {
  if (index < 0 || index >= history.steps.length) return history;
  let steps = history.steps;
  let step = index;
  for (let before = stepOf(history, step).before; before !== null; before = stepOf(history, step).before) {
    steps = leadingTo(steps, before, step);
    step = before;
  }
  return { steps, at: index };
}

/** Indices of the present line from the first step to the last that redo leads to. */
export function lineOf<Position>(history: History<Position>): readonly number[] {
  const line: number[] = [];
  for (let index: number | null = history.at; index !== null; index = stepOf(history, index).before)
    line.unshift(index);
  for (let index = stepOf(history).next; index !== null; index = stepOf(history, index).next) line.push(index);
  return line;
}

function leadingTo<Position>(
  steps: History<Position>['steps'],
  index: number,
  next: number,
): History<Position>['steps'] {
  const [first, ...others] = steps;
  const changed = (step: Step<Position>, at: number) => (at === index && step.next !== next ? { ...step, next } : step);
  return [changed(first, 0), ...others.map((step, at) => changed(step, at + 1))];
}
