// Which theme is shown: the chosen one, or the system's.
import { describe, expect, it } from 'vitest';
import { shownTheme } from '../../src/app/theme.ts';

describe('the theme', () => {
  it.each([
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('%s on a system that is dark: %s', (chosen, systemIsDark, shown) => {
    expect(shownTheme(chosen, systemIsDark)).toBe(shown);
  });
});
