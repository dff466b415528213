// The tokens as places that a hand may mean.
import type { Point } from './box.ts';
import type { Layout } from './layout.ts';

export interface TokenTarget {
  readonly figures: readonly string[];
  readonly region: string;
  /** In pixels. */
  readonly at: Point;
  readonly size: number;
  /** Distance to the next token of the region; null when it stands alone. */
  readonly pitch: number | null;
}

export function tokenTargets({ groups, pieces, token }: Pick<Layout, 'groups' | 'pieces' | 'token'>): TokenTarget[] {
  return [...groups].flatMap(([region, members]) => {
    const placed = pieces.get(region);
    if (!placed) return [];
    const { middle, fan } = placed;
    return members.map(({ figures }, index): TokenTarget => {
      const [dx, dy] = fan.spots[index] ?? [0, 0];
      return {
        figures: figures.map(({ id }) => id),
        region,
        at: [middle[0] + dx, middle[1] + dy],
        size: token,
        pitch: members.length > 1 ? fan.pitch : null,
      };
    });
  });
}
