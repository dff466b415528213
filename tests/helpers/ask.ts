// Asks the rules the way the machine interface does: JSON in, JSON out, and loudly wrong where a request is refused.

import type { DestinationsAnswer, MovesAnswer } from '../../src/games/war-of-the-ring/query/answer.ts';
import { answer } from '../../src/games/war-of-the-ring/query/answer.ts';
import { parseRequest } from '../../src/games/war-of-the-ring/query/request.ts';
import type { PositionJson } from '../../src/games/war-of-the-ring/state/position-json.ts';
import type { Action, CardId, MoverFigureId, RegionId } from '../../src/games/war-of-the-ring/vocabulary.ts';

export interface Asked {
  readonly position?: PositionJson | string;
  readonly action?: Action;
  readonly figures: readonly MoverFigureId[];
}
export interface AskedMoves {
  readonly position?: PositionJson | string;
  readonly action?: Action;
  readonly moves: readonly { readonly figures: readonly MoverFigureId[]; readonly to: string }[];
}

function answerOf(request: object) {
  const parsed = parseRequest(request);
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.issues)}`);
  return answer(parsed.value);
}

export function whereTo(request: Asked): DestinationsAnswer {
  const given = answerOf(request);
  if (!('destinations' in given)) throw new Error('asked for destinations, got a verdict');
  return given;
}

export function wholeAction(request: AskedMoves): MovesAnswer {
  const given = answerOf(request);
  if ('destinations' in given) throw new Error('asked for a verdict, got destinations');
  return given;
}

export function card(id: CardId): Action {
  return { type: 'card', card: id };
}

/** The legal regions, in alphabetical order. */
export function legalOf({ destinations }: DestinationsAnswer): RegionId[] {
  return (Object.keys(destinations) as RegionId[]).sort();
}

/** Legal regions with their distances, as `region 2`, in alphabetical order. */
export function distancesOf({ destinations }: DestinationsAnswer): string[] {
  return Object.entries(destinations)
    .map(([region, destination]) => `${region} ${destination?.distance}`)
    .sort();
}
