// Search results with a word on where each is.
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import { placeName, setScene } from '../model/scene.ts';
import { findInGame } from '../model/search.ts';
import type { AppState } from '../state/app-state.ts';
import type { SearchResult } from './search-dialog.tsx';

export function findWithPlaces<Position>(
  game: Game<Position>,
  state: AppState<Position>,
  text: Text,
  typed: string,
): readonly SearchResult[] {
  const scene = setScene(game, state, text);
  return findInGame(game, text, typed).map((found): SearchResult => {
    if (found.kind === 'figure') return { ...found, where: placeName(scene, scene.places.get(found.id) ?? '') };
    const nation = game.nation(found.id);
    return { ...found, where: nation === null ? '' : text.nation(nation) };
  });
}
