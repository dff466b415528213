// Shapes of tokens, settlement signs, badges and small icons, all drawn round 0 0, and the patterns of the marks.
import { EMBLEMS } from './emblems.ts';

/** Outlines of tokens within 32 units: round for the one side, angular for the other. */
const ROUND = 'M0-29A29 29 0 1 0 0 29A29 29 0 1 0 0-29Z';
const ANGULAR = 'M0-32L25-24L30 3L0 32L-30 3L-25-24Z';
const ANGULAR_SIDES = new Set(['shadow']);

export const tokenOutline = (side: string): string => (ANGULAR_SIDES.has(side) ? ANGULAR : ROUND);

/** Settlements within 12 units; the pennant of the side that holds it is added by `pennant`. */
const SIGNS: Readonly<Record<string, string>> = {
  stronghold: 'M-11 11V-4H-13V-10H-10V-8H-8V-10H-5V-4H-4V-9H4V-4H5V-10H8V-8H10V-10H13V-4H11V11H3V5A3 3 0 0 0-3 5V11Z',
  city: 'M-12 11V-1L-7-6L-2-1V-8L4-13L10-8V0H12V11Z',
  town: 'M-10 11V0H-12L0-11L12 0H10V11H3V4H-3V11Z',
  fortification: 'M-13 11V-5H-9V-1H-5V-5H-1V-1H1V-5H5V-1H9V-5H13V11H3V7A3 3 0 0 0-3 7V11Z',
};

/** Pennants differ in cut: swallow-tailed for the one side, pointed for the other. */
const SWALLOWTAIL = 'M0-23H13L9-18.500L13-14H0Z';
const POINTED = 'M0-23L14-18L0-13Z';
export const pennant = (side: string): string => (ANGULAR_SIDES.has(side) ? POINTED : SWALLOWTAIL);

/** The cloth of an Army's banner, and the tree or the eye on it, within 13 units. */
export const bannerOf = (side: string): { cloth: string; device: string } =>
  ANGULAR_SIDES.has(side)
    ? { cloth: 'M-7-12L12-7L-7 4Z', device: 'M-5-4Q-1-8 4-5.500Q0-1-5-4Z' }
    : {
        cloth: 'M-7-12H12L7.5-4.500L12 3H-7Z',
        device: 'M0-9.500L1.2-6H4.800L2-4L3-.500L0-2.500L-3-.500L-2-4L-4.800-6H-1.200Z',
      };

/** Badges within 11 units. */
const BADGES: Readonly<Record<string, string>> = {
  round: 'M0-10.500A10.5 10.5 0 1 0 0 10.500A10.5 10.5 0 1 0 0-10.500Z',
  stop: 'M-4.6-11H4.600L11-4.600V4.600L4.6 11H-4.600L-11 4.600V-4.600Z',
  flight: 'M0-12.500L12.5 0L0 12.500L-12.5 0Z',
  second: 'M-9.5-9.500H9.500V9.500H-9.500Z',
  blocked: 'M-9.5-9.500H9.500V9.500H-9.500Z',
  'in-2': 'M-9.5-9.500H9.500L12 0L9.5 9.500H-9.500L-12 0Z',
  'in-3': 'M-10-9L0-12.500L10-9V9L0 12.500L-10 9Z',
};

const ICONS: Readonly<Record<string, string>> = {
  // A beacon that is lit.
  activates:
    'M0-9C1-5 6-3 5 2C4.5 5 2 6 0 6C-2 6-4.5 5-5 2C-5.5-1-3-2-2.5-5C-1-4-.5-3 .5-2C1-4 .5-6 0-9ZM-7 8H7V10.500H-7Z',
  // A tower behind palings.
  siege:
    'M-4-9H-2V-7H2V-9H4V0H-4ZM-9 0L-7.5-2.500L-6 0V10H-9ZM-4 2L-2.5-.5L-1 2V10H-4ZM1 2L2.5-.5L4 2V10H1ZM6 0L7.5-2.500L9 0V10H6Z',
};

const symbol = (id: string, content: string): string => `<g id="${id}">${content}</g>`;
const paths = (prefix: string, drawings: Readonly<Record<string, string>>): string =>
  Object.entries(drawings)
    .map(([name, drawing]) => symbol(`map-${prefix}-${name}`, `<path d="${drawing}"/>`))
    .join('');

const pattern = (id: string, size: number, content: string, turn = 0): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" data-turn="${turn}">${content}</pattern>`;
/** Two tones, so that a line stands out from any ground. */
const lines = (path: string): string => `<path class="under" d="${path}"/><path class="line" d="${path}"/>`;

/** The textures: each reads as itself without colour, on paper as on the screen. */
const PATTERNS = [
  pattern('map-flight', 24, lines('M3 9L7 5L11 9M15 21L19 17L23 21')),
  pattern(
    'map-in-2',
    14,
    `<circle class="dot" cx="3.5" cy="3.5" r="1.7"/><circle class="dot" cx="10.5" cy="10.5" r="1.7"/>`,
  ),
  pattern('map-in-3', 20, lines('M2.5 5H7.500M5 2.500V7.500M12.500 15H17.500M15 12.500V17.500')),
  pattern('map-second', 13, lines('M0 6.500H13'), 45),
  pattern('map-closed', 22, lines('M3 3L9 9M9 3L3 9M14 14L20 20M20 14L14 20')),
  pattern('map-blocked', 14, lines('M0 7H14M7 0V14'), 45),
];

export const DEFINITIONS = [
  ...Object.entries(EMBLEMS).map(([name, { drawing }]) => symbol(`map-emblem-${name}`, drawing)),
  paths('sign', SIGNS),
  paths('badge', BADGES),
  paths('icon', ICONS),
  ...PATTERNS,
].join('');

export const hasSign = (icon: string): boolean => Object.hasOwn(SIGNS, icon);
