// Bends the whole frame by smooth noise. It flows in small steps, each of which is one-to-one: one big step would
// fold lines over each other.
import type { Line } from './layout.ts';
import type { Point } from './points.ts';
import { noiseFrom } from './random.ts';

const STEPS = 8;
const OCTAVES = [
  { wavelength: 150, amplitude: 17 },
  { wavelength: 55, amplitude: 7.5 },
] as const;

const fade = (value: number): number => Math.min(1, Math.max(0, value / 40));

export function warp(lines: readonly Line[], [width, height]: readonly [number, number], seed: number): Line[] {
  const fields = OCTAVES.map((octave, index) => ({
    ...octave,
    x: noiseFrom(seed + index * 2),
    y: noiseFrom(seed + index * 2 + 1),
  }));
  const move = ([x, y]: Point): Point => {
    let [dx, dy] = [0, 0];
    for (const { wavelength, amplitude, x: noiseX, y: noiseY } of fields) {
      dx += (noiseX(x / wavelength, y / wavelength) * amplitude) / STEPS;
      dy += (noiseY(x / wavelength, y / wavelength) * amplitude) / STEPS;
    }
    // Points on an edge of the frame may slide along it, never leave it.
    return [x + dx * fade(x) * fade(width - x), y + dy * fade(y) * fade(height - y)];
  };
  const flow = (start: Point): Point => {
    let point = start;
    for (let step = 0; step < STEPS; step++) point = move(point);
    return point;
  };
  return lines.map((line) => ({ ...line, points: line.points.map(flow) }));
}
