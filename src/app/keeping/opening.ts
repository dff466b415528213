// Which game the page opens with: the linked one, else the own one, else an example to try.
import type { Game } from '../../movement/game.ts';
import type { AppState, Preferences } from '../state/app-state.ts';
import { createState } from '../state/app-state.ts';
import { type History, record, startHistory } from '../state/history.ts';
import type { Notice } from '../state/notice.ts';
import type { Address } from './address.ts';
import type { KeptGame } from './kept-game.ts';

/** The scenario that a first visit shows, with some of its figures chosen. */
const EXAMPLE = 'example';

export function openingState<Position>(
  game: Game<Position>,
  address: Address,
  kept: KeptGame<Position>,
  preferences: Preferences,
): AppState<Position> {
  const linked = address.notation === null ? null : game.parse(address.notation);
  if (linked?.ok) return linkedState(game, linked.value, address.selected, kept, preferences);
  const own = ownState(game, kept, preferences);
  // What is wrong with the link matters more than what is wrong with the shelf.
  return linked === null ? own : { ...own, notice: { kind: 'brokenLink', issues: linked.issues } };
}

function linkedState<Position>(
  game: Game<Position>,
  position: Position,
  selected: readonly string[],
  kept: KeptGame<Position>,
  preferences: Preferences,
): AppState<Position> {
  const notation = game.format(position);
  const chosen = selectable(game, position, selected);
  if (kept.kind === 'game') {
    if (game.format(kept.position) === notation) return createState(startHistory(position), preferences, chosen);
    const history = record(startHistory(kept.position), { position, turn: null }, { kind: 'link' });
    return noted(history, preferences, chosen, { kind: 'linkOpened', former: true });
  }
  const familiar = game.scenarios.some((scenario) => scenario.notation === notation);
  const notice = keptNotice(kept) ?? (familiar ? null : ({ kind: 'linkOpened', former: false } as const));
  return noted(startHistory(position), preferences, chosen, notice);
}

function ownState<Position>(
  game: Game<Position>,
  kept: KeptGame<Position>,
  preferences: Preferences,
): AppState<Position> {
  if (kept.kind === 'game') return createState(startHistory(kept.position), preferences);
  const example = game.scenarios.find(({ id }) => id === EXAMPLE);
  const position = example === undefined ? null : game.parse(example.notation);
  if (example === undefined || !position?.ok) return createState(startHistory(game.start), preferences);
  return noted(startHistory(position.value), preferences, example.selected, keptNotice(kept));
}

function noted<Position>(
  history: History<Position>,
  preferences: Preferences,
  selected: readonly string[],
  notice: Notice | null,
): AppState<Position> {
  return { ...createState(history, preferences, selected), notice };
}

function keptNotice<Position>(kept: KeptGame<Position>): Notice | null {
  if (kept.kind === 'broken') return { kind: 'storageBroken' };
  return kept.kind === 'foreign' ? { kind: 'storageForeign' } : null;
}

/** Of the figures that a link names, those that stand together: in a region or in a place off the board. */
export function selectable<Position>(
  game: Game<Position>,
  position: Position,
  selected: readonly string[],
): readonly string[] {
  const places = game.places(position);
  const [first] = selected;
  const place = first === undefined ? undefined : places.get(first);
  if (place === undefined) return [];
  return [...new Set(selected)].filter((figure) => places.get(figure) === place);
}
