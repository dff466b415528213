// Which theme is shown: the chosen one, or the system's. And that its panels can be read.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shownTheme } from '../../src/app/theme.ts';
import { coloursOf, contrast } from '../view/colours.ts';

describe('the theme', () => {
  it.each([
    ['system', true, false, 'dark'],
    ['system', false, false, 'light'],
    ['system', false, true, 'contrast'],
    ['system', true, true, 'dark'],
    ['light', true, true, 'light'],
    ['dark', false, true, 'dark'],
    ['ink', true, false, 'ink'],
    ['contrast', true, false, 'contrast'],
  ] as const)('%s on a system that is dark: %s, and wants contrast: %s, is %s', (chosen, dark, more, shown) => {
    expect(shownTheme(chosen, dark, more)).toBe(shown);
  });
});

const styles = ['tokens', 'themes']
  .map((name) => readFileSync(new URL(`../../src/app/styles/${name}.css`, import.meta.url), 'utf8'))
  .join('\n');

describe.each([
  ['light', 4.5],
  ['dark', 4.5],
  ['ink', 7],
  ['contrast', 7],
] as const)('the panels in the %s theme', (theme, readable) => {
  const colour = coloursOf(theme, styles);
  const papers = ['paper', 'paper-raised', 'paper-sunk'];

  it.each([
    ['ink', [...papers, 'accent-wash', 'refusal-wash']],
    ['ink-soft', [...papers, 'accent-wash', 'refusal-wash']],
    ['accent', ['paper', 'paper-raised', 'accent-wash']],
    ['refusal', ['paper', 'paper-raised', 'refusal-wash']],
    ['gilt', ['paper', 'paper-raised']],
    ['accent-ink', ['accent', 'accent-hover']],
    ['plate-ink', ['plate']],
    ['paper-raised', ['stop']],
  ])('words in %s are easy to read', (words, grounds) => {
    for (const ground of grounds) {
      expect(contrast(colour(words), colour(ground)), ground).toBeGreaterThanOrEqual(readable);
    }
  });

  it.each([
    ['line-strong', ['paper', 'paper-raised']],
    ['focus', [...papers, 'accent-wash', 'refusal-wash']],
    ['free', ['paper', 'paper-raised', 'accent-wash']],
    ['shadow', ['paper', 'paper-raised', 'accent-wash']],
    ['accent', ['paper', 'paper-raised', 'paper-sunk']],
    ['plate', ['paper', 'paper-raised']],
    ['stop', ['paper', 'paper-raised']],
  ])('edges and signs in %s stand out', (sign, grounds) => {
    for (const ground of grounds) expect(contrast(colour(sign), colour(ground)), ground).toBeGreaterThanOrEqual(3);
  });
});
