// Sizes on the screen, in pixels, at a scale of the map (1: one pixel a unit). Everything grows slower than the map.

export const SMALLEST_TYPE = 11;
const half = (value: number): number => Math.round(value * 2) / 2;

/** On a board seen from afar tokens and badges twice as large would hide the regions. */
const pieceGrowth = (scale: number, labelScale: number): number => Math.min(labelScale, Math.max(1.25, scale * 3));
export const tokenSize = (scale: number, labelScale: number): number =>
  Math.round(Math.min(64, Math.max(19, 29 * scale ** 0.6)) * pieceGrowth(scale, labelScale));
/** Below this, a token shows initials instead of its charge. */
export const SMALLEST_CHARGE = 20;
/** How much a stack's count, drawn at 21 of the token's 66 units, must grow to stay readable. */
export const countGrowth = (token: number): number => Math.max(1, SMALLEST_TYPE / ((21 * token) / 66));
/** Signs and banners show what names and tokens say, so they grow less with the labels. */
const signGrowth = (labelScale: number): number => labelScale ** 0.6;
export const signSize = (scale: number, labelScale: number): number =>
  Math.round(Math.min(40, Math.max(8, 20 * scale ** 0.72)) * signGrowth(labelScale));
export const bannerSize = (scale: number, labelScale: number): number =>
  Math.round(Math.min(36, Math.max(11, 19 * scale ** 0.6)) * signGrowth(labelScale));
export const badgeSize = (scale: number, labelScale: number): number =>
  Math.round(Math.min(30, Math.max(18, 21 * scale ** 0.3)) * pieceGrowth(scale, labelScale));

/** Type sizes to try for a name, the wished one first. */
export function typeSizes(scale: number, importance: number, labelScale: number): readonly number[] {
  const weight = importance === 1 ? 1.12 : importance === 4 ? 0.96 : 1;
  const wished = half(Math.min(20, Math.max(SMALLEST_TYPE, 13.5 * scale ** 0.3 * weight)) * labelScale);
  const least = Math.max(SMALLEST_TYPE, SMALLEST_TYPE * labelScale * 0.9);
  return [wished, half((wished + least) / 2), half(least)].filter(
    (size, index, sizes) => size >= SMALLEST_TYPE && sizes.indexOf(size) === index,
  );
}

/** Names of little weight wait until the map is near. */
export const isNamedAt = (scale: number, importance: number): boolean =>
  scale >= ([0, 0, 0.36, 0.42, 0.54][importance] ?? 0);

/** Anchor and label keep their distance on the screen from growing with the map. */
export const spread = (scale: number): number => (scale > 1 ? 1 / scale ** 0.55 : 1);

/** Size of the spaced type of a range, a water or a land, from its size in units. */
export const spacedSize = (units: number, scale: number, labelScale: number): number =>
  half(Math.min(42, units * scale ** 0.9) * labelScale);
