// What lets a player move figures, as a list to choose from, and which action of the rules each entry is.
import { present } from '../../base/assert.ts';
import type { ActionInfo, Turn } from '../../movement/game.ts';
import { sideOf } from './characters.ts';
import { CARD_RULES } from './rules/cards.ts';
import { legalRegions } from './rules/destinations.ts';
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

/** Figures of the action's side that have not moved with it and have somewhere to go, each by itself. */
export function movableFigures({ action, start, moves }: Turn<Position>): readonly MoverFigureId[] {
  const entry = entryOf(action);
  const moved = new Set<string>(moves.flatMap((move) => move.figures));
  const figures: readonly MoverFigureId[] = [...FIGURES, RING_BEARERS];
  return figures.filter(
    (figure) =>
      sideOf(figure) === entry.side && !moved.has(figure) && legalRegions(start, entry.action, [figure]).length > 0,
  );
}
