// Puts pieces, names and badges of the whole board in their places for one scale. Pure: state in, boxes out.
import { type Box, type Point, scaled } from './box.ts';
import { type Interior, interiorOf } from './interior.ts';
import type { MapState, RegionView } from './map-state.ts';
import { type Badge, badgeOf } from './marks.ts';
import { type BadgeRequest, type PlacedBadges, placeBadges } from './place-badges.ts';
import { type NameRequest, type PlacedName, placeNames } from './place-names.ts';
import { obstaclesOf, type PlacedPieces, placePieces } from './place-pieces.ts';
import type { BoardShapes } from './shapes.ts';
import { badgeSize, isNamedAt, signSize, spread, tokenSize, typeSizes } from './sizes.ts';
import { groupFigures, type TokenGroup } from './token-groups.ts';

export interface Layout {
  readonly scale: number;
  readonly groups: ReadonlyMap<string, readonly TokenGroup[]>;
  readonly pieces: ReadonlyMap<string, PlacedPieces>;
  readonly names: ReadonlyMap<string, PlacedName>;
  readonly badges: PlacedBadges & { readonly of: ReadonlyMap<string, Badge> };
}

/** Units at the edge of the board where no name goes. */
const FRAME = 17;

type Measure = (lines: readonly string[], size: number) => number;
type Pieces = Pick<Layout, 'groups' | 'pieces' | 'scale'>;

export function createLayout(shapes: BoardShapes, measure: Measure) {
  const interiors = new Map<string, Interior>(
    [...shapes.regions.values()].map(({ id, ring }) => [id, interiorOf(ring)]),
  );
  const { width, height } = shapes;
  const frame: Box = { x: width / 2, y: height / 2, width: width - 2 * FRAME, height: height - 2 * FRAME };
  const homes = (id: string, scale: number): { anchor: Point; label: Point; interior: Interior } | null => {
    const shape = shapes.regions.get(id);
    const interior = interiors.get(id);
    if (!shape || !interior) return null;
    const { anchor, label } = shape;
    const middle = [(anchor[0] + label[0]) / 2, (anchor[1] + label[1]) / 2] as const;
    const by = spread(scale);
    const bring = ([x, y]: Point): Point => [
      (middle[0] + (x - middle[0]) * by) * scale,
      (middle[1] + (y - middle[1]) * by) * scale,
    ];
    return { anchor: bring(anchor), label: bring(label), interior };
  };

  function pieces(state: MapState, scale: number): Pieces {
    const groups = groupFigures(state.figures);
    const requests = [...state.regions].flatMap(([id, { sign }]) => {
      const home = homes(id, scale);
      const tokens = groups.get(id)?.length ?? 0;
      const kind = sign ? (sign.besieged ? 'besieged' : 'plain') : 'none';
      return home ? [{ id, ...home, tokens, sign: kind } as const] : [];
    });
    return { scale, groups, pieces: placePieces(requests, scale, { token: tokenSize(scale), sign: signSize(scale) }) };
  }

  function nameRequest(id: string, view: RegionView, scale: number, labelScale: number): NameRequest | null {
    const { lines, importance, marks } = view;
    const home = homes(id, scale);
    const isAskedFor = marks.has('selected') || marks.has('origin') || marks.has('path');
    if (!home || !(isAskedFor || isNamedAt(scale, importance))) return null;
    const settings = typeSizes(scale, importance, labelScale).flatMap((size) =>
      (lines.length > 1 ? [lines, [lines.join(' ')]] : [lines]).map((set) => ({
        lines: set,
        size,
        width: measure(set, size),
      })),
    );
    return {
      id,
      home: home.label,
      interior: home.interior,
      rank: isAskedFor ? 0 : importance * 2 - (marks.has('reachable') ? 1 : 0),
      overhang: scale > 0.85 ? 0.16 : scale > 0.5 ? 0.35 : 0.6,
      settings,
    };
  }

  function names({ regions, labelScale }: MapState, { pieces, scale }: Pieces): Map<string, PlacedName> {
    const requests = [...regions].flatMap(([id, view]) => nameRequest(id, view, scale, labelScale) ?? []);
    const sheet = { scale, frame: scaled(frame, scale), blackPoints: shapes.blackPoints };
    return placeNames(requests, sheet, obstaclesOf(pieces));
  }

  function badges(
    { regions, labelScale }: MapState,
    { pieces, scale }: Pieces,
    placedNames: ReadonlyMap<string, PlacedName>,
  ): Layout['badges'] {
    const size = badgeSize(scale, labelScale);
    const of = new Map<string, Badge>();
    const requests: BadgeRequest[] = [];
    for (const [id, view] of regions) {
      const badge = badgeOf(view);
      const home = badge && homes(id, scale);
      if (!badge || !home) continue;
      of.set(id, badge);
      const placed = pieces.get(id);
      requests.push({
        id,
        ...home,
        width: size * (1 + badge.icons.length * 0.9),
        height: size,
        pieces: [placed?.sign, placed?.tokens].filter((box) => box !== null && box !== undefined),
        name: placedNames.get(id)?.box ?? null,
      });
    }
    const nameBoxes = new Map<string, Box>([...placedNames].map(([id, { box }]) => [id, box]));
    return { of, ...placeBadges(requests, { scale, frame: scaled(frame, scale) }, obstaclesOf(pieces), nameBoxes) };
  }

  return { pieces, names, badges };
}

/** From pixels at a scale back to units of the map. */
export const toMap = (box: Box, scale: number): Box => scaled(box, 1 / scale);
