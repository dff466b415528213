// Islands: land without a region, which nobody enters.
import type { Point, Polyline } from '../points.ts';
import { noiseFrom } from '../random.ts';

interface Island {
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** Tolfalas first; the others only enliven the coast. */
const ISLANDS: readonly Island[] = [
  { centre: [1002, 1266], width: 44, height: 20, turn: 0.5 },
  { centre: [54, 262], width: 24, height: 13, turn: 1.1 },
  { centre: [196, 116], width: 17, height: 9, turn: 2.4 },
  { centre: [244, 1220], width: 16, height: 9, turn: 0.3 },
];

export function islandRings(): Polyline[] {
  return ISLANDS.map(({ centre, width, height, turn }, index) => {
    const noise = noiseFrom(600 + index);
    const count = Math.max(9, Math.round(width / 2.2));
    return Array.from({ length: count }, (_, i): Point => {
      const angle = (i / count) * Math.PI * 2;
      const reach = 1 + 0.42 * noise(Math.cos(angle) * 2.1, Math.sin(angle) * 2.1);
      const [x, y] = [Math.cos(angle) * (width / 2) * reach, Math.sin(angle) * (height / 2) * reach];
      return [centre[0] + x * Math.cos(turn) - y * Math.sin(turn), centre[1] + x * Math.sin(turn) + y * Math.cos(turn)];
    });
  });
}
