// Pieces that plausible situations are made of: Strongholds besieged or taken, with the Armies that belong to it.

import { invariant } from '../../../base/assert.ts';
import type { Chance } from '../../../movement/practice.ts';
import { board, strongholds } from '../board.ts';
import { originalOwner, type Position } from '../state/position.ts';
import { createPosition, type PositionJson } from '../state/position-changes.ts';
import { type NationId, otherSide, type RegionId, type Side } from '../vocabulary.ts';

/** Whose Army comes to a Stronghold that is not its own. */
const ATTACKERS: Readonly<Partial<Record<RegionId, NationId>>> = {
  'barad-dur': 'gondor',
  'dol-amroth': 'southrons-easterlings',
  'dol-guldur': 'elves',
  erebor: 'southrons-easterlings',
  'grey-havens': 'isengard',
  'helms-deep': 'isengard',
  lorien: 'sauron',
  'minas-morgul': 'gondor',
  'minas-tirith': 'sauron',
  morannon: 'gondor',
  moria: 'elves',
  'mount-gundabad': 'north',
  orthanc: 'rohan',
  rivendell: 'sauron',
  umbar: 'gondor',
  'woodland-realm': 'sauron',
};

/** Behind Morannon and Minas Morgul nobody walks who is not of the Shadow. */
const INNER_MORDOR: readonly RegionId[] = ['barad-dur', 'gorgoroth', 'nurn'];

export const OPEN_REGIONS: readonly RegionId[] = board.regionIds.filter((region) => !INNER_MORDOR.includes(region));

export function strongholdsOf(side: Side): readonly RegionId[] {
  return strongholds.filter((region) => originalOwner(region) === side && !INNER_MORDOR.includes(region));
}

/** Regions entered after at most so many steps over passable borders; the first itself is not among them. */
export function regionsAround(region: RegionId, steps: number): readonly RegionId[] {
  let found: readonly RegionId[] = [region];
  for (let step = 0; step < steps; step++) {
    found = [...new Set(found.flatMap((id) => [id, ...board.neighbours(id)]))];
  }
  return found.filter((id) => id !== region && OPEN_REGIONS.includes(id)).sort();
}

/** The Shadow's Army around the Stronghold and the other's inside, or the other way round. */
export function besieged(region: RegionId): PositionJson {
  return strongholdChange(region, true);
}

/** Held by the side that did not hold it at the start. */
export function taken(region: RegionId): PositionJson {
  return strongholdChange(region, false);
}

function strongholdChange(region: RegionId, siege: boolean): PositionJson {
  const owner = originalOwner(region);
  const { nation } = board.region(region);
  const attacker = ATTACKERS[region];
  invariant(owner !== null && nation !== null && attacker !== undefined, `${region} is no Stronghold`);
  const atWar = { active: true, atWar: true };
  const attack = { side: otherSide(owner), nations: [attacker] };
  return {
    settlements: { [region]: siege ? { besieged: true } : { controller: otherSide(owner) } },
    armies: { [region]: siege ? [attack, { side: owner, nations: [nation], besieged: true }] : [attack] },
    nations: { [nation]: atWar, [attacker]: atWar },
  };
}

/** The start with all of these. They are right by construction: a position that cannot be throws. */
export function positionWith(...changes: readonly PositionJson[]): Position {
  const merged: PositionJson = {
    ...Object.assign({}, ...changes),
    settlements: Object.assign({}, ...changes.map(({ settlements }) => settlements)),
    figures: Object.assign({}, ...changes.map(({ figures }) => figures)),
    nations: Object.assign({}, ...changes.map(({ nations }) => nations)),
    armies: Object.assign({}, ...changes.map(({ armies }) => armies)),
  };
  const created = createPosition(merged);
  invariant(created.ok, `a position to practise on cannot be: ${created.ok ? '' : JSON.stringify(created.issues)}`);
  return created.value;
}

/** So many different ones. */
export function some<Item>(items: readonly Item[], count: number, chance: Chance): readonly Item[] {
  return chance.shuffle(items).slice(0, count);
}
