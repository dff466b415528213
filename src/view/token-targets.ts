// The tokens as places that a hand may mean.
import type { Point } from './box.ts';
import type { Layout } from './layout.ts';
import type { MapState } from './map-state.ts';
import type { BoardShapes } from './shapes.ts';

export interface TokenTarget {
  readonly figures: readonly string[];
  readonly region: string;
  /** In pixels. */
  readonly at: Point;
  readonly size: number;
  /** Distance to the next token of the region; null when it stands alone. */
  readonly pitch: number | null;
  /** The chosen figures may go where it stands. */
  readonly isReachable: boolean;
  /** It covers its region, and the chosen figures are asked about that: they may go there, or it cannot join them. */
  readonly isGoal: boolean;
}

/** Pixels of a region beside a token that a finger can hit. */
const BESIDE = 8;

export function tokenTargets(
  { groups, pieces, token, scale }: Pick<Layout, 'groups' | 'pieces' | 'token' | 'scale'>,
  views: MapState['regions'],
  shapes: BoardShapes['regions'],
): TokenTarget[] {
  return [...groups].flatMap(([region, members]) => {
    const placed = pieces.get(region);
    if (!placed) return [];
    const { middle, fan } = placed;
    const isCovered = (shapes.get(region)?.radius ?? 0) * scale < token / 2 + BESIDE;
    const marks = views.get(region)?.marks;
    const isReachable = !!marks?.has('reachable') && !marks.has('in-2') && !marks.has('in-3');
    return members.map(({ figures }, index): TokenTarget => {
      const [dx, dy] = fan.spots[index] ?? [0, 0];
      return {
        figures: figures.map(({ id }) => id),
        region,
        at: [middle[0] + dx, middle[1] + dy],
        size: token,
        pitch: members.length > 1 ? fan.pitch : null,
        isReachable,
        isGoal: isCovered && (isReachable || figures.every(({ available }) => !available)),
      };
    });
  });
}
