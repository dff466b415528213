// What a new state changes on the map, so that only those layers are drawn again.
import type { ArmyView, FigureView, MapState, RegionView } from './map-state.ts';

function looksAlike(a: RegionView, b: RegionView): boolean {
  return (
    a.importance === b.importance &&
    a.lines.join('\n') === b.lines.join('\n') &&
    a.sign?.icon === b.sign?.icon &&
    a.sign?.side === b.sign?.side &&
    a.sign?.changedHands === b.sign?.changedHands &&
    a.sign?.besieged === b.sign?.besieged
  );
}

/** Who takes up room where: as long as it stays the same, names need not move. */
const crowd = (figures: readonly FigureView[]): string =>
  figures
    .map(({ at, stack, id, selected, available }) => `${at} ${stack ?? id} ${stack && selected} ${stack && available}`)
    .sort()
    .join('|');

const hosts = (armies: readonly ArmyView[]): string =>
  armies.map(({ region, side, besieged }) => `${region} ${side} ${besieged}`).join('|');

export interface Changes {
  /** Marks, distances or descriptions may differ. */
  readonly regions: boolean;
  /** Tokens differ in any way. */
  readonly figures: boolean;
  /** Pieces take up other places. */
  readonly pieces: boolean;
  /** Names must be placed anew. */
  readonly names: boolean;
  readonly places: boolean;
  readonly route: boolean;
}

export function compare(before: MapState, after: MapState): Changes {
  const regions = before.regions !== after.regions;
  const figures = before.figures !== after.figures;
  const faces =
    regions &&
    (before.regions.size !== after.regions.size ||
      [...after.regions].some(([id, view]) => {
        const old = before.regions.get(id);
        return old !== view && (!old || !looksAlike(old, view));
      }));
  const sizes = before.labelScale !== after.labelScale;
  const pieces =
    faces ||
    sizes ||
    hosts(before.armies) !== hosts(after.armies) ||
    (figures && crowd(before.figures) !== crowd(after.figures));
  return {
    regions,
    figures,
    pieces,
    names: pieces,
    places: before.placeNames !== after.placeNames,
    route: before.route !== after.route || before.lastMove !== after.lastMove,
  };
}
