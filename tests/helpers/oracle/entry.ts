// Characters that come into play: the conditions that are missing, and the regions where they may be put.

import { elvenStrongholds, freePeoplesNations, sauronStrongholds } from './facts.ts';
import { isRegion, type Position, placeOf } from './position.ts';

const gondorPorts = ['minas-tirith', 'dol-amroth', 'pelargir'];

function hasShadowArmy(position: Position, region: string, nation?: string): boolean {
  return (position.armies.get(region) ?? []).some(
    (army) => army.side === 'shadow' && (nation === undefined || army.nations.includes(nation)),
  );
}

function conditions(position: Position, figure: string): Readonly<Record<string, boolean>> {
  const striderAt = placeOf(position, 'strider');
  const inPort = gondorPorts.includes(striderAt);
  const allFreePeoplesAtWar = freePeoplesNations.every((nation) => position.atWar.has(nation));
  switch (figure) {
    case 'witch-king':
      return {
        sauronAtWar: position.atWar.has('sauron'),
        freePeoplesNationAtWar: freePeoplesNations.some((nation) => position.atWar.has(nation)),
      };
    case 'saruman':
      return {
        isengardAtWar: position.atWar.has('isengard'),
        orthancUnconquered: position.controllers.get('orthanc') === 'shadow',
      };
    case 'mouth-of-sauron':
      return {
        fellowshipOnMordorTrackOrAllFreePeoplesAtWar:
          position.fellowshipRegion === 'mordorTrack' || allFreePeoplesAtWar,
      };
    case 'gandalf-the-white':
      return {
        gandalfTheGreyGone: placeOf(position, 'gandalf-the-grey') !== 'fellowship',
        minionHasBeenInPlay: position.minionHasBeenInPlay,
      };
    default:
      return {
        striderInGondorPort: inPort,
        striderSettlementUnconquered: !inPort || position.controllers.get(striderAt) === 'freePeoples',
      };
  }
}

export function missingConditions(position: Position, figure: string): string[] {
  const asked = { figureOutOfPlay: placeOf(position, figure) === 'outOfPlay', ...conditions(position, figure) };
  return Object.entries(asked).flatMap(([condition, holds]) => (holds ? [] : [condition]));
}

export function entryRegions(position: Position, figure: string): readonly string[] {
  switch (figure) {
    case 'witch-king':
      return [...position.armies.keys()].filter((region) => hasShadowArmy(position, region, 'sauron'));
    case 'saruman':
      return ['orthanc'];
    case 'mouth-of-sauron':
      return sauronStrongholds.filter((region) => position.controllers.get(region) === 'shadow');
    case 'gandalf-the-white': {
      const greyAt = placeOf(position, 'gandalf-the-grey');
      if (isRegion(greyAt)) return [greyAt];
      const clearOfEnemies = position.otherReadings.has('gandalf-white-enters-despite-enemy');
      const elven = elvenStrongholds.filter((region) => position.controllers.get(region) === 'freePeoples');
      if (!clearOfEnemies) return ['fangorn', ...elven];
      return [
        ...(hasShadowArmy(position, 'fangorn') ? [] : ['fangorn']),
        ...elven.filter((region) => !position.besieged.has(region)),
      ];
    }
    default:
      return [placeOf(position, 'strider')];
  }
}
