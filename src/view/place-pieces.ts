// Where tokens, settlement signs and the banners of Armies stand, in screen pixels. Tokens are never left out; a sign
// gives way to them, and banners stand beside the sign.
import { type Box, grow, overlaps, type Point, scaled } from './box.ts';
import { type Fan, fanOut } from './fan.ts';
import { type Interior, shareInside } from './interior.ts';

export interface PieceRequest {
  readonly id: string;
  readonly anchor: Point;
  readonly interior: Interior;
  readonly tokens: number;
  readonly sign: 'none' | 'plain' | 'besieged';
  /** How many banners. */
  readonly armies: number;
}

export interface PlacedPieces {
  readonly fan: Fan;
  /** Middle of the fan. */
  readonly middle: Point;
  readonly tokens: Box | null;
  readonly sign: Box | null;
  readonly armies: readonly Box[];
}

export interface PieceSizes {
  readonly token: number;
  readonly sign: number;
  readonly banner: number;
}

/** Width that a region offers its tokens at least, in units. */
const ROOM = 74;
/** How much larger chosen tokens are drawn. */
export const CHOSEN_GROWTH = 1.16;
/** How far the ring of an origin stands from its tokens, in pixels. */
export const RING = 4;
/** The palings round a besieged settlement. */
const PALINGS = 1.6;

/** Steps away from the anchor, near ones first. */
const STEPS: readonly Point[] = [0, -6, 6, -12, 12, -20, 20]
  .flatMap((y) => [0, -6, 6, -12, 12, -20, 20].map((x): Point => [x, y]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

type Size = Pick<Box, 'width' | 'height'>;
interface Arrangement {
  readonly tokens: Box;
  /** Sign and banners together. */
  readonly standing: Box | null;
}

/** Sign and tokens as one row; on either side of the tokens, above them, or at a corner. */
function arrange([x, y]: Point, fan: Fan, { width, height }: Size): Arrangement[] {
  const fanAt = (fanX: number): Box => ({ x: fanX, y, width: fan.width, height: fan.height });
  if (width === 0) return [{ tokens: fanAt(x), standing: null }];
  const standingAt = (standingX: number, standingY: number): Box => ({ x: standingX, y: standingY, width, height });
  const half = (width + 2) / 2;
  const beside = (fan.width + 2) / 2;
  const level = y + Math.max(0, fan.height - height) / 2;
  const above = (fan.height + height) / 2;
  return [
    { tokens: fanAt(x + half), standing: standingAt(x - beside, level) },
    { tokens: fanAt(x - half), standing: standingAt(x + beside, level) },
    { tokens: fanAt(x), standing: standingAt(x, y - above) },
    { tokens: fanAt(x), standing: standingAt(x - beside - half * 0.5, y - above * 0.8) },
    { tokens: fanAt(x), standing: standingAt(x + beside + half * 0.5, y - above * 0.8) },
  ];
}

function bestArrangement({ anchor, interior }: PieceRequest, fan: Fan, standing: Size, scale: number): Arrangement {
  const inside = (box: Box | null) => (box ? shareInside(interior, scaled(box, 1 / scale)) : 1);
  const stride = Math.max(1, scale) ** 0.7;
  let best: Arrangement = {
    tokens: { x: anchor[0], y: anchor[1], width: fan.width, height: fan.height },
    standing: null,
  };
  let bestShare = 0;
  for (const [dx, dy] of STEPS) {
    for (const option of arrange([anchor[0] + dx * stride, anchor[1] + dy * stride], fan, standing)) {
      const share = inside(option.tokens) * 2 + inside(option.standing);
      if (share <= bestShare + 0.001) continue;
      best = option;
      bestShare = share;
    }
    if (bestShare > 2.98) break;
  }
  return best;
}

function place(request: PieceRequest, scale: number, sizes: PieceSizes): PlacedPieces {
  const { anchor, tokens } = request;
  const sign = request.sign === 'none' ? 0 : sizes.sign * (request.sign === 'besieged' ? PALINGS : 1);
  const height = Math.max(sign, request.armies > 0 ? sizes.banner : 0);
  const standing = { width: sign + request.armies * sizes.banner, height };
  const fan = fanOut(tokens, sizes.token, ROOM * scale);
  const best =
    tokens > 0
      ? bestArrangement(request, fan, standing, scale)
      : { tokens: null, standing: { x: anchor[0], y: anchor[1], ...standing } };
  const box = best.standing;
  if (box === null || box.width === 0) return { fan, ...middleOf(best.tokens, anchor), sign: null, armies: [] };
  const [left, bottom] = [box.x - box.width / 2, box.y + box.height / 2];
  return {
    fan,
    ...middleOf(best.tokens, anchor),
    sign: sign > 0 ? { x: left + sign / 2, y: bottom - sign / 2, width: sign, height: sign } : null,
    armies: Array.from({ length: request.armies }, (_, index) => ({
      x: left + sign + sizes.banner * (index + 0.5),
      y: bottom - sizes.banner / 2,
      width: sizes.banner,
      height: sizes.banner,
    })),
  };
}

const middleOf = (tokens: Box | null, anchor: Point): Pick<PlacedPieces, 'middle' | 'tokens'> => ({
  middle: tokens ? [tokens.x, tokens.y] : anchor,
  tokens,
});

export function placePieces(
  requests: readonly PieceRequest[],
  scale: number,
  sizes: PieceSizes,
): Map<string, PlacedPieces> {
  return new Map(requests.map((request) => [request.id, place(request, scale, sizes)]));
}

export const boxesOf = ({ tokens, sign, armies }: PlacedPieces): Box[] =>
  [sign, tokens, ...armies].filter((box) => box !== null);

/** Boxes that names and badges keep clear of; `around` the tokens by so much more. */
export const obstaclesOf = (placed: ReadonlyMap<string, PlacedPieces>, around = 0): Box[] =>
  [...placed.values()].flatMap((pieces) =>
    boxesOf(pieces).map((box) => (box === pieces.tokens ? grow(box, around) : box)),
  );

/** Whether nothing in the list lies closer to the box than the gap. */
export const isFree = (box: Box, others: readonly Box[], gap: number): boolean =>
  others.every((other) => !overlaps(box, other, gap));
