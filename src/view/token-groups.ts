// Which figures of a region share one token, and who stands in which group.
import type { FigureView } from './map-state.ts';

export interface TokenGroup {
  readonly figures: readonly FigureView[];
}

/** Groups by region in the given order; a chosen or unavailable figure leaves its stack, so that the difference shows. */
export function groupFigures(figures: readonly FigureView[]): Map<string, TokenGroup[]> {
  const byRegion = new Map<string, Map<string, FigureView[]>>();
  for (const figure of figures) {
    const groups = byRegion.get(figure.at) ?? new Map<string, FigureView[]>();
    byRegion.set(figure.at, groups);
    const key =
      figure.stack === null ? `figure ${figure.id}` : `stack ${figure.stack} ${figure.selected} ${figure.available}`;
    groups.set(key, [...(groups.get(key) ?? []), figure]);
  }
  return new Map(
    [...byRegion].map(([region, groups]) => [region, [...groups.values()].map((members) => ({ figures: members }))]),
  );
}
