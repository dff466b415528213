// The figures: kind, Level, and what each may wake.

import { freePeoplesNations } from './facts.ts';
import type { Side } from './types.ts';

interface Figure {
  readonly kind: 'companion' | 'gollum' | 'ringBearers' | 'nazgul' | 'mouth' | 'saruman';
  readonly level: number;
  readonly startsAt: string;
  readonly hobbit?: boolean;
  readonly activates?: readonly string[];
}

const figureById: Readonly<Record<string, Figure>> = {
  'gandalf-the-grey': { kind: 'companion', level: 3, startsAt: 'fellowship', activates: freePeoplesNations },
  strider: { kind: 'companion', level: 3, startsAt: 'fellowship', activates: ['north'] },
  boromir: { kind: 'companion', level: 2, startsAt: 'fellowship', activates: ['gondor'] },
  legolas: { kind: 'companion', level: 2, startsAt: 'fellowship', activates: ['elves'] },
  gimli: { kind: 'companion', level: 2, startsAt: 'fellowship', activates: ['dwarves'] },
  meriadoc: { kind: 'companion', level: 1, startsAt: 'fellowship', hobbit: true, activates: freePeoplesNations },
  peregrin: { kind: 'companion', level: 1, startsAt: 'fellowship', hobbit: true, activates: freePeoplesNations },
  'gandalf-the-white': { kind: 'companion', level: 3, startsAt: 'outOfPlay', activates: freePeoplesNations },
  aragorn: { kind: 'companion', level: 3, startsAt: 'outOfPlay', activates: freePeoplesNations },
  gollum: { kind: 'gollum', level: 0, startsAt: 'outOfPlay' },
  'ring-bearers': { kind: 'ringBearers', level: 0, startsAt: 'fellowship' },
  'witch-king': { kind: 'nazgul', level: 0, startsAt: 'outOfPlay' },
  saruman: { kind: 'saruman', level: 0, startsAt: 'outOfPlay' },
  'mouth-of-sauron': { kind: 'mouth', level: 3, startsAt: 'outOfPlay' },
  'nazgul-1': { kind: 'nazgul', level: 0, startsAt: 'barad-dur' },
  'nazgul-2': { kind: 'nazgul', level: 0, startsAt: 'dol-guldur' },
  'nazgul-3': { kind: 'nazgul', level: 0, startsAt: 'minas-morgul' },
  'nazgul-4': { kind: 'nazgul', level: 0, startsAt: 'morannon' },
  'nazgul-5': { kind: 'nazgul', level: 0, startsAt: 'outOfPlay' },
  'nazgul-6': { kind: 'nazgul', level: 0, startsAt: 'outOfPlay' },
  'nazgul-7': { kind: 'nazgul', level: 0, startsAt: 'outOfPlay' },
  'nazgul-8': { kind: 'nazgul', level: 0, startsAt: 'outOfPlay' },
};

/** Every figure with a place of its own; the Ring-bearers' place is that of the Fellowship. */
export const placedFigures: readonly string[] = Object.keys(figureById).filter((id) => id !== 'ring-bearers');
export const minions: readonly string[] = ['witch-king', 'saruman', 'mouth-of-sauron'];
export const enteringFigures: readonly string[] = [...minions, 'gandalf-the-white', 'aragorn'];
export const predecessors: Readonly<Record<string, string>> = {
  'gandalf-the-white': 'gandalf-the-grey',
  aragorn: 'strider',
};

export function figureFacts(id: string): Figure {
  const figure = figureById[id];
  if (figure === undefined) throw new Error(`no figure ${id}`);
  return figure;
}

export const isCompanion = (id: string): boolean => figureFacts(id).kind === 'companion';
export const isNazgul = (id: string): boolean => figureFacts(id).kind === 'nazgul';
export const isPlainNazgul = (id: string): boolean => isNazgul(id) && id !== 'witch-king';

export function sideOf(id: string): Side {
  return ['nazgul', 'mouth', 'saruman'].includes(figureFacts(id).kind) ? 'shadow' : 'freePeoples';
}

/** Shadowfax: Gandalf the White alone, or with one Hobbit and nobody else. */
export function ridesShadowfax(figures: readonly string[]): boolean {
  const others = figures.filter((id) => id !== 'gandalf-the-white');
  if (others.length === figures.length) return false;
  return others.length === 0 || (others.length === 1 && figureFacts(others[0] ?? '').hobbit === true);
}

export function groupLevel(figures: readonly string[]): number {
  return ridesShadowfax(figures) ? 4 : Math.max(...figures.map((id) => figureFacts(id).level));
}
