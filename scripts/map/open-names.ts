// Names of waters, lands and one crowded range, placed by hand.
import type { PlaceName } from './place-names.ts';

export const BY_HAND: readonly PlaceName[] = [
  {
    id: 'belegaer',
    kind: 'water',
    size: 24,
    path: [
      [100, 612],
      [136, 760],
      [200, 910],
      [322, 1062],
    ],
  },
  {
    id: 'gulf-of-lhun',
    kind: 'water',
    size: 8.6,
    path: [
      [80, 381],
      [130, 372],
      [186, 357],
    ],
  },
  {
    id: 'bay-of-belfalas',
    kind: 'water',
    size: 18,
    path: [
      [686, 1214],
      [770, 1226],
      [860, 1258],
      [950, 1296],
    ],
  },
  {
    id: 'forochel',
    kind: 'water',
    size: 11,
    path: [
      [40, 146],
      [140, 86],
      [272, 34],
    ],
  },
  {
    id: 'sea-of-rhun',
    kind: 'water',
    size: 12,
    path: [
      [1688, 550],
      [1750, 538],
      [1810, 550],
    ],
  },
  {
    id: 'sea-of-nurnen',
    kind: 'water',
    size: 8.5,
    path: [
      [1650, 1052],
      [1696, 1042],
      [1744, 1060],
    ],
  },
  {
    id: 'ethir-anduin',
    kind: 'water',
    size: 8.5,
    path: [
      [990, 1238],
      [1046, 1224],
      [1088, 1228],
    ],
  },
  {
    id: 'eriador',
    kind: 'land',
    size: 24,
    path: [
      [384, 576],
      [478, 557],
      [604, 550],
    ],
  },
  {
    id: 'rhovanion',
    kind: 'land',
    size: 17,
    path: [
      [1426, 587],
      [1512, 579],
      [1600, 586],
    ],
  },
  {
    id: 'rohan',
    kind: 'land',
    size: 17,
    path: [
      [882, 856],
      [948, 848],
      [1012, 846],
    ],
  },
  {
    id: 'gondor',
    kind: 'land',
    size: 18,
    path: [
      [872, 1060],
      [984, 1084],
      [1140, 1094],
    ],
  },
  {
    id: 'mordor',
    kind: 'land',
    size: 19,
    path: [
      [1768, 886],
      [1828, 876],
      [1896, 884],
    ],
  },
  {
    id: 'rhun',
    kind: 'land',
    size: 23,
    path: [
      [1740, 336],
      [1812, 326],
      [1890, 336],
    ],
  },
  {
    id: 'harad',
    kind: 'land',
    size: 20,
    path: [
      [1578, 1216],
      [1640, 1206],
      [1712, 1206],
    ],
  },
  {
    id: 'tolfalas',
    kind: 'land',
    size: 8,
    path: [
      [962, 1290],
      [998, 1292],
      [1034, 1288],
    ],
  },
  {
    id: 'orodruin',
    kind: 'range',
    size: 8,
    path: [
      [1682, 988],
      [1744, 986],
      [1806, 988],
    ],
  },
  {
    id: 'misty-mountains',
    kind: 'range',
    size: 11.5,
    path: [
      [726, 700],
      [782, 652],
      [848, 614],
      [900, 580],
    ],
  },
];
