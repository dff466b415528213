// Keeps the textures of marks out from under names and badges: all of the board but their boxes, as a path to clip by.
import { type Box, grow } from './box.ts';
import { EMPTY_LAYOUT, type Layout } from './layout.ts';
import type { BoardShapes } from './shapes.ts';
import { tidy } from './svg.ts';

/** Pixels round a name or a badge. */
const ROUND = 2;

export function createClearance(root: SVGSVGElement, { width, height }: BoardShapes) {
  const path = root.querySelector('#map-clear path');

  function update({ names, badges, scale }: Pick<Layout, 'names' | 'badges' | 'scale'>): void {
    const shown = [...names].flatMap(([id, { box }]) => (badges.hiddenNames.has(id) ? [] : [box]));
    // Wound the other way than the board, so that each is a hole in it.
    const hole = (box: Box): string => {
      const { x, y, width: across, height: down } = grow(box, ROUND);
      const [left, top, right, bottom] = [x - across / 2, y - down / 2, x + across / 2, y + down / 2].map((length) =>
        tidy(length / scale),
      );
      return `M${left} ${top}V${bottom}H${right}V${top}Z`;
    };
    const holes = [...shown, ...badges.boxes.values()].map(hole).join('');
    path?.setAttribute('d', `M0 0H${width}V${height}H0Z${holes}`);
  }
  update(EMPTY_LAYOUT);
  return update;
}
