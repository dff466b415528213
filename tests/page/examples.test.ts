// The page of examples says the same in both languages, in whole words and with code that can be copied.
import { describe, expect, it } from 'vitest';
import { EXAMPLE_FILES, examplesPage } from '../../scripts/page/examples/document.ts';
import { warOfTheRing } from '../../src/games/war-of-the-ring/index.ts';

describe.each([
  ['es', 'en.html', 'El mapa de Sendas en tu página'],
  ['en', 'index.html', 'The Sendas map on your page'],
] as const)('in %s', (language, other, title) => {
  const html = examplesPage(language);

  it('tells its language, its title and the way to the other language', () => {
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`href="./${other}"`);
    expect(html).not.toMatch(/undefined|\[object|\{\{/);
  });

  it('has no script and no style within itself, as a strict page allows none', () => {
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=/);
  });

  it('shows positions that the rules take, with figures that stand in them', () => {
    const maps = [...html.matchAll(/<sendas-map\s+position="([^"]+)"\s+selected="([^"]+)"/g)];
    expect(maps.length).toBe(4);
    for (const [, notation = '', selected = ''] of maps) {
      const parsed = warOfTheRing.parse(notation);
      expect(parsed.ok).toBe(true);
      const places = parsed.ok ? warOfTheRing.places(parsed.value) : new Map<string, string>();
      expect(new Set(selected.split(' ').map((figure) => places.get(figure))).size).toBe(1);
    }
  });
});

it('lies in a file for each language', () => {
  expect(EXAMPLE_FILES).toEqual({ es: 'index.html', en: 'en.html' });
});
