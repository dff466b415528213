// The ornament is a picture that stands alone, stays small, and is built the same every time.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildMap } from '../../scripts/map/build.ts';
import { FOLDER, readText } from './written-map.ts';

const THEMES = ['parchment', 'night', 'ink', 'contrast'];

describe('the ornament', () => {
  it.each(THEMES)('of %s is at most 60 kB compressed', (theme) => {
    expect(gzipSync(readText(`ornament/${theme}.svg`), { level: 9 }).length).toBeLessThanOrEqual(60_000);
  });

  it.each(THEMES)('of %s stands alone: no words, no scripts, nothing from outside', (theme) => {
    const svg = readText(`ornament/${theme}.svg`);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1920 1323"/);
    expect(svg).not.toMatch(/<(text|tspan|textPath|script|style|image|foreignObject|filter)\b/);
    expect(svg).not.toMatch(/\son[a-z]+=/);
    const references = [...svg.matchAll(/href="([^"]*)"|url\(([^)]*)\)/g)].map((match) => match[1] ?? match[2] ?? '');
    expect(references.filter((reference) => !reference.startsWith('#'))).toEqual([]);
    const named = [...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    const ids = new Set(named);
    expect(named.filter((id, at) => named.indexOf(id) !== at)).toEqual([]);
    expect([...new Set(references)].filter((reference) => !ids.has(reference.slice(1)))).toEqual([]);
  });
});

describe('building the map again', () => {
  it('gives the bytes that are checked in', () => {
    const built = buildMap(FOLDER);
    expect([...built.keys()].sort()).toEqual([...THEMES.map((theme) => `ornament/${theme}.svg`), 'shapes.json'].sort());
    const changed = [...built].filter(([name, content]) => readText(name) !== content).map(([name]) => name);
    expect(changed).toEqual([]);
  }, 60_000);
});
