// A position in full, unfolded from its differences to the start, and folded back again.

import { activeAtStart, allNations, allRegions, armiesAtStart, controllerAtStart } from './facts.ts';
import { figureFacts, minions, placedFigures, predecessors } from './figures.ts';
import type { Army, PositionJson, Side } from './types.ts';

export interface Position {
  readonly controllers: ReadonlyMap<string, Side>;
  readonly besieged: ReadonlySet<string>;
  readonly places: ReadonlyMap<string, string>;
  readonly fellowshipRegion: string;
  readonly progress: number;
  readonly active: ReadonlySet<string>;
  readonly atWar: ReadonlySet<string>;
  readonly armies: ReadonlyMap<string, readonly Army[]>;
  readonly otherReadings: ReadonlySet<string>;
  readonly minionHasBeenInPlay: boolean;
}

const offTheMap = ['fellowship', 'outOfPlay', 'eliminated'];

export const isRegion = (place: string): boolean => !offTheMap.includes(place);

export function placeOf(position: Position, figure: string): string {
  return figure === 'ring-bearers' ? 'fellowship' : (position.places.get(figure) ?? 'outOfPlay');
}

function placesFrom(json: PositionJson): Map<string, string> {
  const places = new Map(placedFigures.map((id) => [id, figureFacts(id).startsAt]));
  const named = json.figures ?? {};
  for (const [id, place] of Object.entries(named)) places.set(id, place);
  for (const [successor, predecessor] of Object.entries(predecessors)) {
    const place = named[successor];
    if (place !== undefined && isRegion(place) && named[predecessor] === undefined)
      places.set(predecessor, 'outOfPlay');
  }
  return places;
}

function anyMinionSeen(places: ReadonlyMap<string, string>): boolean {
  return minions.some((id) => places.get(id) !== 'outOfPlay');
}

export function unfold(json: PositionJson): Position {
  const controllers = new Map<string, Side>();
  const besieged = new Set<string>();
  for (const region of allRegions) {
    const change = json.settlements?.[region];
    const controller = change?.controller ?? controllerAtStart(region);
    if (controller !== null) controllers.set(region, controller);
    if (change?.besieged === true) besieged.add(region);
  }
  const active = new Set<string>();
  const atWar = new Set<string>();
  for (const nation of allNations) {
    const change = json.nations?.[nation];
    if (change?.atWar === true) atWar.add(nation);
    if (change?.atWar === true || (change?.active ?? activeAtStart.includes(nation))) active.add(nation);
  }
  const armies = new Map(armiesAtStart);
  for (const [region, list] of Object.entries(json.armies ?? {})) {
    if (list === null) armies.delete(region);
    else armies.set(region, list);
  }
  const otherReadings = new Set<string>();
  for (const [ruling, reading] of Object.entries(json.rulings ?? {})) {
    if (reading === 'other') otherReadings.add(ruling);
  }
  const places = placesFrom(json);
  return {
    controllers,
    besieged,
    places,
    fellowshipRegion: json.fellowship?.region ?? 'rivendell',
    progress: json.fellowship?.progress ?? 0,
    active,
    atWar,
    armies,
    otherReadings,
    minionHasBeenInPlay: json.minionHasBeenInPlay ?? anyMinionSeen(places),
  };
}

export function fold(position: Position): PositionJson {
  const settlements: Record<string, { controller?: Side; besieged?: boolean }> = {};
  for (const [region, controller] of position.controllers) {
    const change: { controller?: Side; besieged?: boolean } = {};
    if (controller !== controllerAtStart(region)) change.controller = controller;
    if (position.besieged.has(region)) change.besieged = true;
    if (Object.keys(change).length > 0) settlements[region] = change;
  }
  const figures: Record<string, string> = {};
  for (const [id, place] of position.places) if (place !== figureFacts(id).startsAt) figures[id] = place;
  const nations: Record<string, { active: boolean; atWar: boolean }> = {};
  for (const nation of allNations) {
    const now = { active: position.active.has(nation), atWar: position.atWar.has(nation) };
    if (now.atWar || now.active !== activeAtStart.includes(nation)) nations[nation] = now;
  }
  const armies: Record<string, readonly Army[] | null> = {};
  for (const [region, list] of position.armies) if (list !== armiesAtStart.get(region)) armies[region] = list;
  for (const region of armiesAtStart.keys()) if (!position.armies.has(region)) armies[region] = null;
  const rulings: Record<string, 'other'> = {};
  for (const ruling of position.otherReadings) rulings[ruling] = 'other';
  return {
    settlements,
    figures,
    fellowship: { region: position.fellowshipRegion, progress: position.progress },
    nations,
    armies,
    rulings,
    minionHasBeenInPlay: position.minionHasBeenInPlay,
  };
}

/** Whether two positions written as differences are one and the same board. */
export function samePosition(first: PositionJson, second: PositionJson): boolean {
  return spell(unfold(first)) === spell(unfold(second));
}

function spell(position: Position): string {
  const armies = [...position.armies].map(([region, list]) => {
    const spelled = list.map((army) => `${army.side} ${[...army.nations].sort()} ${army.besieged === true}`);
    return [region, ...spelled.sort()];
  });
  return JSON.stringify([
    [...position.controllers].sort(),
    [...position.besieged].sort(),
    [...position.places].sort(),
    position.fellowshipRegion,
    position.progress,
    [...position.active].sort(),
    [...position.atWar].sort(),
    armies.filter((entry) => entry.length > 1).sort(),
    [...position.otherReadings].sort(),
    position.minionHasBeenInPlay,
  ]);
}
