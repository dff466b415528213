// Undo and redo without limit: positions and what led from one to the next.

/** What changed the position: ids only, for the words of undo and, later, of a log. */
export type Cause =
  | { readonly kind: 'move'; readonly figures: readonly string[]; readonly to: string }
  | { readonly kind: 'place'; readonly figures: readonly string[]; readonly place: string }
  | { readonly kind: 'setting'; readonly region: string; readonly setting: string; readonly value: string }
  | { readonly kind: 'counter'; readonly counter: string; readonly value: number }
  | { readonly kind: 'scenario'; readonly scenario: string }
  | { readonly kind: 'link' | 'former' };

export interface Step<Position> {
  readonly position: Position;
  /** In the past: what led away from this position. In the future: what leads to it. */
  readonly cause: Cause;
}

export interface History<Position> {
  readonly past: readonly Step<Position>[];
  readonly present: Position;
  readonly future: readonly Step<Position>[];
}

export function startHistory<Position>(present: Position): History<Position> {
  return { past: [], present, future: [] };
}

export function record<Position>(history: History<Position>, position: Position, cause: Cause): History<Position> {
  return { past: [...history.past, { position: history.present, cause }], present: position, future: [] };
}

/** The history one step back and what was taken back; null where there is nothing to undo. */
export function undo<Position>(history: History<Position>): { history: History<Position>; cause: Cause } | null {
  const last = history.past.at(-1);
  if (last === undefined) return null;
  const future = [{ position: history.present, cause: last.cause }, ...history.future];
  return { history: { past: history.past.slice(0, -1), present: last.position, future }, cause: last.cause };
}

/** The history one step forward and what was done again; null where there is nothing to redo. */
export function redo<Position>(history: History<Position>): { history: History<Position>; cause: Cause } | null {
  const [next, ...future] = history.future;
  if (next === undefined) return null;
  const past = [...history.past, { position: history.present, cause: next.cause }];
  return { history: { past, present: next.position, future }, cause: next.cause };
}
