// Those who walk: what bars them on the board, and the reason's name for each thing that does.
import type { Cause } from '../../../board/causes.ts';
import type { Walk } from '../../../board/reach.ts';
import { board } from '../board.ts';
import { CHARACTERS } from '../characters.ts';
import type { SingleReason } from '../reasons.ts';
import type { Position } from '../state/position.ts';
import {
  STRONGHOLD,
  STRONGHOLD_NUMBERS,
  STRONGHOLD_STATES,
  type StrongholdState,
  strongholdStates,
} from '../state/stronghold-state.ts';
import type { FigureId, RegionId } from '../vocabulary.ts';
import { isSealed } from './besieged-stronghold.ts';
import { CARD_RULES } from './cards.ts';
import { isClosedToShadowFigures } from './free-peoples-stronghold.ts';
import type { Walker } from './mover.ts';
import { mustStopAt } from './stronghold-stop.ts';

const INNER_MORDOR = (['barad-dur', 'gorgoroth', 'nurn'] as const).map((region) => board.index.number(region));

type Bar = 'sealed' | 'closed' | 'stop' | null;

/** What a region in this state is to the walker: shut by siege, shut by its garrison, the end of the way, or nothing. */
function barOf(state: StrongholdState, mover: Walker, rulings: Position['rulings']): Bar {
  if (state === STRONGHOLD.none || mover.walker === 'ringBearers') return null;
  if (isSealed(state, CHARACTERS[mover.figures[0] as FigureId].side)) return 'sealed';
  if (mover.walker === 'companions') return mustStopAt(state, rulings) ? 'stop' : null;
  if (mover.walker === 'withArmy') return null;
  if (isClosedToShadowFigures(state)) return 'closed';
  return rulings['mouth-walks-through-strongholds'] === 'other' ? 'stop' : null;
}

/** Whether the walker's move ends where it enters a region in this state (R11; by ruling also R58). */
export function endsAt(state: StrongholdState, mover: Walker, rulings: Position['rulings']): boolean {
  return barOf(state, mover, rulings) === 'stop';
}

/** Whether the siege of the origin keeps the walker in; some cards may lift that by ruling (R36). */
function isKeptIn(state: StrongholdState, mover: Walker, rulings: Position['rulings']): boolean {
  if (barOf(state, mover, rulings) !== 'sealed') return false;
  const liftsSiege = mover.card !== null && CARD_RULES[mover.card].mayEndInSiege;
  return !(liftsSiege && rulings['event-lets-leave-siege'] === 'other');
}

/** The walk with everything that bars it. */
export function walkOf(position: Position, mover: Walker): Walk {
  const { index } = board;
  const { rulings } = position;
  const states = strongholdStates(position);
  const through = new Uint8Array(index.size);
  const end = new Uint8Array(index.size);
  const endsInSiege = mover.card !== null && CARD_RULES[mover.card].mayEndInSiege;
  const bars = STRONGHOLD_STATES.map((state) => barOf(state, mover, rulings));
  for (const number of STRONGHOLD_NUMBERS) {
    const bar = bars[states[number] as StrongholdState] ?? null;
    if (bar === null) continue;
    through[number] = 1;
    if (bar === 'closed' || (bar === 'sealed' && !endsInSiege)) end[number] = 1;
  }
  if (mover.walker === 'ringBearers' && rulings['declare-inside-mordor'] === 'default') {
    for (const number of INNER_MORDOR) end[number] = 1;
  }
  const origin = index.number(mover.origin);
  const keptIn = isKeptIn(states[origin] as StrongholdState, mover, rulings);
  return { index, origin, range: mover.range, obstacles: { through, end, origin: keptIn } };
}

/** The typed reason for one obstacle of the board. */
export function reasonFor(position: Position, mover: Walker, cause: Cause): SingleReason {
  const { ids } = board.index;
  if (cause.kind === 'range') {
    if (mover.walker === 'withArmy') return { code: 'notAdjacent' };
    return { code: 'tooFar', distance: cause.distance, range: mover.range };
  }
  if (cause.kind === 'border') {
    const [a, b] = cause.between;
    return { code: 'impassableBorder', between: [ids[a] as RegionId, ids[b] as RegionId], around: cause.around };
  }
  const region = ids[cause.region] as RegionId;
  if (cause.kind === 'origin') return { code: 'besiegedFriendlyStronghold', region, how: 'leave' };
  const bar = barOf(strongholdStates(position)[cause.region] as StrongholdState, mover, position.rulings);
  const how = cause.kind === 'end' ? 'enter' : 'passThrough';
  if (bar === 'sealed') return { code: 'besiegedFriendlyStronghold', region, how };
  if (bar === 'closed') return { code: 'freePeoplesStronghold', region, how };
  return bar === 'stop' ? { code: 'mustStop', at: region } : { code: 'insideMordor' };
}
