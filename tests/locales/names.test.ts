// Every id of the game has its name, and no name is left without an id.
import { describe, expect, it } from 'vitest';
import regionFacts from '../../map-data/war-of-the-ring/regions.json' with { type: 'json' };
import shapes from '../../map-data/war-of-the-ring/shapes.json' with { type: 'json' };
import { CARDS, FIGURES, NATIONS, SETTLEMENTS, SIDES } from '../../src/games/war-of-the-ring/vocabulary.ts';
import { createTextSync, LANGUAGES } from '../../src/text/index.ts';
import { names as namesEn } from '../../src/text/words/war-of-the-ring/names-en.ts';
import { names as namesEs } from '../../src/text/words/war-of-the-ring/names-es.ts';

const ALL_NAMES = { es: namesEs, en: namesEn };
const sorted = (ids: readonly string[]) => [...ids].sort();

describe.each(LANGUAGES)('names in %s', (language) => {
  const names = ALL_NAMES[language];
  const text = createTextSync(language, 'war-of-the-ring');

  it('belong to the 105 regions of the board', () => {
    expect(Object.keys(names.regions)).toHaveLength(105);
    expect(sorted(Object.keys(names.regions))).toEqual(sorted(Object.keys(regionFacts)));
  });

  it('belong to the sides, nations, settlements and cards of the game', () => {
    expect(sorted(Object.keys(names.sides))).toEqual(sorted(SIDES));
    expect(sorted(Object.keys(names.nations))).toEqual(sorted(NATIONS));
    expect(sorted(Object.keys(names.settlements))).toEqual(sorted(SETTLEMENTS));
    expect(sorted(Object.keys(names.cards))).toEqual(sorted(CARDS));
  });

  it('are there for every figure, the Fellowship and the Ring-bearers', () => {
    const all = [...FIGURES, 'fellowship', 'ring-bearers'];
    expect(all.map((id) => text.figure(id)).filter((name) => name === '')).toEqual([]);
    expect(all.every((id) => text.figureShort(id).length <= text.figure(id).length)).toBe(true);
  });

  it('are there for every place that the map names', () => {
    expect(shapes.names.length).toBeGreaterThan(0);
    for (const { id } of shapes.names) expect(text.place(id)).toMatch(/^\p{Lu}/u);
  });

  it('tell any two regions apart', () => {
    expect(new Set(Object.values(names.regions).map(({ name }) => name)).size).toBe(105);
  });

  it('break into lines without losing a letter', () => {
    for (const id of Object.keys(names.regions)) expect(text.regionLines(id).join(' ')).toBe(text.region(id));
  });

  it('have initials of one or two letters, unique on each side', () => {
    const shadow = ['witch-king', 'saruman', 'mouth-of-sauron', 'nazgul'];
    const freePeoples = Object.keys(names.figures).filter((id) => !shadow.includes(id));
    expect(freePeoples).toHaveLength(12);
    for (const figures of [freePeoples, shadow]) {
      const initials = figures.map((id) => text.initials(id));
      expect(new Set(initials).size).toBe(figures.length);
      expect(initials.filter((letters) => !/^\p{Lu}{1,2}$/u.test(letters))).toEqual([]);
    }
  });
});

describe('cards in Spanish', () => {
  it('also carry the name printed on the English card', () => {
    for (const id of CARDS) expect(namesEs.cards[id]?.original).toBe(namesEn.cards[id]?.name);
    expect(namesEs.cards['i-will-go-alone']).toEqual({ name: 'Iré solo', original: 'I Will Go Alone' });
  });
});
