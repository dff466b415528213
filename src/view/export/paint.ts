// A computed fill or stroke as a colour without transparency and an opacity beside it: programs that read SVG differ
// in which colours with transparency they know.

export interface Paint {
  /** `#rrggbb`, or a reference to a pattern. */
  readonly colour: string;
  readonly opacity: number;
}

const hex = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** Null for a paint that cannot be seen. */
export function readPaint(value: string, opacity: string): Paint | null {
  const reference = /^url\("?(#[\w-]+)"?\)/.exec(value)?.[1];
  if (reference !== undefined) return { colour: `url(${reference})`, opacity: Number(opacity) };
  const [function_, numbers = ''] = value.split('(');
  const [red = 0, green = 0, blue = 0, alpha = 1] = (numbers.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  const isKnown = function_ === 'rgb' || function_ === 'rgba' || value.startsWith('color(srgb ');
  const all = Math.round(alpha * Number(opacity) * 1000) / 1000;
  if (!isKnown || all === 0) return null;
  const full = function_ === 'color' ? 255 : 1;
  return { colour: `#${[red, green, blue].map((part) => hex(part * full)).join('')}`, opacity: all };
}
