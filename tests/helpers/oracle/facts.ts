// What the oracle knows of the game, written down as literals. Only regions and borders come from the map data.

import borders from '../../../map-data/war-of-the-ring/borders.json';
import regionData from '../../../map-data/war-of-the-ring/regions.json';
import type { Army, Side } from './types.ts';

interface Region {
  readonly nation: string | null;
  readonly settlement: string | null;
}

const regionById: Readonly<Record<string, Region>> = regionData;

export const allRegions: readonly string[] = Object.keys(regionById).sort();
export const blackBorders: readonly (readonly string[])[] = borders.impassable.map((pair) => [...pair].sort());
const whiteBorders: readonly (readonly string[])[] = borders.passable;

export function regionFacts(id: string): Region {
  const region = regionById[id];
  if (region === undefined) throw new Error(`no region ${id} in the map data`);
  return region;
}

export const strongholds = allRegions.filter((id) => regionFacts(id).settlement === 'stronghold');

function neighbourMap(pairs: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const neighbours = new Map<string, string[]>(allRegions.map((id) => [id, []]));
  for (const [first = '', second = ''] of pairs) {
    neighbours.get(first)?.push(second);
    neighbours.get(second)?.push(first);
  }
  return neighbours;
}

export const whiteNeighbours = neighbourMap(whiteBorders);
export const blackNeighbours = neighbourMap(blackBorders);

export const freePeoplesNations = ['dwarves', 'elves', 'gondor', 'north', 'rohan'];
export const allNations = [...freePeoplesNations, 'isengard', 'sauron', 'southrons-easterlings'];
export const activeAtStart = ['elves', 'isengard', 'sauron', 'southrons-easterlings'];

/** Who holds a settlement at the start. Osgiliath belongs to no nation, yet Gondor's soldiers stand in it. */
export function controllerAtStart(id: string): Side | null {
  const { nation, settlement } = regionFacts(id);
  if (settlement === null) return null;
  return id === 'osgiliath' || freePeoplesNations.includes(nation ?? '') ? 'freePeoples' : 'shadow';
}

/** Armies at the start: the nation is that of the region, save where a garrison stands outside its own borders. */
const armyNationByRegion: Readonly<Record<string, string>> = {
  erebor: 'dwarves',
  'ered-luin': 'dwarves',
  'iron-hills': 'dwarves',
  'grey-havens': 'elves',
  rivendell: 'elves',
  'woodland-realm': 'elves',
  lorien: 'elves',
  'minas-tirith': 'gondor',
  'dol-amroth': 'gondor',
  osgiliath: 'gondor',
  pelargir: 'gondor',
  bree: 'north',
  carrock: 'north',
  dale: 'north',
  'north-downs': 'north',
  'the-shire': 'north',
  edoras: 'rohan',
  'fords-of-isen': 'rohan',
  'helms-deep': 'rohan',
  orthanc: 'isengard',
  'north-dunland': 'isengard',
  'south-dunland': 'isengard',
  'barad-dur': 'sauron',
  'dol-guldur': 'sauron',
  gorgoroth: 'sauron',
  'minas-morgul': 'sauron',
  moria: 'sauron',
  'mount-gundabad': 'sauron',
  nurn: 'sauron',
  morannon: 'sauron',
  'far-harad': 'southrons-easterlings',
  'near-harad': 'southrons-easterlings',
  'north-rhun': 'southrons-easterlings',
  'south-rhun': 'southrons-easterlings',
  umbar: 'southrons-easterlings',
};

export const armiesAtStart: ReadonlyMap<string, readonly Army[]> = new Map(
  Object.entries(armyNationByRegion).map(([region, nation]) => [
    region,
    [{ side: freePeoplesNations.includes(nation) ? 'freePeoples' : 'shadow', nations: [nation], besieged: false }],
  ]),
);

export const sauronStrongholds = ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad'];
export const elvenStrongholds = ['grey-havens', 'lorien', 'rivendell', 'woodland-realm'];
export const innerMordor = ['barad-dur', 'gorgoroth', 'nurn'];
