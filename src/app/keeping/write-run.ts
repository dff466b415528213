// Writes a running game as it grows. Two tabs may have opened the same one: whoever finds that the other has written
// meanwhile goes on under an id of its own, so that neither overwrites the other.
import type { Game } from '../../movement/game.ts';
import { type History, stepOf } from '../state/history.ts';
import { saneTime } from './clock.ts';
import { LATEST_KEY } from './kept-head.ts';
import { CHUNK, chunkCount, chunkKey, RUN_VERSION, type RunHead, runKey } from './run-entry.ts';
import { dropOldestRun, nextOrder, pruneRuns, removeChunks } from './runs.ts';
import { type Keeping, readText, type Shelf, writeText } from './shelf.ts';
import { causeEntry, nextEntries, stepEntry } from './step-entry.ts';

export interface RunWriter<Position> {
  /** The id that it is written under; null before the first writing. */
  readonly id: string | null;
  /** Whether another tab has written it since this one last read or wrote it. */
  isBehind(): boolean;
  /** Writes what is new since the last time. */
  write(history: History<Position>): Keeping;
  /** From now on under another id: what is on the shelf stays as it is. */
  leave(): void;
  /** Goes on with a game that is on the shelf just so. */
  adopt(id: string, history: History<Position>): void;
}

export interface WriterSources<Position> {
  readonly shelf: Shelf | null;
  readonly game: Game<Position>;
  newId(): string;
  now(): number;
}

export function createRunWriter<Position>({ shelf, game, newId, now }: WriterSources<Position>): RunWriter<Position> {
  let id: string | null = null;
  /** The head as it was read or written last; another text on the shelf is another tab's. */
  let ownHead: string | null = null;
  let order = 0;
  /** Each step as it is written down. */
  let lines: string[] = [];
  let written = 0;

  function turnTo(next: string | null): void {
    id = next;
    ownHead = next === null ? null : readText(shelf, runKey(next));
    order = 0;
    written = 0;
  }

  function keep(key: string, text: string, own: string): Keeping {
    let keeping = writeText(shelf, key, text);
    // The game on the board matters most: the oldest that nobody named make room for it.
    while (keeping === 'full' && dropOldestRun(shelf, own)) keeping = writeText(shelf, key, text);
    return keeping;
  }

  function writeSteps(own: string): Keeping {
    for (let chunk = Math.floor(written / CHUNK); chunk < chunkCount(lines.length); chunk++) {
      const text = `[${lines.slice(chunk * CHUNK, (chunk + 1) * CHUNK).join(',')}]`;
      const keeping = keep(chunkKey(own, chunk), text, own);
      if (keeping !== 'kept') return keeping;
    }
    written = lines.length;
    return 'kept';
  }

  function headOf(history: History<Position>): string {
    const { position, cause } = stepOf(history);
    const next = nextEntries(history);
    const head: RunHead = {
      version: RUN_VERSION,
      game: game.id,
      notation: game.format(position),
      time: saneTime(now()),
      order,
      count: lines.length,
      at: history.at,
      ...(next.length > 0 ? { next } : {}),
      ...(cause === null ? {} : { cause: causeEntry(cause) }),
    };
    return JSON.stringify(head);
  }

  return {
    get id() {
      return ownHead === null ? null : id;
    },
    isBehind() {
      const head = id === null ? null : readText(shelf, runKey(id));
      return head !== null && ownHead !== null && head !== ownHead;
    },
    leave() {
      turnTo(null);
      lines = [];
    },
    adopt(next, history) {
      turnTo(next);
      lines = history.steps.map((_, at) => JSON.stringify(stepEntry(game, history, at)));
      written = lines.length;
      writeText(shelf, LATEST_KEY, next);
    },
    write(history) {
      if (id !== null && readText(shelf, runKey(id)) !== ownHead) turnTo(null);
      const isNew = ownHead === null;
      id ??= newId();
      if (order === 0) order = nextOrder(shelf);
      for (let at = lines.length; at < history.steps.length; at++) {
        lines.push(JSON.stringify(stepEntry(game, history, at)));
      }
      const steps = writeSteps(id);
      const head = headOf(history);
      const asked = steps === 'kept' ? keep(runKey(id), head, id) : steps;
      // What cannot be read back is not kept.
      const keeping = asked === 'kept' && readText(shelf, runKey(id)) !== head ? 'refused' : asked;
      if (keeping === 'kept') {
        ownHead = head;
        writeText(shelf, LATEST_KEY, id);
        if (isNew) pruneRuns(shelf, id);
      } else if (isNew) {
        // Steps that no head tells of would only take up room.
        removeChunks(shelf, id, lines.length);
        written = 0;
      }
      return keeping;
    },
  };
}
