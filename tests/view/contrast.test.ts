import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/view/theme.css', import.meta.url), 'utf8');

/** The colours of one theme: its own over those of the light one. */
function coloursOf(theme: 'light' | 'dark'): Map<string, string> {
  const outside = css.split('@media')[0] ?? '';
  const colours = new Map<string, string>();
  for (const [, selector = '', body = ''] of outside.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(':root') && !selector.includes(`"${theme}"`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) colours.set(name, value.trim());
  }
  return colours;
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const colours = coloursOf(theme);
  const colour = (name: string): string => colours.get(name) ?? expect.fail(`no colour ${name}`);
  const fills = ['map-land', ...[...colours.keys()].filter((name) => name.startsWith('tint-'))];

  test('all nine grounds are known', () => {
    expect(fills).toHaveLength(9);
  });

  test.each(['mark-stop', 'mark-second', 'mark-blocked', 'mark-plate', 'mark-focus', 'free', 'shadow'])(
    '--%s stands out from every ground',
    (mark) => {
      for (const fill of fills) expect(contrast(colour(mark), colour(fill)), fill).toBeGreaterThanOrEqual(3);
    },
  );

  test('the outline of a destination is two lines, of which one stands out from every ground', () => {
    for (const fill of fills) {
      const best = Math.max(...['mark-casing', 'mark-core'].map((line) => contrast(colour(line), colour(fill))));
      expect(best, fill).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colour('mark-casing'), colour('mark-core'))).toBeGreaterThanOrEqual(3);
  });

  test('names are easy to read on every ground, numbers on their badges', () => {
    for (const fill of fills) expect(contrast(colour('map-ink'), colour(fill)), fill).toBeGreaterThanOrEqual(7);
    for (const plate of ['mark-plate', 'mark-stop', 'mark-second', 'mark-blocked']) {
      expect(contrast(colour('mark-text'), colour(plate)), plate).toBeGreaterThanOrEqual(4.5);
    }
  });
});
