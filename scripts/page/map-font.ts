// The font of the map and of the headings, with those letters only that our words need: half of the file is saved. What
// people write themselves, such as the name of a saved game, is set in the next font of the list where a letter is missing.
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const FONT_PACKAGE = '@fontsource/alegreya';
const WHOLE_FONT = join(root, 'node_modules', FONT_PACKAGE, 'files/alegreya-latin-500-italic.woff2');
const LOCALES = join(root, 'locales');
/** Where the styles and the page's head look for it. */
const MAP_FONT = join(root, '.cache/map-font.woff2');

/** Kerning, figures on the line, and accents that are put together. */
const FEATURES = ['kern', 'lnum', 'ccmp'];
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
const SPANISH = 'ÁÉÍÓÚÜÑáéíóúüñ¡¿«»·–—…“”‘’';

/** Every character that a word of the locales is written with, in the order of their codes. */
async function neededCharacters(): Promise<string> {
  const files = (await readdir(LOCALES, { recursive: true })).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(files.map((file) => readFile(join(LOCALES, file), 'utf8')));
  const characters = new Set([...ASCII, ...SPANISH, ...texts.join('')]);
  return [...characters]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}

export async function makeMapFont(): Promise<Buffer> {
  return subsetFont(await readFile(WHOLE_FONT), await neededCharacters(), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

export function mapFont(): Plugin {
  return {
    name: 'map-font',
    async config() {
      const font = await makeMapFont();
      const present = await readFile(MAP_FONT).catch(() => null);
      if (present?.equals(font)) return;
      await mkdir(dirname(MAP_FONT), { recursive: true });
      // Put in place at once: another build may read it just now.
      const aside = `${MAP_FONT}.${process.pid}`;
      await writeFile(aside, font);
      await rename(aside, MAP_FONT);
    },
  };
}
