// Where a region's distance badge goes: beside its sign or tokens, else in any free corner of the region; names stay
// where they are, and only where a region has no room at all does a badge push one out.
import { type Box, isWithin, overlaps, type Point, scaled } from './box.ts';
import { type Interior, shareInside } from './interior.ts';
import type { Sheet } from './place-names.ts';
import { isFree } from './place-pieces.ts';

export interface BadgeRequest {
  readonly id: string;
  readonly anchor: Point;
  readonly interior: Interior;
  readonly width: number;
  readonly height: number;
  /** Sign and tokens of the region, to stand beside. */
  readonly pieces: readonly Box[];
  readonly name: Box | null;
  /** A sign so small that the badge may lie on it; null for none. */
  readonly cover: Box | null;
}

/** Only boxes in a square of this size round the anchor can be in a badge's way. */
const NEAR = 320;

export interface PlacedBadges {
  readonly boxes: ReadonlyMap<string, Box>;
  /** Regions whose names give way. */
  readonly hiddenNames: ReadonlySet<string>;
}

function* spotsFor({ anchor, width, height, pieces, name, cover }: BadgeRequest): Generator<Box> {
  const at = (x: number, y: number): Box => ({ x, y, width, height });
  if (pieces.length === 0) yield at(anchor[0], anchor[1]);
  for (const piece of pieces) {
    const [right, top] = [(piece.width + width) / 2 + 2, (piece.height + height) / 2 + 1];
    yield at(piece.x + right, piece.y);
    yield at(piece.x - right, piece.y);
    yield at(piece.x, piece.y - top);
    yield at(piece.x + right * 0.8, piece.y - top * 0.6);
    yield at(piece.x - right * 0.8, piece.y - top * 0.6);
  }
  if (cover) yield at(cover.x, cover.y);
  if (name) {
    yield at(name.x, name.y + (name.height + height) / 2 + 2);
    yield at(name.x, name.y - (name.height + height) / 2 - 2);
    yield at(name.x + (name.width + width) / 2 + 3, name.y);
    yield at(name.x - (name.width + width) / 2 - 3, name.y);
  }
  for (const radius of [14, 24, 34]) {
    for (let step = 0; step < 8; step++) {
      yield at(
        anchor[0] + radius * Math.cos((step * Math.PI) / 4),
        anchor[1] + radius * Math.sin((step * Math.PI) / 4),
      );
    }
  }
}

export function placeBadges(
  requests: readonly BadgeRequest[],
  { scale, frame }: Pick<Sheet, 'scale' | 'frame'>,
  pieces: readonly Box[],
  names: ReadonlyMap<string, Box>,
): PlacedBadges {
  const taken = [...pieces, ...names.values()];
  const solid = [...pieces];
  const boxes = new Map<string, Box>();
  const hiddenNames = new Set<string>();
  for (const request of requests) {
    const around = { x: request.anchor[0], y: request.anchor[1], width: NEAR, height: NEAR };
    const near = (boxes: readonly Box[]) => boxes.filter((box) => overlaps(around, box));
    const beside = near(taken);
    const nearTaken = beside.filter((box) => box !== request.cover);
    const nearSolid = near(solid).filter((box) => box !== request.cover);
    const share = (box: Box) => shareInside(request.interior, scaled(box, 1 / scale));
    const find = (least: number, others: readonly Box[], gap: number): Box | null => {
      for (const spot of spotsFor(request)) {
        if (isWithin(spot, frame) && isFree(spot, others, gap) && share(spot) > least) return spot;
      }
      return null;
    };
    /** Where a region is too small, as much of the badge stands in it as can be. */
    const findBest = (): Box | null => {
      const spots = [...spotsFor(request)].filter((spot) => isWithin(spot, frame) && isFree(spot, nearSolid, -3));
      return spots.reduce<Box | null>((best, spot) => (best && share(best) >= share(spot) ? best : spot), null);
    };
    const box =
      find(0.98, beside, 0) ??
      find(0.98, nearTaken, 0) ??
      find(0.6, nearTaken, 0) ??
      find(0.6, nearSolid, 0) ??
      findBest();
    if (!box) continue;
    boxes.set(request.id, box);
    taken.push(box);
    solid.push(box);
    for (const [id, name] of names) if (overlaps(box, name)) hiddenNames.add(id);
  }
  return { boxes, hiddenNames };
}
