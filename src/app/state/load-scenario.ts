// A ready position in place of the present one, which undo brings back.
import type { Game } from '../../movement/game.ts';
import type { Store } from './store.ts';

/** Ids of no scenario of the game do nothing. */
export function loadScenario<Position>(game: Game<Position>, { dispatch }: Store<Position>, id: string): void {
  const scenario = game.scenarios.find((one) => one.id === id);
  const position = scenario === undefined ? null : game.parse(scenario.notation);
  if (scenario === undefined || !position?.ok) return;
  const cause = { kind: 'scenario', scenario: id } as const;
  const { selected } = scenario;
  dispatch({ type: 'load', position: position.value, selected, cause, notice: { kind: 'done', cause } });
}
