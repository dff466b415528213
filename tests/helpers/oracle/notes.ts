// What the reader of a legal move should know besides: what it wakes, what lent it range, what it walks into.

import { cardOf, rangeBonus } from './cards.ts';
import { freePeoplesNations, regionFacts } from './facts.ts';
import { figureFacts, isCompanion, ridesShadowfax, sideOf } from './figures.ts';
import { isSeparating } from './mover.ts';
import type { Position } from './position.ts';
import { friendlyBesieged, isFlight, type Scene } from './scene.ts';
import type { Action, Note } from './types.ts';

/** Nations that the figures wake by ending or entering here: their own City or Stronghold, not in enemy hands. */
export function nationsWokenAt(position: Position, figures: readonly string[], region: string): string[] {
  const { nation, settlement } = regionFacts(region);
  const wakes = (figure: string) => (figureFacts(figure).activates ?? []).includes(nation ?? '');
  const isSeat = settlement === 'city' || settlement === 'stronghold';
  if (nation === null || !isSeat || position.controllers.get(region) !== 'freePeoples') return [];
  return figures.some(wakes) ? [nation] : [];
}

/** Nations that a card wakes because of who then stands where. */
export function nationsWokenByCard(action: Action, places: ReadonlyMap<string, string>): string[] {
  const standsIn = (figures: readonly string[], regions: readonly string[]) =>
    figures.some((figure) => regions.includes(places.get(figure) ?? ''));
  const companions = [...places.keys()].filter(isCompanion);
  switch (cardOf(action)) {
    case 'there-and-back-again':
      return standsIn(['gimli', 'legolas'], ['dale', 'erebor', 'woodland-realm']) ? ['dwarves', 'north'] : [];
    case 'the-book-of-mazarbul':
      return standsIn(companions, ['erebor', 'ered-luin']) ? ['dwarves'] : [];
    case 'fear-fire-foes':
      return standsIn(companions, ['the-shire', 'bree']) ? ['north'] : [];
    default:
      return [];
  }
}

/** Book of Mazarbul takes the Dwarves straight to war. */
export function nationsAtWarByCard(action: Action, places: ReadonlyMap<string, string>): string[] {
  return cardOf(action) === 'the-book-of-mazarbul' ? nationsWokenByCard(action, places) : [];
}

function placesAfter(position: Position, figures: readonly string[], region: string): Map<string, string> {
  const places = new Map(position.places);
  for (const figure of figures) if (figure !== 'ring-bearers') places.set(figure, region);
  return places;
}

function activations(position: Position, nations: readonly string[]): Note[] {
  const asleep = [...new Set(nations)].filter((nation) => !position.active.has(nation));
  return asleep.map((nation) => ({ code: 'activates', nation }));
}

function siegeNote(position: Position, figures: readonly string[], region: string): Note[] {
  const isTrapped = (figure: string) => {
    const { kind } = figureFacts(figure);
    if (kind === 'ringBearers') return false;
    if (kind === 'nazgul' && !position.otherReadings.has('nazgul-leave-siege')) return false;
    return friendlyBesieged(position, sideOf(figure)).has(region);
  };
  return figures.some(isTrapped) ? [{ code: 'intoSiege' }] : [];
}

function rangeNotes(action: Action, figures: readonly string[], scene: Scene): Note[] {
  const card = cardOf(action);
  if (scene.travel !== 'walk' || action.type === 'withArmy' || action.type === 'declaration') return [];
  const notes: Note[] = [];
  if (card === 'gwaihir-the-windlord') notes.push({ code: 'levelCountsAs', level: 4, because: card });
  else if (ridesShadowfax(figures)) notes.push({ code: 'levelCountsAs', level: 4, because: 'shadowfax' });
  const by = rangeBonus(action);
  if (card !== null && by > 0) notes.push({ code: 'rangeExtended', by, because: card });
  return notes;
}

export function destinationNotes(
  position: Position,
  action: Action,
  figures: readonly string[],
  scene: Scene,
  region: string,
): Note[] {
  const nations = [
    ...nationsWokenAt(position, figures, region),
    ...nationsWokenByCard(action, placesAfter(position, figures, region)),
  ];
  return [
    ...(scene.stops.has(region) ? [{ code: 'mustStop', at: region }] : []),
    ...activations(position, nations),
    ...rangeNotes(action, figures, scene),
    ...(isFlight(action, figures) ? [{ code: 'byFlight' }] : []),
    ...siegeNote(position, figures, region),
    ...(action.type === 'withArmy' ? [{ code: 'armyRulesNotJudged' }] : []),
  ];
}

export function stayNotes(position: Position, action: Action, figures: readonly string[], scene: Scene): Note[] {
  const region = scene.origin;
  if (region === null) return [];
  if (isSeparating(position, action, figures)) {
    const nations = [
      ...nationsWokenAt(position, figures, region),
      ...nationsWokenByCard(action, placesAfter(position, figures, region)),
    ];
    return [...activations(position, nations), ...siegeNote(position, figures, region)];
  }
  return [
    ...activations(position, nationsWokenByCard(action, position.places)),
    ...(action.type === 'withArmy' ? [{ code: 'armyRulesNotJudged' }] : []),
  ];
}

export function entryNotes(position: Position, figure: string, region: string): Note[] {
  const nations = figure === 'witch-king' ? freePeoplesNations : nationsWokenAt(position, [figure], region);
  return [...activations(position, nations), ...siegeNote(position, [figure], region)];
}
