// Puts pieces, names and badges of the whole board in their places for one scale. Pure: state in, boxes out.
import { type Box, type Point, scaled } from './box.ts';
import { type Interior, interiorOf } from './interior.ts';
import type { ArmyView, MapState, RegionView } from './map-state.ts';
import { type Badge, badgeOf } from './marks.ts';
import { type BadgeRequest, type PlacedBadges, placeBadges } from './place-badges.ts';
import { type NameRequest, type PlacedName, placeNames } from './place-names.ts';
import { boxesOf, obstaclesOf, type PlacedPieces, placePieces, RING } from './place-pieces.ts';
import type { BoardShapes } from './shapes.ts';
import { badgeSize, bannerSize, isNamedAt, signSize, spread, tokenSize, typeSizes } from './sizes.ts';
import { groupFigures, type TokenGroup } from './token-groups.ts';
import type { TypeMeasure } from './type-measure.ts';

export interface Layout {
  readonly scale: number;
  /** Size of a token, in pixels. */
  readonly token: number;
  readonly groups: ReadonlyMap<string, readonly TokenGroup[]>;
  readonly pieces: ReadonlyMap<string, PlacedPieces>;
  readonly names: ReadonlyMap<string, PlacedName>;
  readonly badges: PlacedBadges & { readonly of: ReadonlyMap<string, Badge> };
}

export const EMPTY_LAYOUT: Layout = {
  scale: 0,
  token: 0,
  groups: new Map(),
  pieces: new Map(),
  names: new Map(),
  badges: { of: new Map(), boxes: new Map(), hiddenNames: new Set() },
};

/** A badge hides a sign up to this share of its size. */
const COVERED = 0.6;

/** Units at the edge of the board where no name goes. */
const FRAME = 17;

/** Where names may stand, in units. */
export const frameOf = ({ width, height }: BoardShapes): Box => ({
  x: width / 2,
  y: height / 2,
  width: width - 2 * FRAME,
  height: height - 2 * FRAME,
});

type Pieces = Pick<Layout, 'groups' | 'pieces' | 'scale' | 'token'>;

export function createLayout(shapes: BoardShapes, type: TypeMeasure) {
  const interiors = new Map<string, Interior>(
    [...shapes.regions.values()].map(({ id, ring }) => [id, interiorOf(ring)]),
  );
  const frame = frameOf(shapes);
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
    const armies = countByRegion(state.armies);
    const token = tokenSize(scale, state.labelScale);
    const requests = [...state.regions].flatMap(([id, { sign }]) => {
      const home = homes(id, scale);
      const tokens = groups.get(id)?.length ?? 0;
      const kind = sign ? (sign.besieged ? 'besieged' : 'plain') : 'none';
      return home ? [{ id, ...home, tokens, sign: kind, armies: armies.get(id) ?? 0 } as const] : [];
    });
    const sizes = { token, sign: signSize(scale, state.labelScale), banner: bannerSize(scale, state.labelScale) };
    return { scale, token, groups, pieces: placePieces(requests, scale, sizes) };
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
        width: type.width(set, size),
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

  function names(
    { regions, labelScale }: MapState,
    { pieces, scale }: Pick<Layout, 'pieces' | 'scale'>,
  ): Map<string, PlacedName> {
    const requests = [...regions].flatMap(([id, view]) => nameRequest(id, view, scale, labelScale) ?? []);
    const sheet = { scale, frame: scaled(frame, scale), blackPoints: shapes.blackPoints };
    return placeNames(requests, sheet, obstaclesOf(pieces, RING));
  }

  function badges(
    { regions, labelScale }: MapState,
    { pieces, names: placedNames, scale }: Pick<Layout, 'pieces' | 'names' | 'scale'>,
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
        pieces: placed ? boxesOf(placed) : [],
        cover: placed?.sign && placed.sign.width < size * COVERED ? placed.sign : null,
        name: placedNames.get(id)?.box ?? null,
      });
    }
    const nameBoxes = new Map<string, Box>([...placedNames].map(([id, { box }]) => [id, box]));
    return { of, ...placeBadges(requests, { scale, frame: scaled(frame, scale) }, obstaclesOf(pieces), nameBoxes) };
  }

  return { pieces, names, badges };
}

function countByRegion(armies: readonly ArmyView[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { region } of armies) counts.set(region, (counts.get(region) ?? 0) + 1);
  return counts;
}
