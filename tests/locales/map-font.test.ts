// The map's font was cut down to the letters that are needed: no name may have lost one of its own.
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { makeMapFont } from '../../scripts/page/map-font.ts';
import { entriesOf } from './locale-files.ts';

const { convert } = createRequire(import.meta.url)('fontverter') as {
  convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
};

/** The characters that a TrueType font has a glyph for, from its table for the basic plane (`cmap`, format 4). */
function charactersOf(font: Buffer): ReadonlySet<number> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const cmap = font.readUInt32BE((tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0) + 8);
  const starts = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) =>
    font.readUInt32BE(cmap + 8 + 8 * index),
  );
  const table = cmap + (starts.find((at) => font.readUInt16BE(cmap + at) === 4) ?? 0);
  const doubled = font.readUInt16BE(table + 6);
  const found = new Set<number>();
  for (let at = 0; at < doubled; at += 2) {
    const last = font.readUInt16BE(table + 14 + at);
    for (let code = font.readUInt16BE(table + 16 + doubled + at); code <= last; code += 1) found.add(code);
  }
  return found;
}

it.each(['es', 'en'] as const)('holds every letter of every name: %s', async (language) => {
  const known = charactersOf(await convert(await makeMapFont(), 'truetype'));
  const names = entriesOf(language).filter(({ file }) => /(regions|pieces|places|scenarios)\.json$/.test(file));
  expect(names.length).toBeGreaterThan(100);
  const missing = names.flatMap(({ value }) => [...value].filter((one) => !known.has(one.codePointAt(0) ?? 0)));
  expect(missing).toEqual([]);
});

it('is the same each time it is made', async () => {
  expect((await makeMapFont()).equals(await makeMapFont())).toBe(true);
});
