// Colours as the eye meets them: read from the stylesheet, laid over one another, and compared.
import { readFileSync } from 'node:fs';

const mapStyles = ['theme', 'rare-themes']
  .map((name) => readFileSync(new URL(`../../src/view/${name}.css`, import.meta.url), 'utf8'))
  .join('\n');

export type Theme = 'light' | 'dark' | 'ink' | 'contrast';
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** The colours of one theme, of the map unless other styles are given: its own over those of the light one. */
export function coloursOf(theme: Theme, styles = mapStyles): (name: string) => Colour {
  const outside = styles.replaceAll(/@media[^{]*\{([^{}]*\{[^{}]*\})*\s*\}/g, '');
  const colours = new Map<string, Colour>();
  for (const [, selector = '', body = ''] of outside.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(':root') && !selector.includes(`"${theme}"`)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*(#[0-9a-f]+);/g)) {
      colours.set(name, readColour(value));
    }
  }
  return (name) => {
    const colour = colours.get(name);
    if (!colour) throw new Error(`No colour --${name} in the theme ${theme}`);
    return colour;
  };
}

export function readColour(hex: string): Colour {
  const short = hex.length < 6;
  const digits = short ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = digits.map((pair) => Number.parseInt(pair, 16));
  return { red, green, blue, alpha: alpha / 255 };
}

export function over(top: Colour, ground: Colour, opacity = 1): Colour {
  const alpha = top.alpha * opacity;
  const mix = (a: number, b: number): number => a * alpha + b * (1 - alpha);
  return {
    red: mix(top.red, ground.red),
    green: mix(top.green, ground.green),
    blue: mix(top.blue, ground.blue),
    alpha: 1,
  };
}

function luminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Of a colour that may be seen through, laid over the other. */
export function contrast(mark: Colour, ground: Colour): number {
  const [dark = 0, light = 0] = [luminance(over(mark, ground)), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
