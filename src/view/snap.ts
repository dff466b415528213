// What a tap means: the token or region it hits, or the nearest one that a finger may have meant. Where that is
// anybody's guess, the map comes nearer instead.

import type { Point } from './box.ts';
import { distance } from './box.ts';
import type { PointerKind } from './map-state.ts';
import type { NearOutline } from './outlines.ts';
import type { TokenTarget } from './token-targets.ts';

/** Half of a touch target of 44 pixels. */
export const REACH = 22;
/** A finger cannot pick between tokens that stand closer than this. */
const PICKABLE = 34;
/** How far a finger may miss without a doubt, in pixels. */
const DOUBT = 7;
/** At this scale even the smallest region is as large as a finger. */
const ROOMY = 0.9;

export interface Tap {
  /** In pixels, in the same frame as the targets. */
  readonly at: Point;
  readonly pointer: PointerKind;
  /** What the document says was hit. */
  readonly figure: string | null;
  readonly region: string | null;
  /** The map comes no nearer. */
  readonly isNearest: boolean;
}

export type Target =
  | { readonly kind: 'figures'; readonly figures: readonly string[] }
  | { readonly kind: 'region'; readonly region: string }
  | { readonly kind: 'nearer' }
  | { readonly kind: 'none' };

const toRegion = (region: string): Target => ({ kind: 'region', region });

/** `around`: regions whose outlines come within so many pixels of the tap, the nearest first, distances in units. */
export function resolveTap(
  tap: Tap,
  tokens: readonly TokenTarget[],
  around: (within: number) => readonly NearOutline[],
  scale: number,
): Target {
  const hit = tap.figure === null ? undefined : tokens.find(({ figures }) => figures.includes(tap.figure ?? ''));
  const meant = hit ?? (tap.pointer === 'touch' ? nearestToken(tap, tokens) : undefined);
  if (meant) {
    const isCrowded = tap.pointer === 'touch' && meant.pitch !== null && meant.pitch < PICKABLE;
    return isCrowded ? toRegion(meant.region) : { kind: 'figures', figures: meant.figures };
  }
  if (tap.pointer !== 'touch') {
    const region = tap.region ?? around(5)[0]?.region;
    return region === undefined ? { kind: 'none' } : toRegion(region);
  }
  const isDoubtful = !tap.isNearest && scale < ROOMY;
  if (tap.region !== null) {
    const other = around(DOUBT).find(({ region }) => region !== tap.region);
    return isDoubtful && other ? { kind: 'nearer' } : toRegion(tap.region);
  }
  const [first, second] = around(REACH);
  if (!first) return { kind: 'none' };
  const isTie = second !== undefined && (second.away - first.away) * scale < DOUBT;
  return isDoubtful && isTie ? { kind: 'nearer' } : toRegion(first.region);
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
