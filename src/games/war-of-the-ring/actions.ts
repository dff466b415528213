// What lets a player move figures, as a list to choose from, and which action of the rules each entry is.
import { present } from '../../base/assert.ts';
import type { ActionInfo, Turn } from '../../movement/game.ts';
import { sideOf } from './characters.ts';
import { CARD_RULES } from './rules/cards.ts';
import { destinations, legalRegions } from './rules/destinations.ts';
import { type Move, refusalAfter, refusalOfOtherGoal } from './rules/play.ts';
import type { Position } from './state/position.ts';
import { type Action, CARDS, FIGURES, type MoverFigureId, RING_BEARERS, type Side } from './vocabulary.ts';

interface Entry {
  readonly id: string;
  readonly kind: 'result' | 'fellowship' | 'entry' | 'army' | 'card';
  readonly side: Side;
  readonly action: Action;
}

const RESULT = { type: 'characterDie' } as const;

/** The Elven Rings and the Will of the West give a Character result like the die's own (R59). */
const ENTRIES: readonly Entry[] = [
  { id: 'characterDieFreePeoples', kind: 'result', side: 'freePeoples', action: RESULT },
  { id: 'willOfTheWest', kind: 'result', side: 'freePeoples', action: RESULT },
  { id: 'elvenRingFreePeoples', kind: 'result', side: 'freePeoples', action: RESULT },
  { id: 'characterDieShadow', kind: 'result', side: 'shadow', action: RESULT },
  { id: 'elvenRingShadow', kind: 'result', side: 'shadow', action: RESULT },
  { id: 'separation', kind: 'fellowship', side: 'freePeoples', action: { type: 'separation' } },
  { id: 'declaration', kind: 'fellowship', side: 'freePeoples', action: { type: 'declaration' } },
  { id: 'entryFreePeoples', kind: 'entry', side: 'freePeoples', action: { type: 'entry' } },
  { id: 'entryShadow', kind: 'entry', side: 'shadow', action: { type: 'entry' } },
  { id: 'withArmyFreePeoples', kind: 'army', side: 'freePeoples', action: { type: 'withArmy' } },
  { id: 'withArmyShadow', kind: 'army', side: 'shadow', action: { type: 'withArmy' } },
  ...CARDS.map(
    (card): Entry => ({ id: card, kind: 'card', side: CARD_RULES[card].side, action: { type: 'card', card } }),
  ),
];

const BY_ID: ReadonlyMap<string, Entry> = new Map(ENTRIES.map((entry) => [entry.id, entry]));

export const ACTION_INFOS: readonly ActionInfo[] = ENTRIES.map(({ id, kind, side }) => ({ id, kind, side }));

export function entryOf(id: string): Entry {
  return present(BY_ID.get(id), `action ${id}`);
}

/** Whose figures the action moves: some cards move those of the other side. */
export function movedSide({ side, action }: Entry): Side {
  if (action.type !== 'card') return side;
  const { moves, destinations: goals } = CARD_RULES[action.card];
  return moves === 'nazgul' || goals === 'unconqueredSauronStrongholds' ? 'shadow' : 'freePeoples';
}

/** Figures that may still move with the action and have somewhere to go, each by itself. */
export function movableFigures({ action: id, start, moves }: Turn<Position>): readonly MoverFigureId[] {
  const entry = entryOf(id);
  const { action } = entry;
  const side = movedSide(entry);
  const before = moves as readonly Move[];
  const figures: readonly MoverFigureId[] = [...FIGURES, RING_BEARERS];
  const goesSomewhere = (figure: MoverFigureId): boolean =>
    legalRegions(start, action, [figure]).some((region) => refusalOfOtherGoal(before, action, region) === null);
  return figures.filter(
    (figure) =>
      sideOf(figure) === side &&
      refusalAfter(before, action, [figure]) === null &&
      (goesSomewhere(figure) || leavesOnTheSpot(start, action, figure)),
  );
}

/** Out of the Fellowship a figure moves even where it goes no farther than the Fellowship has come. */
function leavesOnTheSpot(start: Position, action: Action, figure: MoverFigureId): boolean {
  if (figure === RING_BEARERS || start.figures[figure] !== 'fellowship') return false;
  return destinations(start, action, [figure]).stay.legal;
}
