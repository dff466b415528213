// The map of one exercise in ink, cut out round what matters.

import { present } from '../../base/assert.ts';
import type { Exercise } from '../../practice/exercise.ts';
import type { Text } from '../../text/text.ts';
import { type Box, boxAround, type Point } from '../../view/box.ts';
import { drawPicture } from '../../view/export/picture.ts';
import { nameApart } from '../../view/export/print-picture.ts';
import type { BoardShapes } from '../../view/shapes.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { createViewModel } from '../model/view-model.ts';
import { createState } from '../state/app-state.ts';
import { startHistory } from '../state/history.ts';
import { marksOf, regionsInPlay } from './run-model.ts';
import { beginRun } from './run-state.ts';

/** Width by height of a cut-out at least, so that it lies well between two questions. */
const SHAPE = 2.3;
/** Of the board, in units, around the outermost region. */
const EDGE = 20;
/** Pixels of the drawing; the printer makes them finer. */
const WIDTH = 900;

export type SheetSources<Position> = Pick<DialogSources<Position>, 'game' | 'map' | 'store'>;

export async function drawCutOut<Position>(
  { game, map, store }: SheetSources<Position>,
  exercise: Exercise<Position>,
  text: Text,
): Promise<SVGSVGElement> {
  const { shapes, state } = present(map.view(), 'the map').snapshot();
  const preferences = { ...store.state.peek().preferences, help: 'off', turned: false } as const;
  const shown = createState(startHistory(exercise.position), preferences);
  const { regions, figures, armies } = createViewModel(game, () => 1)(shown, text).map;
  const marks = marksOf({ game }, beginRun(exercise));
  const marked = new Map(
    [...regions].map(([id, region]) => {
      // How far out a name is worth showing hangs on the board, and not on the position.
      const { importance } = state.regions.get(id) ?? region;
      return [id, { ...region, importance, marks: new Set(marks.get(id) ?? []) }] as const;
    }),
  );
  const seen = boxOf(shapes, regionsInPlay({ game }, exercise));
  const snapshot = {
    shapes,
    state: { ...state, regions: marked, figures, armies, route: null, lastMove: null, ornament: null, turned: false },
    // Where a unit is a pixel every region has its name.
    scale: Math.max(1, WIDTH / seen.width),
    seen,
  };
  const look = { theme: 'ink', ornament: null };
  const { svg } = await drawPicture({ snapshot: () => snapshot }, { area: 'view', look, title: '' });
  // The document has the type already.
  svg.querySelector(':scope > style')?.remove();
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  nameApart(svg);
  return svg;
}

/** Round the regions, as wide as it is to be and within the board; the whole board for null. */
function boxOf({ regions, width, height }: BoardShapes, shown: readonly string[] | null): Box {
  if (shown === null) return { x: width / 2, y: height / 2, width, height };
  const corners = shown.flatMap((id): readonly Point[] => {
    const box = regions.get(id)?.box;
    if (box === undefined) return [];
    const [x, y] = [box.width / 2 + EDGE, box.height / 2 + EDGE];
    return [
      [box.x - x, box.y - y],
      [box.x + x, box.y + y],
    ];
  });
  const box = boxAround(corners);
  const wide = Math.min(width, Math.max(box.width, box.height * SHAPE));
  const high = Math.min(height, Math.max(box.height, wide / SHAPE));
  const within = (middle: number, extent: number, whole: number): number =>
    Math.min(whole - extent / 2, Math.max(extent / 2, middle));
  return { x: within(box.x, wide, width), y: within(box.y, high, height), width: wide, height: high };
}
