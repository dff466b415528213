// Whole actions: a set of group moves judged as one, and the position that they lead to.
import { CHARACTERS, PREDECESSORS } from '../characters.ts';
import type { Note, Reason } from '../reasons.ts';
import { aMinionWasInPlay, isInPlay, type Position } from '../state/position.ts';
import {
  type Action,
  type FigureId,
  type MoverFigureId,
  type Place,
  type RegionId,
  RING_BEARERS,
  type Side,
} from '../vocabulary.ts';
import { cardConditionHolds } from './activation.ts';
import { CARD_RULES } from './cards.ts';
import { destinations } from './destinations.ts';

/** One group and where it goes; to its own region means that it stays. */
export interface Move {
  readonly figures: readonly MoverFigureId[];
  readonly to: RegionId;
}

export type Played =
  | { readonly legal: true; readonly position: Position }
  | {
      readonly legal: false;
      /** Index of the first illegal move. */
      readonly at: number;
      readonly reasons: readonly [Reason, ...Reason[]];
    };

type MoveVerdict =
  | { readonly legal: true; readonly notes: readonly Note[] }
  | { readonly legal: false; readonly reasons: readonly [Reason, ...Reason[]] };

function sideOf(figure: MoverFigureId): Side {
  return figure === RING_BEARERS ? 'freePeoples' : CHARACTERS[figure].side;
}

function movesOnce(action: Action): boolean {
  if (action.type === 'card') return CARD_RULES[action.card].movers === 'one';
  return action.type !== 'characterDie' && action.type !== 'withArmy';
}

/** What forbids a move because of the moves before it in the same action (R23, R25, R34). */
function refusalBesideOthers(action: Action, moves: readonly Move[], at: number): Reason | null {
  const move = moves[at] as Move;
  const before = moves.slice(0, at);
  const moved = new Set(before.flatMap(({ figures }) => figures));
  const twice = move.figures.find((figure) => moved.has(figure));
  if (twice !== undefined && twice !== RING_BEARERS) return { code: 'alreadyMoved', figure: twice };
  const first = before[0]?.figures[0];
  if (first !== undefined && move.figures.some((figure) => sideOf(figure) !== sideOf(first))) {
    return { code: 'mixedSides', figures: move.figures };
  }
  if (at > 0 && movesOnce(action)) return { code: 'notMovedByThis', figures: move.figures };
  return null;
}

function judgeMove(position: Position, action: Action, move: Move): MoveVerdict {
  const { origin, verdicts, stay } = destinations(position, action, move.figures);
  const verdict = verdicts.get(move.to);
  if (verdict) return verdict;
  if (origin === move.to && stay.legal) return { legal: true, notes: stay.notes };
  // The mover as a whole is refused and names its own region: every other region tells the reason.
  const anyRefusal = [...verdicts.values()].find((other) => !other.legal);
  if (anyRefusal && !anyRefusal.legal) return anyRefusal;
  throw new Error(`no verdict for a move to ${move.to}; parse the request with parseMoves first`);
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
  return { ...position, figures, minionHasBeenInPlay: position.minionHasBeenInPlay || aMinionWasInPlay(figures) };
}

function wake(position: Position, action: Action, notes: readonly Note[]): Position {
  const nations = { ...position.nations };
  for (const note of notes) {
    if (note.code === 'activates') nations[note.nation] = { ...nations[note.nation], active: true };
  }
  if (action.type === 'card' && cardConditionHolds(CARD_RULES[action.card], position.figures)) {
    for (const nation of CARD_RULES[action.card].afterwards?.atWar ?? [])
      nations[nation] = { active: true, atWar: true };
  }
  return { ...position, nations };
}

/**
 * Judges all moves of one action from the position before it and, when all are legal, makes them.
 * A figure moves at most once (R23); groups are fixed where they start (R25); one side only (R4, R5).
 */
export function playAction(position: Position, action: Action, moves: readonly Move[]): Played {
  let after = position;
  const notes: Note[] = [];
  for (const [at, move] of moves.entries()) {
    const beside = refusalBesideOthers(action, moves, at);
    const verdict: MoveVerdict = beside ? { legal: false, reasons: [beside] } : judgeMove(position, action, move);
    if (!verdict.legal) return { legal: false, at, reasons: verdict.reasons };
    notes.push(...verdict.notes);
    after = arrive(after, action, move);
  }
  return { legal: true, position: wake(after, action, notes) };
}
