// Those who walk: what bars them on the board, and the reason's name for each thing that does.
import { present } from '../../../base/assert.ts';
import type { Cause } from '../../../board/causes.ts';
import type { Obstacles } from '../../../board/reach.ts';
import { board, hasStronghold, strongholds } from '../board.ts';
import { CHARACTERS } from '../characters.ts';
import type { SingleReason } from '../reasons.ts';
import type { Position } from '../state/position.ts';
import type { RegionId } from '../vocabulary.ts';
import { isSealed } from './besieged-stronghold.ts';
import { CARD_RULES } from './cards.ts';
import { isClosedToShadowFigures } from './free-peoples-stronghold.ts';
import type { Walker } from './mover.ts';
import { mustStopAt } from './stronghold-stop.ts';

const INNER_MORDOR: readonly RegionId[] = ['barad-dur', 'gorgoroth', 'nurn'];
const STRONGHOLD_NUMBERS = strongholds.map((region) => [region, board.index.number(region)] as const);

type Bar = 'sealed' | 'closed' | 'stop' | null;

/** What a Stronghold is to this walker: shut by siege, shut by its garrison, the end of the way, or nothing. */
function barAt(position: Position, mover: Walker, region: RegionId): Bar {
  if (mover.walker === 'ringBearers') return null;
  const side = mover.walker === 'mouth' ? 'shadow' : CHARACTERS[present(mover.figures[0], 'a walker')].side;
  if (isSealed(position, side, region)) return 'sealed';
  if (mover.walker === 'mouth') {
    if (isClosedToShadowFigures(position, region)) return 'closed';
    return position.rulings['mouth-walks-through-strongholds'] === 'other' ? 'stop' : null;
  }
  return mover.walker === 'companions' && mustStopAt(position, region) ? 'stop' : null;
}

/** Whether the walker's move ends where it enters this region (R11; by ruling also R58). */
export function endsAt(position: Position, mover: Walker, region: RegionId): boolean {
  return hasStronghold(region) && barAt(position, mover, region) === 'stop';
}

/** Whether the siege of the origin keeps the walker in; some cards may lift that by ruling (R36). */
function isKeptIn(position: Position, mover: Walker): boolean {
  if (barAt(position, mover, mover.origin) !== 'sealed') return false;
  const card = mover.card ? CARD_RULES[mover.card] : null;
  const mayLeave = card?.mayEndInSiege && position.rulings['event-lets-leave-siege'] === 'other' && !mover.separating;
  return !mayLeave;
}

/** What bars this walker, by region number. */
export function obstaclesFor(position: Position, mover: Walker): Obstacles {
  const through = new Uint8Array(board.index.size);
  const end = new Uint8Array(board.index.size);
  const endsInSiege = mover.card !== null && CARD_RULES[mover.card].mayEndInSiege;
  for (const [region, number] of STRONGHOLD_NUMBERS) {
    const bar = barAt(position, mover, region);
    if (bar === null) continue;
    through[number] = 1;
    if (bar === 'closed' || (bar === 'sealed' && !endsInSiege)) end[number] = 1;
  }
  if (mover.walker === 'ringBearers' && position.rulings['declare-inside-mordor'] === 'default') {
    for (const region of INNER_MORDOR) end[board.index.number(region)] = 1;
  }
  return { through, end, origin: isKeptIn(position, mover) };
}

/** The typed reason for one obstacle of the board. */
export function reasonFor(position: Position, mover: Walker, cause: Cause): SingleReason {
  const regionId = (number: number): RegionId => present(board.index.ids[number], `region number ${number}`);
  if (cause.kind === 'range') {
    if (mover.walker === 'withArmy') return { code: 'notAdjacent' };
    return { code: 'tooFar', distance: cause.distance, range: mover.range };
  }
  if (cause.kind === 'border') {
    const [a, b] = cause.between;
    return { code: 'impassableBorder', between: [regionId(a), regionId(b)], around: cause.around };
  }
  const region = regionId(cause.region);
  if (cause.kind === 'origin') return { code: 'besiegedFriendlyStronghold', region, how: 'leave' };
  const bar = barAt(position, mover, region);
  const how = cause.kind === 'end' ? 'enter' : 'passThrough';
  if (bar === 'sealed') return { code: 'besiegedFriendlyStronghold', region, how };
  if (bar === 'closed') return { code: 'freePeoplesStronghold', region, how };
  return bar === 'stop' ? { code: 'mustStop', at: region } : { code: 'insideMordor' };
}
