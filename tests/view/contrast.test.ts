// Every mark against everything that can lie under it: the plain tints, and all that the painted ground of the theme
// is made of, as it is, in the shade of a reach, and in its light.
import { describe, expect, test } from 'vitest';
import { PALETTES, type Palette } from '../../scripts/map/ornament/palette.ts';
import { type Colour, coloursOf, contrast, over, readColour, type Theme } from './colours.ts';

const PAINTED: Readonly<Record<Theme, Palette['name']>> = {
  light: 'parchment',
  dark: 'night',
  ink: 'ink',
  contrast: 'contrast',
};
const TINTS = ['dwarves', 'elves', 'gondor', 'isengard', 'north', 'rohan', 'sauron', 'southrons'];
/** A nation's edge is washed three times. */
const WASHES = 3;

/** All colours of the land in the painted picture. */
function paintedLand(palette: Palette): Colour[] {
  const land = readColour(palette.land);
  const grounds = Object.values(palette.grounds).map((ground) => over(readColour(ground), land, palette.groundOpacity));
  const washed = [land, ...grounds].flatMap((ground) =>
    Object.values(palette.nations).flatMap((nation) => {
      const filled = over(readColour(nation), ground, palette.washFill);
      let edge = filled;
      for (let wash = 0; wash < WASHES; wash++) edge = over(readColour(nation), edge, palette.washEdge);
      return [filled, edge];
    }),
  );
  const { leaf, dark, gold } = palette.tree;
  const { light, shade, ash, ashShade, snow } = palette.peak;
  const drawn = [leaf, dark, gold, light, shade, ash, ashShade, snow, palette.hill, palette.river.water, palette.field];
  return [land, ...grounds, ...washed, ...drawn.map(readColour)];
}

describe.each(['light', 'dark', 'ink', 'contrast'] as const)('in the %s theme', (theme) => {
  const colour = coloursOf(theme);
  const palette = PALETTES.find(({ name }) => name === PAINTED[theme]) ?? expect.fail(`no ornament for ${theme}`);
  const plain = ['map-land', ...TINTS.map((tint) => `tint-${tint}`)].map(colour);
  const bright = [...plain, ...paintedLand(palette)];
  const grounds = [
    ...bright,
    ...bright.map((ground) => over(colour('map-veil'), ground)),
    ...bright.map((ground) => over(colour('mark-glow'), ground)),
    ...palette.sea.map(readColour),
  ];

  // Drawn in two tones, so that whatever lies below, one of them stands out from it.
  test.each([
    ['the edge of a reach', 'mark-casing', 'mark-core'],
    ['the edge of a stop', 'mark-stop', 'mark-text'],
    ['the edge of a refusal', 'mark-blocked', 'mark-text'],
    ["the edge and lines of a second figure's reach", 'mark-second', 'mark-text'],
    ['the ring round the origin, textures of flight and bands', 'mark-plate', 'mark-text'],
    ['a badge and its rim', 'mark-plate', 'mark-rim'],
    ['a badge of a stop and its rim', 'mark-stop', 'mark-text'],
    ['the route, the last move and the chosen region', 'route-casing', 'route-core'],
    ["the keyboard's cursor", 'mark-focus', 'mark-focus-core'],
    ['a settlement and its edge', 'map-ink', 'map-halo'],
    ['a black border and its rim', 'map-black', 'map-black-rim'],
  ])('%s stands out from every ground', (_, one, other) => {
    for (const ground of grounds) {
      const best = Math.max(contrast(colour(one), ground), contrast(colour(other), ground));
      expect(best, JSON.stringify(ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colour(one), colour(other))).toBeGreaterThanOrEqual(3);
  });

  test('names, and numbers on their badges, are easy to read', () => {
    for (const ground of bright) {
      const haloed = over(colour('map-halo'), ground);
      expect(contrast(colour('map-ink'), haloed), JSON.stringify(ground)).toBeGreaterThanOrEqual(7);
    }
    for (const plate of ['mark-plate', 'mark-stop', 'mark-second', 'mark-blocked']) {
      expect(contrast(colour('mark-text'), colour(plate)), plate).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('the spaced names of lands and waters can be read on what they name', () => {
    expect(contrast(colour('map-land-type'), readColour(palette.land))).toBeGreaterThanOrEqual(3);
    for (const sea of palette.sea) {
      expect(contrast(colour('map-water-type'), readColour(sea))).toBeGreaterThanOrEqual(3);
    }
  });

  test("the two sides' pennants and banners differ from the land", () => {
    for (const side of ['free', 'shadow']) {
      for (const ground of plain) expect(contrast(colour(side), ground), side).toBeGreaterThanOrEqual(3);
    }
  });
});
