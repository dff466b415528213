// The running games on the shelf: one for each tab, and those of tabs that were closed.
import type { Game } from '../../movement/game.ts';
import { type History, startHistory } from '../state/history.ts';
import { LATEST_KEY, RUN_PREFIX } from './kept-head.ts';
import { isOfNewer, putAside } from './put-aside.ts';
import { type Breathe, readHistory } from './read-history.ts';
import { chunkCount, chunkKey, RUN_VERSION, type RunHead, readHead, readSteps, runKey } from './run-entry.ts';
import { readText, type Shelf } from './shelf.ts';
import { keysWith, removeText } from './shelf-keys.ts';

/** Those beside the ones in use; games that somebody named are kept apart and are not counted. */
const MOST_RUNS = 12;

export interface Run {
  readonly id: string;
  readonly head: RunHead;
}

/** Those of this game that can be read, the latest first. */
export function listRuns<Position>(shelf: Shelf | null, game: Game<Position>): readonly Run[] {
  return allRuns(shelf).filter(({ head }) => head.game === game.id);
}

function allRuns(shelf: Shelf | null): readonly Run[] {
  const ids = keysWith(shelf, RUN_PREFIX).filter((id) => !id.includes('/'));
  const runs = ids.flatMap((id) => {
    const head = readHead(shelf, id);
    return head === null ? [] : [{ id, head }];
  });
  return runs.sort((a, b) => b.head.order - a.head.order);
}

/** Larger than that of every running game. */
export function nextOrder(shelf: Shelf | null): number {
  return 1 + Math.max(0, ...allRuns(shelf).map(({ head }) => head.order));
}

export type RunReading<Position> =
  | { readonly kind: 'none' | 'broken' | 'foreign' | 'newer' }
  /** `whole` is false where only the position could be read. */
  | { readonly kind: 'game'; readonly history: History<Position>; readonly whole: boolean };

export async function readRun<Position>(
  shelf: Shelf | null,
  game: Game<Position>,
  id: string,
  breathe: Breathe,
): Promise<RunReading<Position>> {
  const text = readText(shelf, runKey(id));
  if (text === null) return { kind: 'none' };
  const head = readHead(shelf, id);
  if (head === null) return { kind: isOfNewer(text, RUN_VERSION) ? 'newer' : 'broken' };
  if (head.game !== game.id) return { kind: 'foreign' };
  const entry = readSteps(shelf, id, head);
  const read = entry === null ? null : await readHistory(game, entry, breathe);
  if (read?.ok) return { kind: 'game', history: read.value, whole: true };
  const position = game.parse(head.notation);
  return position.ok ? { kind: 'game', history: startHistory(position.value), whole: false } : { kind: 'broken' };
}

/** Takes a game that cannot be read out of the way without losing it. */
export function putRunAside(shelf: Shelf | null, id: string): void {
  putAside(shelf, runKey(id));
  if (readText(shelf, LATEST_KEY) === id) removeText(shelf, LATEST_KEY);
}

function removeRun(shelf: Shelf | null, id: string, head: RunHead): void {
  removeText(shelf, runKey(id));
  removeChunks(shelf, id, head.count);
}

export function removeChunks(shelf: Shelf | null, id: string, steps: number): void {
  for (let chunk = 0; chunk < chunkCount(steps); chunk++) removeText(shelf, chunkKey(id, chunk));
}

/** Lets the oldest go beyond the number that is kept; never the one with that id. */
export function pruneRuns(shelf: Shelf | null, own: string): void {
  const others = allRuns(shelf).filter(({ id }) => id !== own);
  for (const { id, head } of others.slice(MOST_RUNS)) removeRun(shelf, id, head);
}

/** Makes room by letting the oldest go; false where there is none but the one with that id. */
export function dropOldestRun(shelf: Shelf | null, own: string): boolean {
  const oldest = allRuns(shelf).findLast(({ id }) => id !== own);
  if (oldest === undefined) return false;
  removeRun(shelf, oldest.id, oldest.head);
  return true;
}
