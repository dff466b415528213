// How many end positions one Character result allows a side, by writing every single one down. For small positions.

import { allRegions } from './facts.ts';
import { isPlainNazgul, placedFigures, sideOf } from './figures.ts';
import { moverRefusal } from './mover.ts';
import { isRegion, type Position, placeOf, unfold } from './position.ts';
import { sceneOf } from './scene.ts';
import type { PositionJson, Side } from './types.ts';
import { legalDestinations } from './walk.ts';

export function countEndPositions(json: PositionJson, side: Side): bigint {
  const position = unfold(json);
  const onMap = placedFigures.filter((id) => sideOf(id) === side && isRegion(placeOf(position, id)));
  if (side === 'shadow') return countShadow(position, onMap);
  const regions = new Set(onMap.map((id) => placeOf(position, id)));
  // No two Companions are alike, so what happens in one region multiplies what happens in the others.
  return [...regions].reduce((product, region) => {
    const standing = onMap.filter((id) => placeOf(position, id) === region);
    return product * BigInt(endPlacements(position, standing).size);
  }, 1n);
}

function mayEndAt(position: Position, group: readonly string[]): string[] {
  const action = { type: 'characterDie' } as const;
  const origin = placeOf(position, group[0] ?? '');
  // Whoever may not move at all (Saruman) still stands where he stood.
  if (moverRefusal(position, action, group) !== null) return [origin];
  return [origin, ...legalDestinations(sceneOf(position, action, group), new Set()).keys()];
}

/** All ways to split the figures into groups. */
function partitions(figures: readonly string[]): string[][][] {
  const [first, ...rest] = figures;
  if (first === undefined) return [[]];
  return partitions(rest).flatMap((groups) => [
    [[first], ...groups],
    ...groups.map((group, index) => groups.map((other, place) => (place === index ? [first, ...group] : other))),
  ]);
}

/** Every end placement of the Companions of one region, spelled "figure@region figure@region …". */
function endPlacements(position: Position, figures: readonly string[]): Set<string> {
  const placements = new Set<string>();
  const endsByGroup = new Map<string, string[]>();
  const endsOf = (group: readonly string[]) => {
    const key = [...group].sort().join(' ');
    const ends = endsByGroup.get(key) ?? mayEndAt(position, group);
    endsByGroup.set(key, ends);
    return ends;
  };
  const place = (groups: readonly (readonly string[])[], placed: readonly string[]): void => {
    const [group, ...rest] = groups;
    if (group === undefined) {
      placements.add([...placed].sort().join(' '));
      return;
    }
    for (const end of endsOf(group)) place(rest, [...placed, ...group.map((figure) => `${figure}@${end}`)]);
  };
  for (const groups of partitions(figures)) place(groups, []);
  return placements;
}

/** A letter of its own for each region: whole names would be spelled and compared millions of times. */
const letterOf = (region: string): string => String.fromCharCode(0x100 + allRegions.indexOf(region));

/** Letters stay in order, so that who came first makes no other word. */
function withLetter(word: string, letter: string): string {
  let at = 0;
  while (at < word.length && word.charAt(at) < letter) at += 1;
  return word.slice(0, at) + letter + word.slice(at);
}

/** The Shadow's figures move one by one; the plain Nazgûl are alike, so only where they stand counts, not which. */
function countShadow(position: Position, figures: readonly string[]): bigint {
  let nazgulPlacements = new Set(['']);
  let product = 1n;
  for (const figure of figures) {
    const ends = mayEndAt(position, [figure]);
    if (!isPlainNazgul(figure)) product *= BigInt(ends.length);
    else {
      const letters = ends.map(letterOf);
      const grown = new Set<string>();
      for (const placed of nazgulPlacements) {
        for (const letter of letters) grown.add(withLetter(placed, letter));
      }
      nazgulPlacements = grown;
    }
  }
  return product * BigInt(nazgulPlacements.size);
}
