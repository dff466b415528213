// What a legal move brings with it, shown before the move is made.
import { hasSettlement } from '../board.ts';
import { CHARACTERS } from '../characters.ts';
import type { Note } from '../reasons.ts';
import type { Position } from '../state/position.ts';
import { STRONGHOLD, strongholdStateAt } from '../state/stronghold-state.ts';
import { type CardId, type FigureId, FREE_PEOPLES_NATIONS, type RegionId } from '../vocabulary.ts';
import { isActive, nationActivatedBy, nationsActivatedByCard } from './activation.ts';
import { isSealed } from './besieged-stronghold.ts';
import { CARD_RULES } from './cards.ts';
import type { EnteringFigure } from './entry.ts';
import type { Walker } from './mover.ts';
import { endsAt } from './walking.ts';

const NOTHING: readonly Note[] = [];
/** One list for nearly every flight, so that it need not be made and written again for each region. */
export const MERE_FLIGHT: readonly Note[] = [{ code: 'byFlight' }];

function activations(
  position: Position,
  figures: readonly FigureId[],
  card: CardId | null,
  region: RegionId,
  arriving: boolean,
): Note[] {
  const byArrival = arriving ? nationActivatedBy(position, figures, region) : null;
  const byCard = card ? nationsActivatedByCard(position, CARD_RULES[card], figures, region) : [];
  const nations = byArrival === null ? byCard : [byArrival, ...byCard.filter((nation) => nation !== byArrival)];
  return nations.map((nation) => ({ code: 'activates', nation }));
}

function siege(position: Position, figures: readonly FigureId[], region: RegionId): Note[] {
  const state = strongholdStateAt(position, region);
  if (state === STRONGHOLD.none) return [];
  const caught = figures.some((figure) => {
    const { side, flies } = CHARACTERS[figure];
    const mayLeave = flies && position.rulings['nazgul-leave-siege'] === 'default';
    return isSealed(state, side) && !mayLeave;
  });
  return caught ? [{ code: 'intoSiege' }] : [];
}

/** Notes that hold on every destination of a walk. */
export function notesOfWalk(mover: Walker): readonly Note[] {
  const notes: Note[] = [];
  if (mover.shadowfax) notes.push({ code: 'levelCountsAs', level: 4, because: 'shadowfax' });
  if (mover.card) {
    const { levelCountsAs, rangeBonus } = CARD_RULES[mover.card];
    if (levelCountsAs !== null) notes.push({ code: 'levelCountsAs', level: levelCountsAs, because: mover.card });
    if (rangeBonus > 0) notes.push({ code: 'rangeExtended', by: rangeBonus, because: mover.card });
  }
  if (mover.walker === 'withArmy') notes.push({ code: 'armyRulesNotJudged' });
  return notes;
}

/** Notes of one destination of a walk, without those of the whole walk. */
export function notesOfArrival(position: Position, mover: Walker, region: RegionId): readonly Note[] {
  // Nothing happens in open country: only settlements stop, wake and shut in, and some cards look at the whole map.
  if (mover.card === null && !hasSettlement(region)) return NOTHING;
  const stop: Note[] = endsAt(strongholdStateAt(position, region), mover, position.rulings)
    ? [{ code: 'mustStop', at: region }]
    : [];
  return [
    ...stop,
    ...activations(position, mover.figures, mover.card, region, true),
    ...siege(position, mover.figures, region),
  ];
}

/** Notes of staying: leaving the Fellowship where it stands is an arrival, staying put on the map is none. */
export function notesOfStaying(position: Position, mover: Walker): readonly Note[] {
  if (mover.walker === 'withArmy') return [{ code: 'armyRulesNotJudged' }];
  return [
    ...activations(position, mover.figures, mover.card, mover.origin, mover.separating),
    ...(mover.separating ? siege(position, mover.figures, mover.origin) : []),
  ];
}

export function notesOfFlight(position: Position, figures: readonly FigureId[], region: RegionId): readonly Note[] {
  const caught = siege(position, figures, region);
  return caught.length === 0 ? MERE_FLIGHT : [...MERE_FLIGHT, ...caught];
}

export function notesOfPlacement(
  position: Position,
  figures: readonly FigureId[],
  card: CardId,
  region: RegionId,
): readonly Note[] {
  return [...activations(position, figures, card, region, true), ...siege(position, figures, region)];
}

/** The Witch-king's entry wakes every Nation of the Free Peoples (R43); the others wake the one where they appear. */
export function notesOfEntry(position: Position, figure: EnteringFigure, region: RegionId): readonly Note[] {
  const woken =
    figure === 'witch-king'
      ? FREE_PEOPLES_NATIONS.filter((nation) => !isActive(position, nation)).map(
          (nation): Note => ({ code: 'activates', nation }),
        )
      : activations(position, [figure], null, region, true);
  return [...woken, ...siege(position, [figure], region)];
}
