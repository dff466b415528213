// What is wrong with input from outside: codes, places and near misses. Words for them are in the locales.
import { distance } from 'fastest-levenshtein';
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
export type Impossible = (typeof IMPOSSIBLE)[number];

export interface WarInputIssue extends InputIssue {
  readonly code: InputCode;
  readonly why?: Impossible;
}

const NEAREST = 3;
/** No id is longer; more of a hostile text would only cost time. */
const COMPARED_LENGTH = 40;

/** JSON pointer: one step further into the input. */
export function step(path: string, key: string | number): string {
  return `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export function inputIssue(code: InputCode, path: string): WarInputIssue {
  return { code, path };
}

export function impossible(why: Impossible, path: string): WarInputIssue {
  return { code: 'impossiblePosition', path, why };
}

/** A name that does not exist, with the existing ones that are written most like it. */
export function unknownId(path: string, id: string, known: readonly string[]): WarInputIssue {
  const start = id.slice(0, COMPARED_LENGTH).toLowerCase();
  const nearest = known
    .map((candidate) => ({ candidate, letters: distance(start, candidate.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ candidate }) => candidate);
  return { code: 'unknownId', path, nearest };
}
