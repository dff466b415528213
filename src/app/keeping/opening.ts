// Which position the page opens with: the linked one, else the own one, else an example to try. What came before it,
// and what there is to say about it, is found out when the page is there: `start-keeping.ts`.
import type { Game } from '../../movement/game.ts';
import { type AppState, createState, type Preferences } from '../state/app-state.ts';
import { startHistory } from '../state/history.ts';
import { selectable } from '../state/selection.ts';
import type { Address } from './address.ts';

/** The scenario that a first visit shows, with some of its figures chosen. */
const EXAMPLE = 'example';

export function openingState<Position>(
  game: Game<Position>,
  address: Address,
  kept: string | null,
  preferences: Preferences,
): AppState<Position> {
  const example = game.scenarios.find(({ id }) => id === EXAMPLE);
  const candidates: readonly (readonly [string | null | undefined, readonly string[]])[] = [
    [address.notation, address.selected],
    [kept, []],
    [example?.notation, example?.selected ?? []],
  ];
  for (const [notation, selected] of candidates) {
    const position = notation == null ? null : game.parse(notation);
    if (position?.ok) {
      const { value } = position;
      return createState(startHistory(value), preferences, selectable(game, value, selected));
    }
  }
  return createState(startHistory(game.start), preferences);
}
