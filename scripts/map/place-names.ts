// Paths on which the view sets the names of ranges, waters, rivers and lands. The words come from the locales.
import type { Point } from './points.ts';

export interface PlaceName {
  readonly id: string;
  readonly kind: 'range' | 'water' | 'river' | 'land';
  /** Size of the type in units. */
  readonly size: number;
  readonly path: readonly Point[];
}

export const PLACE_NAMES: readonly PlaceName[] = [
  {
    id: 'belegaer',
    kind: 'water',
    size: 40,
    path: [
      [110, 640],
      [150, 780],
      [210, 920],
      [230, 1060],
    ],
  },
  {
    id: 'bay-of-belfalas',
    kind: 'water',
    size: 22,
    path: [
      [640, 1220],
      [740, 1240],
      [850, 1270],
    ],
  },
];
