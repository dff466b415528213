// What is wrong with input from outside: codes, places and near misses. Words for them are in the locales.
import type { InputIssue } from '../../../movement/game.ts';

export const INPUT_CODES = [
  'notJson',
  'wrongType',
  'unknownKey',
  'unknownId',
  'duplicateFigure',
  'noFigures',
  'outOfRange',
  'impossiblePosition',
  'badNotation',
  'unsupportedVersion',
] as const;
/** What kind of mistake the input holds. */
export type InputCode = (typeof INPUT_CODES)[number];

export const IMPOSSIBLE = [
  'besiegedWithoutStronghold',
  'controllerWithoutSettlement',
  'bothGandalfs',
  'striderAndAragorn',
  'sarumanOutsideOrthanc',
  'gollumOnTheMap',
  'figureCannotBeInFellowship',
] as const;
/** Which impossibility a position holds. */
export type Impossible = (typeof IMPOSSIBLE)[number];

/**
 * What is wrong with input: a code, the place as a JSON pointer and, by code, near misses, the piece that could not
 * be read, or which impossibility it is.
 */
export interface WarInputIssue extends InputIssue {
  readonly code: InputCode;
  readonly why?: Impossible;
}

const SPECIAL = /[~/]/;

/** JSON pointer: one step further into the input. */
export function step(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}/${key}`;
  return SPECIAL.test(key) ? `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` : `${path}/${key}`;
}

export function inputIssue(code: InputCode, path: string): WarInputIssue {
  return { code, path };
}

export function impossible(why: Impossible, path: string): WarInputIssue {
  return { code: 'impossiblePosition', path, why };
}
