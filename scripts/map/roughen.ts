// Gives lines the character of country: coasts with capes and bays, restless ridges, quiet inland borders.
// A line never moves by more than a part of its distance to the others, so contacts stay as they are.
import type { Line, LineKind } from './layout.ts';
import { at, boxOf, distance, distanceToSegment, normalAt, type Point, resample } from './points.ts';
import { noiseFrom } from './random.ts';

interface Octave {
  readonly wavelength: number;
  readonly amplitude: number;
}

const OCTAVES: Record<LineKind, readonly Octave[]> = {
  passable: [
    { wavelength: 48, amplitude: 4.5 },
    { wavelength: 20, amplitude: 2 },
  ],
  impassable: [
    { wavelength: 46, amplitude: 6.5 },
    { wavelength: 16, amplitude: 2.6 },
  ],
  coast: [
    { wavelength: 52, amplitude: 9 },
    { wavelength: 21, amplitude: 4.6 },
    { wavelength: 10, amplitude: 2.2 },
  ],
  lakeshore: [
    { wavelength: 64, amplitude: 6 },
    { wavelength: 19, amplitude: 2 },
  ],
  frame: [],
};
const TAPER = 22;
const SHARE_OF_CLEARANCE = 0.36;

/** Distance from each point of a line to whatever must not be touched: other lines, and far parts of itself. */
function clearances(line: Line, others: readonly Line[]): number[] {
  const reach = 45;
  const box = boxOf(line.points);
  const near = others.filter(({ points }) => {
    const other = boxOf(points);
    return (
      other.left < box.right + reach &&
      other.right > box.left - reach &&
      other.top < box.bottom + reach &&
      other.bottom > box.top - reach
    );
  });
  return line.points.map((point, index) => {
    let least = reach;
    for (const other of near) {
      for (let i = 1; i < other.points.length; i++) {
        if (other === line && Math.abs(i - index) < 9) continue;
        const a = at(other.points, i - 1);
        if (Math.abs(a[0] - point[0]) > reach + 9 || Math.abs(a[1] - point[1]) > reach + 9) continue;
        least = Math.min(least, distanceToSegment(point, a, at(other.points, i)));
      }
    }
    return least;
  });
}

/** `damping` by line index (1 = full roughness) calms lines that came out crossing another. */
export function roughen(lines: readonly Line[], seed: number, damping: ReadonlyMap<number, number>): Line[] {
  const resampled = lines.map((line) => ({ ...line, points: resample(line.points, line.kind === 'coast' ? 4 : 6) }));
  return resampled.map((line, lineIndex) => {
    const octaves = OCTAVES[line.kind].map((octave, index) => ({ ...octave, noise: noiseFrom(seed + index) }));
    if (octaves.length === 0) return line;
    const clearance = clearances(line, resampled);
    const last = line.points.length - 1;
    const strength = damping.get(lineIndex) ?? 1;
    let walked = 0;
    const lengths = line.points.map((point, index) => {
      if (index > 0) walked += distance(at(line.points, index - 1), point);
      return walked;
    });
    const points = line.points.map((point, index): Point => {
      if (index === 0 || index === last) return point;
      const along = at(lengths, index);
      const taper = Math.min(1, along / TAPER, (walked - along) / TAPER);
      let offset = 0;
      for (const { wavelength, amplitude, noise } of octaves) {
        offset += noise(along / wavelength, lineIndex * 7.31) * amplitude;
      }
      const limit = at(clearance, index) * SHARE_OF_CLEARANCE;
      offset = Math.max(-limit, Math.min(limit, offset * taper * strength));
      const normal = normalAt(line.points, index);
      return [point[0] + normal[0] * offset, point[1] + normal[1] * offset];
    });
    return { ...line, points };
  });
}
