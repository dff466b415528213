// Whole actions: a set of group moves judged as one, and the position that they lead to.
import { board } from '../board.ts';
import { isMinion, PREDECESSORS, sideOf } from '../characters.ts';
import { expectAction, expectFigures } from '../input/expected.ts';
import type { Note, Reason } from '../reasons.ts';
import { isInPlay, type Position } from '../state/position.ts';
import {
  type Action,
  type FigureId,
  type MoverFigureId,
  type NationId,
  type Place,
  type RegionId,
  RING_BEARERS,
} from '../vocabulary.ts';
import { clauseMet, nationActivatedBy } from './activation.ts';
import { CARD_RULES } from './cards.ts';
import { destinations } from './destinations.ts';

/** One group and where it goes; to its own region means that it stays. */
export interface Move {
  readonly figures: readonly MoverFigureId[];
  readonly to: RegionId;
}

/** The position after a legal action, or the first illegal move with its reasons. */
export type Played =
  | { readonly legal: true; readonly position: Position }
  | {
      readonly legal: false;
      /** Index of the first illegal move. */
      readonly at: number;
      readonly reasons: readonly [Reason, ...Reason[]];
    };

type MoveVerdict =
  | { readonly legal: true; readonly arrives: boolean; readonly notes: readonly Note[] }
  | { readonly legal: false; readonly reasons: readonly [Reason, ...Reason[]] };

function movesOnce(action: Action): boolean {
  if (action.type === 'card') return CARD_RULES[action.card].movers === 'one';
  return action.type !== 'characterDie' && action.type !== 'withArmy';
}

/** What forbids figures to move at all because of the moves before theirs in the same action (R23, R25, R34). */
export function refusalAfter(
  before: readonly Move[],
  action: Action,
  figures: readonly MoverFigureId[],
): Reason | null {
  const moved = new Set(before.flatMap((move) => move.figures));
  const twice = figures.find((figure) => moved.has(figure));
  if (twice !== undefined) return { code: 'alreadyMoved', figure: twice };
  const first = before[0]?.figures[0];
  if (first !== undefined && figures.some((figure) => sideOf(figure) !== sideOf(first))) {
    return { code: 'mixedSides', figures };
  }
  if (before.length > 0 && movesOnce(action)) return { code: 'notMovedByThis', figures };
  return null;
}

/** The Eagles drive all Nazgûl to one Stronghold (R41): the first of them chooses for the others. */
export function refusalOfOtherGoal(before: readonly Move[], action: Action, to: RegionId): Reason | null {
  const isGathering = action.type === 'card' && CARD_RULES[action.card].destinations === 'unconqueredSauronStrongholds';
  const goal = before[0]?.to;
  if (!isGathering || goal === undefined || goal === to) return null;
  return { code: 'cardAllowsOnly', regions: [goal] };
}

function judgeMove(position: Position, action: Action, move: Move): MoveVerdict {
  const { origin, verdicts, stay } = destinations(position, action, move.figures);
  const verdict = verdicts.get(move.to);
  if (verdict) return verdict.legal ? { legal: true, arrives: true, notes: verdict.notes } : verdict;
  if (origin === move.to && stay.legal) {
    const leavesFellowship = move.figures.some((id) => id !== RING_BEARERS && position.figures[id] === 'fellowship');
    return { legal: true, arrives: leavesFellowship, notes: stay.notes };
  }
  // The mover as a whole is refused and names its own region: every other region tells the reason.
  for (const other of verdicts.values()) if (!other.legal) return other;
  throw new Error(`no verdict for a move to ${move.to}, which is on the board`);
}

function arrive(position: Position, action: Action, move: Move): Position {
  if (move.figures.includes(RING_BEARERS)) {
    return { ...position, fellowship: { region: move.to, progress: 0 } };
  }
  const figures: Record<FigureId, Place> = { ...position.figures };
  for (const figure of move.figures) {
    if (figure === RING_BEARERS) continue;
    figures[figure] = move.to;
    const predecessor = action.type === 'entry' ? PREDECESSORS[figure] : undefined;
    if (predecessor && isInPlay(position, predecessor)) figures[predecessor] = 'outOfPlay';
  }
  const minionEnters = action.type === 'entry' && move.figures.some(isMinion);
  return { ...position, figures, minionHasBeenInPlay: position.minionHasBeenInPlay || minionEnters };
}

/** Nations that the move itself wakes. What its card wakes besides hangs on where everybody stands in the end. */
function nationsWokenBy(
  position: Position,
  action: Action,
  move: Move,
  { arrives, notes }: Extract<MoveVerdict, { legal: true }>,
): readonly NationId[] {
  if (action.type !== 'card') return notes.flatMap((note) => (note.code === 'activates' ? [note.nation] : []));
  const nation = arrives ? nationActivatedBy(position, move.figures as readonly FigureId[], move.to) : null;
  return nation === null ? [] : [nation];
}

function wake(position: Position, action: Action, woken: readonly NationId[]): Position {
  const nations = { ...position.nations };
  const awaken = (nation: NationId): void => {
    nations[nation] = { ...nations[nation], active: true };
  };
  woken.forEach(awaken);
  const clause =
    action.type === 'card' ? clauseMet(CARD_RULES[action.card], (figure) => position.figures[figure]) : null;
  if (clause) {
    clause.activates.forEach(awaken);
    for (const nation of clause.atWar) nations[nation] = { active: true, atWar: true };
  }
  return { ...position, nations };
}

/**
 * Judges all moves of one action from the position before it and, when all are legal, makes them.
 * A figure moves at most once (R23); groups are fixed where they start (R25); one side only (R4, R5).
 */
export function playAction(position: Position, action: Action, moves: readonly Move[]): Played {
  expectAction(action);
  for (const { figures, to } of moves) {
    expectFigures(figures);
    board.region(to);
  }
  let after = position;
  const woken: NationId[] = [];
  for (const [at, move] of moves.entries()) {
    const before = moves.slice(0, at);
    const beside = refusalAfter(before, action, move.figures);
    const verdict: MoveVerdict = beside ? { legal: false, reasons: [beside] } : judgeMove(position, action, move);
    if (!verdict.legal) return { legal: false, at, reasons: verdict.reasons };
    const otherGoal = refusalOfOtherGoal(before, action, move.to);
    if (otherGoal) return { legal: false, at, reasons: [otherGoal] };
    woken.push(...nationsWokenBy(position, action, move, verdict));
    after = arrive(after, action, move);
  }
  return { legal: true, position: wake(after, action, woken) };
}
