// War of the Ring for the page: its rules, its shapes and its pictures.
import contrastOrnament from '../../map-data/war-of-the-ring/ornament/contrast.svg?url';
import inkOrnament from '../../map-data/war-of-the-ring/ornament/ink.svg?url';
import nightOrnament from '../../map-data/war-of-the-ring/ornament/night.svg?url';
import parchmentOrnament from '../../map-data/war-of-the-ring/ornament/parchment.svg?url';
import shapesAddress from '../../map-data/war-of-the-ring/shapes.json?url';
import { invariant } from '../base/assert.ts';
import { warOfTheRing } from '../games/war-of-the-ring/index.ts';
import type { Shapes } from '../view/shapes.ts';
import type { PageGame } from './games.ts';

type Position = typeof warOfTheRing.start;

/** Strongholds are looked for first; a region without a settlement is named when there is room. */
const IMPORTANCE: Readonly<Record<string, 1 | 2 | 3>> = { stronghold: 1, city: 2, fortification: 3, town: 3 };

export const WAR_OF_THE_RING: PageGame<Position> = {
  game: warOfTheRing,
  importance: (icon) => (icon === null ? 4 : (IMPORTANCE[icon] ?? 3)),
  async loadShapes() {
    const response = await fetch(shapesAddress);
    invariant(response.ok, `the map's shapes: expected an answer of 200, got ${response.status}`);
    // Built and checked from our own data; tests hold the file to this form.
    return (await response.json()) as Shapes;
  },
  loadPractice: async () => (await import('../games/war-of-the-ring/practice/source.ts')).PRACTICE,
  loadRuleBook: async () => (await import('../games/war-of-the-ring/rule-book.ts')).RULE_BOOK,
  ornaments: { light: parchmentOrnament, dark: nightOrnament, ink: inkOrnament, contrast: contrastOrnament },
};
