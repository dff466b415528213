// A position as a picture that fits into a list: where the figures of each side stand, and what has changed hands.
import type { Game } from '../../movement/game.ts';

export interface ThumbnailModel {
  readonly dots: readonly { readonly region: string; readonly side: string; readonly count: number }[];
  readonly signs: readonly { readonly region: string; readonly side: string | null; readonly besieged: boolean }[];
}

export function thumbnailModel<Position>(game: Game<Position>, position: Position): ThumbnailModel {
  const places = game.places(position);
  const counts = new Map<string, { region: string; side: string; count: number }>();
  for (const { id, side } of game.figures) {
    const region = places.get(id);
    if (region === undefined || !game.board.has(region)) continue;
    const key = `${region} ${side}`;
    const { count } = counts.get(key) ?? { count: 0 };
    counts.set(key, { region, side, count: count + 1 });
  }
  const signs = game.board.regionIds.flatMap((region) => {
    const sign = game.sign(position, region);
    const isChanged = sign !== null && (sign.besieged || sign.side !== sign.originalSide);
    return isChanged ? [{ region, side: sign.side, besieged: sign.besieged }] : [];
  });
  return { dots: [...counts.values()], signs };
}
