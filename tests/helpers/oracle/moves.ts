// A whole action, move by move, each judged on the board as it was before the action.

import { cardOf, movesOneGroup } from './cards.ts';
import { freePeoplesNations } from './facts.ts';
import { minions, predecessors, sideOf } from './figures.ts';
import { judge } from './judge.ts';
import { isSeparating } from './mover.ts';
import { nationsAtWarByCard, nationsWokenAt, nationsWokenByCard } from './notes.ts';
import { fold, isRegion, type Position, placeOf, unfold } from './position.ts';
import type { Action, Cause, Judgement, Move, MovesRequest } from './types.ts';

export function judgeMoves(request: MovesRequest): Judgement {
  const position = unfold(request.position ?? {});
  const action: Action = request.action ?? { type: 'characterDie' };
  for (const [at, move] of request.moves.entries()) {
    const reasons = reasonsAgainst(position, action, move, request.moves.slice(0, at));
    if (reasons.length > 0) return { legal: false, at, reasons };
  }
  return { legal: true, position: fold(after(position, action, request.moves)) };
}

function reasonsAgainst(position: Position, action: Action, move: Move, earlier: readonly Move[]): readonly Cause[] {
  const moved = earlier.flatMap((before) => before.figures);
  const again = move.figures.find((figure) => moved.includes(figure));
  if (again !== undefined) return [{ code: 'alreadyMoved', figure: again }];
  const leader = earlier[0]?.figures[0];
  if (leader !== undefined && move.figures.some((figure) => sideOf(figure) !== sideOf(leader))) {
    return [{ code: 'mixedSides', figures: move.figures }];
  }
  if (earlier.length > 0 && movesOneGroup(action)) return [{ code: 'notMovedByThis', figures: move.figures }];

  const { origin, stay, refusals } = judge(position, action, move.figures, [move.to]);
  if (move.to === origin && !stay.legal) return Object.values(judge(position, action, move.figures).refusals)[0] ?? [];
  const refused = refusals[move.to];
  if (refused !== undefined) return refused;

  const [first] = earlier;
  if (first !== undefined && cardOf(action) === 'the-eagles-are-coming' && move.to !== first.to) {
    return [{ code: 'cardAllowsOnly', regions: [first.to] }];
  }
  return [];
}

/** Whether nothing happens in this move: the figures stand where they stood, on the map. */
function isIdle(position: Position, action: Action, { figures, to }: Move): boolean {
  return !isSeparating(position, action, figures) && figures.every((figure) => placeOf(position, figure) === to);
}

function after(position: Position, action: Action, moves: readonly Move[]): Position {
  const places = new Map(position.places);
  const active = new Set(position.active);
  let { fellowshipRegion, progress } = position;
  for (const { figures, to } of moves) {
    if (action.type === 'declaration') {
      fellowshipRegion = to;
      progress = 0;
      continue;
    }
    for (const figure of figures) {
      places.set(figure, to);
      const predecessor = action.type === 'entry' ? predecessors[figure] : undefined;
      if (predecessor !== undefined && isRegion(placeOf(position, predecessor))) places.set(predecessor, 'outOfPlay');
      if (action.type === 'entry' && figure === 'witch-king')
        for (const nation of freePeoplesNations) active.add(nation);
    }
    if (!isIdle(position, action, { figures, to })) {
      for (const nation of nationsWokenAt(position, figures, to)) active.add(nation);
    }
  }
  for (const nation of nationsWokenByCard(action, places)) active.add(nation);
  const atWar = new Set(position.atWar);
  for (const nation of nationsAtWarByCard(action, places)) atWar.add(nation);
  const minionEnters =
    action.type === 'entry' && moves.some(({ figures }) => figures.some((figure) => minions.includes(figure)));
  const minionHasBeenInPlay = position.minionHasBeenInPlay || minionEnters;
  return { ...position, places, active, atWar, fellowshipRegion, progress, minionHasBeenInPlay };
}
