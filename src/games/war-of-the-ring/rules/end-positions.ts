// How many different positions one Character result can lead to, counted exactly without listing them.
import { search } from '../../../board/reach.ts';
import { board } from '../board.ts';
import { CHARACTERS, isCompanion, isPlainNazgul } from '../characters.ts';
import { figuresOnMap, type Position } from '../state/position.ts';
import { type StrongholdState, strongholdStates } from '../state/stronghold-state.ts';
import type { FigureId, RegionId, Side } from '../vocabulary.ts';
import { legalRegions } from './destinations.ts';
import { isClosedToShadowFigures } from './free-peoples-stronghold.ts';
import { walkingLevel } from './level.ts';
import { moverOf } from './mover.ts';
import { isKeptFromFlight } from './nazgul-flight.ts';
import { walkOf } from './walking.ts';

const RESULT = { type: 'characterDie' } as const;

function byRegion(position: Position, figures: readonly FigureId[]): Map<RegionId, FigureId[]> {
  const groups = new Map<RegionId, FigureId[]>();
  for (const figure of figures) {
    const region = position.figures[figure] as RegionId;
    groups.set(region, [...(groups.get(region) ?? []), figure]);
  }
  return groups;
}

/** How many regions the Companions of one region may end in, by distance, as far as the farthest rider among them. */
function destinationsByDistance(position: Position, figures: readonly FigureId[]): readonly number[] {
  const farthest = Math.max(...figures.map((figure) => walkingLevel([figure]).level));
  const counts = new Array<number>(farthest + 1).fill(0);
  const mover = moverOf(position, RESULT, figures);
  if (mover.kind !== 'walker') return counts;
  const { index, origin, obstacles } = walkOf(position, mover);
  if (obstacles.origin) return counts;
  const count = search(index, origin, farthest, obstacles.through);
  const { regions, distances } = index.workspace;
  for (let place = 1; place < count; place++) {
    if (obstacles.end[regions[place] as number] === 1) continue;
    const distance = distances[place] as number;
    counts[distance] = (counts[distance] ?? 0) + 1;
  }
  return counts;
}

/** Printed Levels, highest first. */
function levelsOf(figures: readonly FigureId[]): readonly number[] {
  return figures.map((figure) => CHARACTERS[figure].level as number).sort((a, b) => b - a);
}

/** Shadowfax goes one region farther than anybody walks, alone or with exactly one Hobbit (R42). */
function countCompanions(position: Position, figures: readonly FigureId[]): bigint {
  const available = destinationsByDistance(position, figures);
  const onFoot = countWalkers(available, levelsOf(figures));
  const rider = figures.find((figure) => walkingLevel([figure]).shadowfax);
  if (rider === undefined) return onFoot;
  const beyond = BigInt(available[walkingLevel([rider]).level] ?? 0);
  const others = figures.filter((figure) => figure !== rider);
  const leftBehind = others
    .filter((figure) => CHARACTERS[figure].hobbit)
    .map((hobbit) => others.filter((figure) => figure !== hobbit));
  return [others, ...leftBehind].reduce(
    (ways, walkers) => ways + beyond * countWalkers(available, levelsOf(walkers)),
    onFoot,
  );
}

/**
 * Ways for walkers of these Levels, highest first, to choose destinations one after the other. Where one already goes,
 * others may go along, however low their Level (R8); on their own they reach what their Level allows. What matters of
 * the choices so far is only how many regions of each distance are taken, so ways are counted by that.
 */
function countWalkers(available: readonly number[], levels: readonly number[]): bigint {
  let states = new Map<string, { readonly taken: readonly number[]; readonly ways: bigint }>();
  states.set('', { taken: available.map(() => 0), ways: 1n });
  for (const level of levels) {
    const next = new Map<string, { readonly taken: readonly number[]; readonly ways: bigint }>();
    const add = (taken: readonly number[], ways: bigint): void => {
      const key = taken.join();
      next.set(key, { taken, ways: (next.get(key)?.ways ?? 0n) + ways });
    };
    for (const { taken, ways } of states.values()) {
      add(taken, ways);
      taken.forEach((count, distance) => {
        if (count > 0) add(taken, ways * BigInt(count));
        const free = (available[distance] ?? 0) - count;
        if (distance <= level && free > 0) {
          add(
            taken.map((other, at) => (at === distance ? other + 1 : other)),
            ways * BigInt(free),
          );
        }
      });
    }
    states = next;
  }
  let total = 0n;
  for (const { ways } of states.values()) total += ways;
  return total;
}

/** Multisets of `size` out of `kinds`. */
function multisets(kinds: number, size: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= size; step++) ways = (ways * BigInt(kinds + step - 1)) / BigInt(step);
  return ways;
}

/**
 * Nazgûl without a name are interchangeable: only how many end where counts. Those who stand where no Nazgûl may fly to
 * may stay, but nobody else comes there, so how many of them leave is a choice of its own.
 */
function countNazgul(position: Position, figures: readonly FigureId[]): bigint {
  const states = strongholdStates(position);
  const isClosed = (region: RegionId): boolean =>
    isClosedToShadowFigures(states[board.index.number(region)] as StrongholdState);
  const open = board.regionIds.filter((region) => !isClosed(region)).length;
  let fliersByChoice: readonly number[] = [0];
  for (const [region, { length }] of byRegion(position, figures)) {
    if (isKeptFromFlight(position, region)) continue;
    const leaving = isClosed(region) ? Array.from({ length: length + 1 }, (_, count) => count) : [length];
    fliersByChoice = fliersByChoice.flatMap((fliers) => leaving.map((count) => fliers + count));
  }
  return fliersByChoice.reduce((total, fliers) => total + multisets(open, fliers), 0n);
}

/**
 * The number of different positions that one Character result of `side` can lead to, the present one included.
 * Every figure may move or stay (R4, R5, R22, R26); the eight plain Nazgûl are interchangeable.
 */
export function countEndPositions(position: Position, side: Side): bigint {
  const figures = figuresOnMap(position, side);
  let total = 1n;
  if (side === 'freePeoples') {
    for (const group of byRegion(position, figures.filter(isCompanion)).values())
      total *= countCompanions(position, group);
    return total;
  }
  for (const figure of figures) {
    if (!isPlainNazgul(figure)) total *= BigInt(legalRegions(position, RESULT, [figure]).length + 1);
  }
  return total * countNazgul(position, figures.filter(isPlainNazgul));
}
