// Where tokens and settlement signs stand, in screen pixels. Tokens are never left out; a sign gives way to them.
import { type Box, overlaps, type Point, scaled } from './box.ts';
import { type Fan, fanOut } from './fan.ts';
import { type Interior, shareInside } from './interior.ts';

export interface PieceRequest {
  readonly id: string;
  readonly anchor: Point;
  readonly interior: Interior;
  readonly tokens: number;
  readonly hasSign: boolean;
}

export interface PlacedPieces {
  readonly fan: Fan;
  /** Middle of the fan. */
  readonly middle: Point;
  readonly tokens: Box | null;
  readonly sign: Box | null;
}

const ROOM = 74;

function placeSign(request: PieceRequest, tokens: Box | null, size: number, scale: number): Box {
  const [x, y] = request.anchor;
  const box = { x, y, width: size, height: size };
  if (!tokens) return box;
  const [right, top] = [(tokens.width + size) / 2 + 2, (tokens.height + size) / 2];
  const level = (tokens.height - size) / 2;
  const candidates: Box[] = (
    [
      [-right, level],
      [right, level],
      [0, -top],
      [-right, 0],
      [right, 0],
      [-right * 0.8, -top * 0.7],
      [right * 0.8, -top * 0.7],
    ] satisfies Point[]
  ).map(([dx, dy]) => ({ ...box, x: tokens.x + dx, y: tokens.y + dy }));
  return (
    candidates.find((candidate) => shareInside(request.interior, scaled(candidate, 1 / scale)) > 0.97) ??
    candidates[0] ??
    box
  );
}

export function placePieces(
  requests: readonly PieceRequest[],
  scale: number,
  sizes: { readonly token: number; readonly sign: number },
): Map<string, PlacedPieces> {
  const placed = new Map<string, PlacedPieces>();
  for (const request of requests) {
    const fan = fanOut(request.tokens, sizes.token, ROOM * scale);
    const [x, y] = request.anchor;
    // With a sign beside it the fan moves aside by half, so that both stand round the anchor.
    const shift = request.hasSign && request.tokens > 0 && request.tokens < 4 ? sizes.sign / 2 : 0;
    const middle: Point = [x + shift, y];
    const tokens = request.tokens > 0 ? { x: middle[0], y, width: fan.width, height: fan.height } : null;
    const sign = request.hasSign ? placeSign(request, tokens, sizes.sign, scale) : null;
    placed.set(request.id, { fan, middle, tokens, sign });
  }
  return placed;
}

/** Boxes that names and badges keep clear of, with the region they belong to. */
export function obstaclesOf(placed: ReadonlyMap<string, PlacedPieces>): Box[] {
  return [...placed.values()].flatMap(({ tokens, sign }) => [tokens, sign].filter((box) => box !== null));
}

/** Whether anything in the list lies closer to the box than the gap. */
export const isFree = (box: Box, others: readonly Box[], gap: number): boolean =>
  others.every((other) => !overlaps(box, other, gap));
