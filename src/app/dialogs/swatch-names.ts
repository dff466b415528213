// What a legend can explain, in its order.

/** Marks on regions, ways and borders, in the order of a legend. */
export const SWATCHES = [
  'origin',
  'reachable',
  'stop',
  'flight',
  'activates',
  'siege',
  'in-2',
  'in-3',
  'second',
  'path',
  'blocked',
  'passable',
  'impassable',
] as const;
/** What a legend of the page shows beside those. */
export const FURTHER_MARKS = ['selected', 'closed', 'trace', 'ready'] as const;
export const FURTHER_BORDERS = ['river', 'partly'] as const;
export const SIGN_SWATCHES = [
  'stronghold',
  'city',
  'town',
  'fortification',
  'flags',
  'changed',
  'besieged',
  'army',
] as const;
export type SwatchName =
  | (typeof SWATCHES)[number]
  | (typeof FURTHER_MARKS)[number]
  | (typeof FURTHER_BORDERS)[number]
  | (typeof SIGN_SWATCHES)[number];
