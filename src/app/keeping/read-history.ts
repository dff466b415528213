// A history that was written down, made into a history again. Whoever wrote it, nothing is believed: ids, order and
// positions are checked against the game.
import { failure, isNonEmpty, type Result, success } from '../../base/result.ts';
import type { Game, InputIssue, Turn } from '../../movement/game.ts';
import type { History, Step } from '../state/history.ts';
import { createIdCheck } from './id-check.ts';
import { type HistoryEntry, type StepEntry, startAfter, youngestChildren } from './step-entry.ts';

/** What is wrong with a kept game: where, as a JSON pointer, and what the game has to say about it, if it is that. */
export interface Fault {
  readonly path: string;
  readonly issue: InputIssue | null;
}

/** Reading is cut into slices of so many steps: a long history must not hold up the page. */
const SLICE = 50;

export type Breathe = () => Promise<void>;

/** The first fault ends the reading. */
export async function readHistory<Position>(
  game: Game<Position>,
  entry: HistoryEntry,
  breathe: Breathe,
): Promise<Result<History<Position>, Fault>> {
  const reader = createReader(game);
  const steps: Step<Position>[] = [];
  const youngest = youngestChildren(entry.steps.map((step, at) => beforeOf(step, at)));
  for (const [at, step] of entry.steps.entries()) {
    if (at % SLICE === SLICE - 1) await breathe();
    const read = reader.step(step, at, steps);
    if (!read.ok) return read;
    steps.push({ ...read.value, next: youngest.get(at) ?? null });
  }
  for (const [index, [at, next]] of (entry.next ?? []).entries()) {
    const step = steps[at];
    if (step === undefined || steps[next]?.before !== at) return fault(`/next/${index}`);
    steps[at] = { ...step, next };
  }
  if (!isNonEmpty(steps) || steps[entry.at] === undefined) return fault('/at');
  return success({ steps, at: entry.at });
}

function beforeOf({ before }: StepEntry, at: number): number | null {
  return at === 0 ? null : (before ?? at - 1);
}

function fault(path: string, issue: InputIssue | null = null): Result<never, Fault> {
  return failure([{ path, issue }]);
}

interface Reader<Position> {
  step(entry: StepEntry, at: number, earlier: readonly Step<Position>[]): Result<Step<Position>, Fault>;
}

function createReader<Position>(game: Game<Position>): Reader<Position> {
  const { isCause, isMove, isAction } = createIdCheck(game);
  const known = new Map<string, Result<Position, InputIssue>>();
  // Actions that begin, and moves that are taken back, come by the same position again and again.
  const parse = (notation: string): Result<Position, InputIssue> => {
    const parsed = known.get(notation) ?? game.parse(notation);
    known.set(notation, parsed);
    return parsed;
  };

  function readTurn(
    { action, start, moves }: NonNullable<StepEntry['turn']>,
    from: Step<Position> | null,
  ): Result<Turn<Position>, Fault> {
    if (!isAction(action)) return fault('/action');
    const wrong = moves.findIndex((move) => !isMove(move));
    if (wrong >= 0) return fault(`/moves/${wrong}`);
    const given = start === undefined ? null : parse(start);
    if (given?.ok === false) return fault('/start', given.issues[0]);
    const position = given?.value ?? startAfter(from);
    return position === null ? fault('/start') : success({ action, start: position, moves });
  }

  return {
    step(entry, at, earlier) {
      const path = `/steps/${at}`;
      const before = beforeOf(entry, at);
      const from = before === null ? null : earlier[before];
      if (from === undefined) return fault(`${path}/before`);
      const parsed = entry.position === undefined ? null : parse(entry.position);
      if (parsed?.ok === false) return fault(`${path}/position`, parsed.issues[0]);
      const position = parsed?.value ?? from?.position;
      if (position === undefined) return fault(`${path}/position`);
      const cause = entry.cause ?? null;
      if ((cause === null) !== (from === null)) return fault(`${path}/cause`);
      if (cause !== null && !isCause(cause, position)) return fault(`${path}/cause`);
      const turn = entry.turn === undefined ? null : readTurn(entry.turn, from);
      if (turn?.ok === false) return fault(`${path}/turn${turn.issues[0].path}`, turn.issues[0].issue);
      return success({ position, turn: turn?.value ?? null, cause, before, next: null });
    },
  };
}
