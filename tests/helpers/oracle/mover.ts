// Whether the figures, taken as one mover, may move this way at all. The first refusal that applies is the answer.

import { cardOf, maySeparate, mustSeparate, nazgulCards } from './cards.ts';
import { enteringFigures, figureFacts, isNazgul, isPlainNazgul, sideOf } from './figures.ts';
import { isRegion, type Position, placeOf } from './position.ts';
import type { Action, Cause } from './types.ts';

function everMovedBy(action: Action, figure: string): boolean {
  const card = cardOf(action);
  const isRingBearers = figureFacts(figure).kind === 'ringBearers';
  if (action.type === 'declaration') return isRingBearers;
  if (action.type === 'entry') return enteringFigures.includes(figure);
  if (isRingBearers) return false;
  if (action.type === 'characterDie' || action.type === 'withArmy') return true;
  if (card === 'the-eagles-are-coming') return isPlainNazgul(figure);
  if (card !== null && nazgulCards.includes(card)) return isNazgul(figure);
  return sideOf(figure) === 'freePeoples';
}

export function moverRefusal(position: Position, action: Action, figures: readonly string[]): Cause | null {
  const card = cardOf(action);
  const inFellowship = (figure: string) => placeOf(position, figure) === 'fellowship';
  const refuse = (code: string, concerned: readonly string[]): Cause | null =>
    concerned.length > 0 ? { code, figures: concerned } : null;
  const refuseAll = (code: string, applies: boolean) => refuse(code, applies ? figures : []);

  const notMoved = refuse(
    'notMovedByThis',
    figures.filter((figure) => !everMovedBy(action, figure)),
  );
  if (action.type === 'entry') return notMoved ?? refuseAll('cannotMoveTogether', figures.length > 1);

  const gone = figures.filter((figure) => ['outOfPlay', 'eliminated'].includes(placeOf(position, figure)));
  const sides = new Set(figures.map(sideOf));
  const separating = figures.filter(inFellowship);
  const heldByTrack = action.type === 'declaration' ? figures : maySeparate(action) ? separating : [];
  const early =
    refuse('notInPlay', gone) ??
    refuseAll('mixedSides', sides.size > 1) ??
    notMoved ??
    refuse('onMordorTrack', position.fellowshipRegion === 'mordorTrack' ? heldByTrack : []);
  if (early !== null) return early;

  const places = new Set(figures.map((figure) => placeOf(position, figure)));
  const outside = figures.filter((figure) => !inFellowship(figure));
  const kinds = figures.map((figure) => figureFacts(figure).kind);
  const hasLoneWalker = kinds.includes('mouth');

  return (
    refuse('inFellowship', maySeparate(action) || action.type === 'declaration' ? [] : separating) ??
    refuse('notInFellowship', mustSeparate(action) ? outside : []) ??
    refuseAll('notTogether', places.size > 1 && card !== 'the-eagles-are-coming') ??
    (kinds.includes('saruman') ? { code: 'neverLeavesOrthanc' } : null) ??
    (kinds.includes('gollum') ? { code: 'levelZero' } : null) ??
    refuseAll('cannotMoveTogether', hasLoneWalker && figures.length > 1 && action.type !== 'withArmy') ??
    (card === 'dead-men-of-dunharrow' && !figures.includes('strider') && !figures.includes('aragorn')
      ? { code: 'cardNeedsFigure', figures: ['strider', 'aragorn'] }
      : null)
  );
}

/** Whether the (movable) figures leave the Fellowship by this. */
export function isSeparating(position: Position, action: Action, figures: readonly string[]): boolean {
  return maySeparate(action) && figures.every((figure) => placeOf(position, figure) === 'fellowship');
}

/** The region where the mover stands, null where it stands in none or in several. */
export function originOf(position: Position, action: Action, figures: readonly string[]): string | null {
  if (action.type === 'entry' || cardOf(action) === 'the-breaking-of-the-fellowship') return null;
  if (action.type === 'separation' || action.type === 'declaration') {
    return position.fellowshipRegion === 'mordorTrack' ? null : position.fellowshipRegion;
  }
  const leavesFellowship = maySeparate(action);
  const standing = (figure: string): string | null => {
    const place = placeOf(position, figure);
    if (isRegion(place)) return place;
    const isWithFellowship = figure === 'ring-bearers' || (place === 'fellowship' && leavesFellowship);
    return isWithFellowship && position.fellowshipRegion !== 'mordorTrack' ? position.fellowshipRegion : null;
  };
  const [region, ...others] = new Set(figures.map(standing));
  return others.length > 0 ? null : (region ?? null);
}
