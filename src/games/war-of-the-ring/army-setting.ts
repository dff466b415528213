// Armies as they are set by hand: whose Army stands in a region. How strong it is no rule of movement asks.
import type { RegionSetting } from '../../movement/game.ts';
import { board } from './board.ts';
import { type Army, isBesieged, type Position, START } from './state/position.ts';
import { FREE_PEOPLES_NATIONS, type NationId, type RegionId, SIDES, type Side } from './vocabulary.ts';

const NONE = 'none';
/** A besieged Army and those who besiege it. */
const BOTH = 'both';

export function armySetting(position: Position, region: RegionId): RegionSetting {
  const present = SIDES.filter((side) => position.armies[region]?.some((army) => army.side === side));
  const [side = NONE] = present;
  const value = present.length === SIDES.length ? BOTH : side;
  const both = value === BOTH || isBesieged(position, region) ? [BOTH] : [];
  return { id: 'army', value, values: [NONE, ...SIDES, ...both] };
}

/** The position with that value of the setting. An Army that stands there, or stood there at the start, is as it was. */
export function withArmy(position: Position, region: RegionId, value: string): Position {
  const sides = SIDES.filter((side) => value === side || value === BOTH);
  const { [region]: former, ...armies }: Position['armies'] = position.armies;
  const known = [...(former ?? []), ...(START.armies[region] ?? [])];
  const list = sides
    .map((side) => known.find((army) => army.side === side) ?? newArmy(position, region, side))
    .map((army) => (value === BOTH ? { ...army, besieged: isInside(position, region, army.side) } : army));
  return { ...position, armies: list.length === 0 ? armies : { ...armies, [region]: list } };
}

/** Of the region's own Nation; elsewhere a Shadow Army is taken to have units of Sauron, as nearly all of them do. */
function newArmy(position: Position, region: RegionId, side: Side): Army {
  const isFree = (nation: NationId): boolean => FREE_PEOPLES_NATIONS.some((free) => free === nation);
  const { nation } = board.region(region);
  const own = nation !== null && isFree(nation) === (side === 'freePeoples');
  const nations: readonly NationId[] = own ? [nation] : side === 'shadow' ? ['sauron'] : [];
  return { side, nations, besieged: isInside(position, region, side) };
}

function isInside(position: Position, region: RegionId, side: Side): boolean {
  return isBesieged(position, region) && position.settlements[region]?.controller === side;
}
