// What a system is told that installs the page.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { webManifest } from '../../scripts/page/web-manifest.ts';

/** Width and height, as the head of a PNG file gives them. */
function sizeOf(file: string): string {
  const head = readFileSync(join('public', file));
  expect(head.toString('latin1', 1, 4)).toBe('PNG');
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

const icons = webManifest.icons ?? [];

describe('the web manifest', () => {
  test('names the page in Spanish and shows it as an application', () => {
    const { name, short_name, lang, display } = webManifest;
    expect({ name, short_name, lang, display }).toEqual({
      name: 'Sendas · movimiento en La Guerra del Anillo',
      short_name: 'Sendas',
      lang: 'es',
      display: 'standalone',
    });
  });

  test('holds in any folder of any host', () => {
    const addresses = [webManifest.start_url, webManifest.scope, ...icons.map(({ src }) => src)];
    expect(addresses.filter((address) => !address?.startsWith('./'))).toEqual([]);
    expect(webManifest.id).toBeUndefined();
  });

  test('has icons in both sizes, whole and to be cut to a shape', () => {
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    expect(icons.map(({ src }) => sizeOf(src))).toEqual(['192x192', '512x512', '192x192', '512x512']);
  });
});

test('systems that read no manifest find an icon and a name', () => {
  const page = readFileSync('src/app/index.html', 'utf8');
  const icon = /<link rel="apple-touch-icon" href="\.\/(.+?)" \/>/.exec(page)?.[1] ?? '';
  expect(existsSync(join('public', icon))).toBe(true);
  expect(sizeOf(icon)).toBe('180x180');
  expect(page).toContain('<meta name="apple-mobile-web-app-title" content="Sendas" />');
});
