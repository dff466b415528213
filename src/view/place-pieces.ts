// Where tokens and settlement signs stand, in screen pixels. Tokens are never left out; a sign gives way to them.
import { type Box, overlaps, type Point, scaled } from './box.ts';
import { type Fan, fanOut } from './fan.ts';
import { type Interior, shareInside } from './interior.ts';

export interface PieceRequest {
  readonly id: string;
  readonly anchor: Point;
  readonly interior: Interior;
  readonly tokens: number;
  readonly sign: 'none' | 'plain' | 'besieged';
}

export interface PlacedPieces {
  readonly fan: Fan;
  /** Middle of the fan. */
  readonly middle: Point;
  readonly tokens: Box | null;
  readonly sign: Box | null;
}

/** Width that a region offers its tokens at least, in units. */
const ROOM = 74;
/** The palings round a besieged settlement. */
const PALINGS = 1.6;

/** Steps away from the anchor, near ones first. */
const STEPS: readonly Point[] = [0, -6, 6, -12, 12, -20, 20]
  .flatMap((y) => [0, -6, 6, -12, 12, -20, 20].map((x): Point => [x, y]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

/** Sign and tokens as one row; on either side of the tokens, above them, or at a corner. */
function arrange(at: Point, fan: Fan, sign: number): { tokens: Box; sign: Box | null }[] {
  const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
  const fanAt = (x: number, y: number): Box => box(x, y, fan.width, fan.height);
  if (sign === 0) return [{ tokens: fanAt(...at), sign: null }];
  const half = (sign + 2) / 2;
  const beside = (fan.width + 2) / 2;
  const level = at[1] + Math.max(0, fan.height - sign) / 2;
  const above = (fan.height + sign) / 2;
  return [
    { tokens: fanAt(at[0] + half, at[1]), sign: box(at[0] - beside, level, sign, sign) },
    { tokens: fanAt(at[0] - half, at[1]), sign: box(at[0] + beside, level, sign, sign) },
    { tokens: fanAt(at[0], at[1]), sign: box(at[0], at[1] - above, sign, sign) },
    { tokens: fanAt(at[0], at[1]), sign: box(at[0] - beside - half * 0.5, at[1] - above * 0.8, sign, sign) },
    { tokens: fanAt(at[0], at[1]), sign: box(at[0] + beside + half * 0.5, at[1] - above * 0.8, sign, sign) },
  ];
}

function place(request: PieceRequest, scale: number, sizes: { token: number; sign: number }): PlacedPieces {
  const { anchor, interior, tokens, sign } = request;
  const signSize = sign === 'none' ? 0 : sizes.sign * (sign === 'besieged' ? PALINGS : 1);
  const fan = fanOut(tokens, sizes.token, ROOM * scale);
  if (tokens === 0) {
    const box = { x: anchor[0], y: anchor[1], width: signSize, height: signSize };
    return { fan, middle: anchor, tokens: null, sign: signSize > 0 ? box : null };
  }
  const stride = Math.max(1, scale) ** 0.7;
  let best = arrange(anchor, fan, signSize)[0];
  let bestShare = 0;
  for (const [dx, dy] of STEPS) {
    for (const option of arrange([anchor[0] + dx * stride, anchor[1] + dy * stride], fan, signSize)) {
      const inside = (box: Box | null) => (box ? shareInside(interior, scaled(box, 1 / scale)) : 1);
      const share = inside(option.tokens) * 2 + inside(option.sign);
      if (share <= bestShare + 0.001) continue;
      best = option;
      bestShare = share;
    }
    if (bestShare > 2.98) break;
  }
  const middle: Point = best ? [best.tokens.x, best.tokens.y] : anchor;
  return { fan, middle, tokens: best?.tokens ?? null, sign: best?.sign ?? null };
}

export function placePieces(
  requests: readonly PieceRequest[],
  scale: number,
  sizes: { readonly token: number; readonly sign: number },
): Map<string, PlacedPieces> {
  return new Map(requests.map((request) => [request.id, place(request, scale, sizes)]));
}

/** Boxes that names and badges keep clear of. */
export function obstaclesOf(placed: ReadonlyMap<string, PlacedPieces>): Box[] {
  return [...placed.values()].flatMap(({ tokens, sign }) => [tokens, sign].filter((box) => box !== null));
}

/** Whether nothing in the list lies closer to the box than the gap. */
export const isFree = (box: Box, others: readonly Box[], gap: number): boolean =>
  others.every((other) => !overlaps(box, other, gap));
