// What a tap means: the token or region it hits, or the nearest one that a finger may have meant. Only on the very
// border of two regions that are both too small for a finger does the map come nearer instead.

import type { Point } from './box.ts';
import { distance } from './box.ts';
import type { PointerKind } from './map-state.ts';
import type { NearOutline } from './outlines.ts';
import type { TokenTarget } from './token-targets.ts';

/** Half of a touch target of 44 pixels. */
const REACH = 22;
/** A finger cannot pick between tokens that stand closer than this. */
const PICKABLE = 34;
/** Two outlines are equally near to a finger within so many pixels. */
const DOUBT = 1.5;
/** From its middle to its border, in pixels: smaller regions are too small for a finger. */
const SMALL = 8;

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
  /** `onToken`: a token in a region where the chosen figures may go was hit by a finger, and either may be meant. */
  | { readonly kind: 'region'; readonly region: string; readonly onToken?: true }
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
    const isCrowded = meant.pitch !== null && meant.pitch < PICKABLE;
    // A mouse hits what it means; a finger may mean the region under the token.
    if (tap.pointer === 'touch' && meant.isReachable && !meant.isGoal)
      return { kind: 'region', region: meant.region, onToken: true };
    if (tap.pointer === 'touch' && (isCrowded || meant.isGoal)) return toRegion(meant.region);
    return { kind: 'figures', figures: meant.figures };
  }
  if (tap.pointer !== 'touch') {
    const region = tap.region ?? around(5)[0]?.region;
    return region === undefined ? { kind: 'none' } : toRegion(region);
  }
  const [first, second] = around(tap.region === null ? REACH : DOUBT);
  const isTie = second !== undefined && (second.away - (first?.away ?? 0)) * scale < DOUBT;
  const isSmall = [first, second].every((one) => (one?.radius ?? 0) * scale < SMALL);
  if (isTie && isSmall && !tap.isNearest) return { kind: 'nearer' };
  const region = tap.region ?? first?.region;
  return region === undefined ? { kind: 'none' } : toRegion(region);
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
