// The restrictions that bind one mover in one position, laid out flat: where it must stop, what is sealed or closed.

import { cardOf, mayEndInSiege, nazgulCards, rangeBonus } from './cards.ts';
import { innerMordor, sauronStrongholds, strongholds } from './facts.ts';
import { figureFacts, groupLevel, isNazgul, sideOf } from './figures.ts';
import { isSeparating, originOf } from './mover.ts';
import type { Position } from './position.ts';
import type { Action, Range, Side } from './types.ts';

export interface Scene {
  readonly travel: 'walk' | 'flight' | 'placement';
  readonly origin: string | null;
  readonly range: Range;
  readonly stops: ReadonlySet<string>;
  /** Friendly Strongholds under siege that may not be left, entered to stay, or passed through. */
  readonly sealedLeave: ReadonlySet<string>;
  readonly sealedEnter: ReadonlySet<string>;
  readonly sealedPass: ReadonlySet<string>;
  /** Free Peoples Strongholds without a siege, shut to the Shadow's lone figures. */
  readonly closed: ReadonlySet<string>;
  readonly insideMordor: ReadonlySet<string>;
  readonly placements: readonly string[] | null;
}

const nowhere: ReadonlySet<string> = new Set();

function strongholdsHeldBy(position: Position, side: Side): string[] {
  return strongholds.filter((region) => position.controllers.get(region) === side);
}

export function friendlyBesieged(position: Position, side: Side): ReadonlySet<string> {
  return new Set(strongholdsHeldBy(position, side).filter((region) => position.besieged.has(region)));
}

function closedToTheShadow(position: Position): ReadonlySet<string> {
  return new Set(strongholdsHeldBy(position, 'freePeoples').filter((region) => !position.besieged.has(region)));
}

/** Regions that a card names as the only destinations, null for everything else. */
export function placementsOf(position: Position, action: Action): readonly string[] | null {
  switch (cardOf(action)) {
    case 'the-breaking-of-the-fellowship':
      return [position.fellowshipRegion];
    case 'dead-men-of-dunharrow':
      return ['erech', 'lamedon', 'pelargir'];
    case 'the-eagles-are-coming':
      return sauronStrongholds.filter((region) => position.controllers.get(region) === 'shadow');
    default:
      return null;
  }
}

function companionRange(position: Position, action: Action, figures: readonly string[]): number {
  const level = cardOf(action) === 'gwaihir-the-windlord' ? 4 : groupLevel(figures);
  const steps = isSeparating(position, action, figures) ? position.progress : 0;
  return steps + level + rangeBonus(action);
}

function companionStops(position: Position): ReadonlySet<string> {
  const held = strongholdsHeldBy(position, 'shadow');
  return position.otherReadings.has('stop-at-besieged-shadow-stronghold')
    ? new Set(held.filter((region) => !position.besieged.has(region)))
    : new Set(held);
}

/** Those that he walks through by the first reading: the Shadow's without a siege, the others' under one (R58). */
function mouthStops(position: Position): ReadonlySet<string> {
  return new Set(
    strongholds.filter((region) => (position.controllers.get(region) === 'shadow') !== position.besieged.has(region)),
  );
}

export function sceneOf(position: Position, action: Action, figures: readonly string[]): Scene {
  const [leader = ''] = figures;
  const side = sideOf(leader);
  const free: Scene = {
    travel: 'walk',
    origin: originOf(position, action, figures),
    range: null,
    stops: nowhere,
    sealedLeave: nowhere,
    sealedEnter: nowhere,
    sealedPass: nowhere,
    closed: nowhere,
    insideMordor: nowhere,
    placements: placementsOf(position, action),
  };
  if (free.placements !== null) return { ...free, travel: 'placement' };

  const sealed = friendlyBesieged(position, side);
  const seals = { sealedLeave: sealed, sealedEnter: sealed, sealedPass: sealed };
  if (action.type === 'withArmy') return { ...free, ...seals, range: 1 };

  if (action.type === 'declaration') {
    const allowed = position.otherReadings.has('declare-inside-mordor');
    return { ...free, range: position.progress, insideMordor: allowed ? nowhere : new Set(innerMordor) };
  }
  if (isNazgul(leader)) {
    const mayLeave = !position.otherReadings.has('nazgul-leave-siege');
    return {
      ...free,
      travel: 'flight',
      range: 'unlimited',
      sealedLeave: mayLeave ? nowhere : sealed,
      closed: closedToTheShadow(position),
    };
  }
  if (figureFacts(leader).kind === 'mouth') {
    const stops = position.otherReadings.has('mouth-walks-through-strongholds') ? mouthStops(position) : nowhere;
    return { ...free, ...seals, range: 3, stops, closed: closedToTheShadow(position) };
  }
  const endsInSiege = mayEndInSiege(action);
  const leavesSiege = endsInSiege && position.otherReadings.has('event-lets-leave-siege');
  return {
    ...free,
    range: companionRange(position, action, figures),
    stops: companionStops(position),
    sealedLeave: leavesSiege ? nowhere : sealed,
    sealedEnter: endsInSiege ? nowhere : sealed,
    sealedPass: sealed,
  };
}

export const isFlight = (action: Action, figures: readonly string[]): boolean =>
  figures.every(isNazgul) && (action.type === 'characterDie' || nazgulCards.includes(cardOf(action) ?? ''));
