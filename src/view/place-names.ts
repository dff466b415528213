// Which names are shown at a scale, and where: inside their region, clear of each other, of pieces and of black
// borders. Greedy by rank, so the same picture always comes out.
import { type Box, contains, grow, isWithin, type Point, scaled } from './box.ts';
import { type Interior, shareInside } from './interior.ts';
import { isFree } from './place-pieces.ts';

export interface NameRequest {
  readonly id: string;
  /** Wished middle, in pixels. */
  readonly home: Point;
  readonly interior: Interior;
  /** Lower ranks choose first. */
  readonly rank: number;
  /** Share of the box that may reach over passable borders. */
  readonly overhang: number;
  /** Settings to try, the best first. */
  readonly settings: readonly NameSetting[];
}

export interface NameSetting {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
}

export interface PlacedName extends NameSetting {
  readonly box: Box;
}

export const LINE_HEIGHT = 1.02;
/** Height of the letters above the last line's foot, as a share of the size. */
const LETTER_HEIGHT = 0.94;

const nameHeight = ({ lines, size }: NameSetting): number => size * (LETTER_HEIGHT + (lines.length - 1) * LINE_HEIGHT);

const cost = ([x, y]: Point): number => Math.hypot(x, y * (y < 0 ? 1.45 : 1.3));

/** Offsets from the home, near ones first; sideways is cheaper than down, and down than up. */
const OFFSETS: readonly Point[] = [0, -5, 5, -10, 10, -16, 16, -23, 23, -31, 31]
  .flatMap((y) => [0, -5, 5, -10, 10, -16, 16, -24, 24, -34, 34].map((x): Point => [x, y]))
  .sort((a, b) => cost(a) - cost(b));

function findSpot(
  request: NameRequest,
  setting: NameSetting,
  minimum: number,
  { scale, frame }: Sheet,
  taken: readonly Box[],
  black: readonly Point[],
): Box | null {
  const height = nameHeight(setting);
  const stride = Math.max(1, scale) ** 0.7;
  for (const [dx, dy] of OFFSETS) {
    const box = { x: request.home[0] + dx * stride, y: request.home[1] + dy * stride, width: setting.width, height };
    const share = shareInside(request.interior, scaled(grow(box, 2), 1 / scale));
    if (share < minimum || !isWithin(box, frame) || !isFree(box, taken, 1)) continue;
    // A box that is wholly inside cannot meet a border.
    if (share > 0.999 || !black.some((point) => contains(grow(box, 3), point))) return box;
  }
  return null;
}

/** What holds for every name: the scale, the edge of the board in pixels, and points along black borders in units. */
export interface Sheet {
  readonly scale: number;
  readonly frame: Box;
  readonly blackPoints: readonly Point[];
}

export function placeNames(
  requests: readonly NameRequest[],
  sheet: Sheet,
  obstacles: readonly Box[],
): Map<string, PlacedName> {
  const black = sheet.blackPoints.map(([x, y]): Point => [x * sheet.scale, y * sheet.scale]);
  const taken = [...obstacles];
  const placed = new Map<string, PlacedName>();
  for (const request of requests.toSorted((a, b) => a.rank - b.rank)) {
    const near = blackNear(request.home, black);
    const tries = request.settings.flatMap((setting) => [{ setting, minimum: 0.999 }]);
    for (const setting of request.settings) tries.push({ setting, minimum: 1 - request.overhang });
    for (const { setting, minimum } of tries) {
      const box = findSpot(request, setting, minimum, sheet, taken, near);
      if (!box) continue;
      placed.set(request.id, { ...setting, box });
      taken.push(box);
      break;
    }
  }
  return placed;
}

function blackNear(home: Point, black: readonly Point[]): Point[] {
  return black.filter(([x, y]) => Math.abs(x - home[0]) < 130 && Math.abs(y - home[1]) < 90);
}
