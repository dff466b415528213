// What a tap means: the token or region it hits, or the nearest one that a finger may have meant.
import { type Box, contains, distance, type Point } from './box.ts';
import type { PointerKind } from './map-state.ts';

/** Half of a touch target of 44 pixels. */
export const REACH = 22;
/** A finger cannot pick between tokens that stand closer than this. */
const PICKABLE = 34;

export interface TokenTarget {
  readonly figures: readonly string[];
  readonly region: string;
  readonly at: Point;
  readonly size: number;
  /** Distance to the next token of the region; null when it stands alone. */
  readonly pitch: number | null;
}

export interface Tap {
  /** In pixels, in the same frame as the targets. */
  readonly at: Point;
  readonly pointer: PointerKind;
  /** What the document says was hit. */
  readonly figure: string | null;
  readonly region: string | null;
}

export type Target =
  | { readonly kind: 'figures'; readonly figures: readonly string[] }
  | { readonly kind: 'region'; readonly region: string }
  | { readonly kind: 'none' };

const toRegion = (region: string): Target => ({ kind: 'region', region });

/** `nearestRegion` looks within the reach of a finger; it is only asked where the tap hit no region. */
export function resolveTap(
  tap: Tap,
  tokens: readonly TokenTarget[],
  nearestRegion: (at: Point, within: number) => string | null,
): Target {
  const hit = tap.figure === null ? undefined : tokens.find(({ figures }) => figures.includes(tap.figure ?? ''));
  const meant = hit ?? (tap.pointer === 'touch' ? nearestToken(tap, tokens) : undefined);
  if (meant) {
    const isCrowded = tap.pointer === 'touch' && meant.pitch !== null && meant.pitch < PICKABLE;
    return isCrowded ? toRegion(meant.region) : { kind: 'figures', figures: meant.figures };
  }
  const region = tap.region ?? nearestRegion(tap.at, tap.pointer === 'touch' ? REACH : 5);
  return region === null ? { kind: 'none' } : toRegion(region);
}

/** In a region of its own a token is meant from a little outside; over water from the whole reach of a finger. */
function nearestToken(tap: Tap, tokens: readonly TokenTarget[]): TokenTarget | undefined {
  let best: TokenTarget | undefined;
  for (const token of tokens) {
    if (tap.region !== null && tap.region !== token.region) continue;
    const away = distance(tap.at, token.at);
    const within = tap.region === null ? REACH : Math.min(REACH, token.size / 2 + 5);
    if (away <= within && (!best || away < distance(tap.at, best.at))) best = token;
  }
  return best;
}

/** The region whose outline comes nearest, among those whose outline is given as points in pixels. */
export function nearestOutline(
  at: Point,
  within: number,
  outlines: Iterable<{ readonly id: string; readonly box: Box; readonly ring: readonly Point[] }>,
): string | null {
  let best: string | null = null;
  let bestDistance = within;
  for (const { id, box, ring } of outlines) {
    if (!contains({ ...box, width: box.width + within * 2, height: box.height + within * 2 }, at)) continue;
    for (const point of ring) {
      const away = distance(at, point);
      if (away < bestDistance) {
        best = id;
        bestDistance = away;
      }
    }
  }
  return best;
}
