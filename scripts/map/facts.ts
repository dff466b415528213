// The facts the map is drawn from, as they lie in map-data/<game>/.
import { readFileSync } from 'node:fs';
import type { Layout } from './layout.ts';

export type Pair = readonly [string, string];

interface RegionFact {
  readonly nation: string | null;
  readonly settlement: string | null;
  readonly coastal: boolean;
}

/** A watercourse from source to mouth. */
export interface RiverFact {
  readonly size: 1 | 2 | 3 | 4;
  readonly borders: readonly Pair[];
  /** Borders that are river only for a share, reckoned from one end. */
  readonly partial?: readonly { readonly pair: Pair; readonly share: number; readonly end: string }[];
  /** Regions whose inside it crosses. */
  readonly inside?: readonly string[];
  readonly mouth: 'sea' | 'lake' | 'river';
  readonly into?: string;
}

export interface RangeFacts {
  readonly ranges: Readonly<Record<string, readonly { readonly id: string; readonly borders: readonly Pair[] }[]>>;
  /** Passable borders with black ends; `near` names the region that meets the pair at the black end. */
  readonly partlyBlack: readonly {
    readonly pair: Pair;
    readonly black: readonly { readonly near: string; readonly share: number }[];
  }[];
  readonly peaks: Readonly<Record<string, string>>;
}

interface GroundFact {
  readonly base: string;
  readonly cover: Readonly<Record<string, { readonly coverage: number; readonly where: readonly string[] }>>;
}

export interface Facts {
  readonly layout: Layout;
  readonly regions: Readonly<Record<string, RegionFact>>;
  readonly borders: { readonly passable: readonly Pair[]; readonly impassable: readonly Pair[] };
  readonly rivers: Readonly<Record<string, RiverFact>>;
  readonly ranges: RangeFacts;
  readonly terrain: Readonly<Record<string, GroundFact>>;
}

export function readFacts(folder: string): Facts {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'));
  return {
    layout: read('layout'),
    regions: read('regions'),
    borders: read('borders'),
    rivers: read('rivers').rivers,
    ranges: read('ranges'),
    terrain: read('terrain'),
  };
}
