// A title above a picture and a legend below it, so that it explains itself wherever it is put.
import { svgElement, tidy } from '../svg.ts';
import { createTypeMeasure } from '../type-measure.ts';
import { expandUses, type Still } from './still.ts';

export interface LegendEntry {
  /** On a ground of `SWATCH` pixels; it may use the map's own drawings by reference. */
  readonly drawing: SVGElement;
  readonly words: string;
}

export interface Frame {
  readonly title: string;
  readonly legend: readonly LegendEntry[];
}

const SWATCH = { width: 88, height: 36 } as const;

/** Sizes of a picture that is `NORMAL` wide, in pixels; others are larger or smaller by their width. */
const NORMAL = 1440;
const [SMALLEST, LARGEST] = [0.72, 1.5];
const TITLE = 36;
const WORDS = 18;
const EDGE = 28;
const ROW = 38;
const GAP = 14;
const BETWEEN = 34;
const SWATCH_SHARE = 0.8;

const INK = 'font-family:var(--map-font);font-style:italic;font-weight:500;fill:var(--map-ink);';

/** Draws the frame into the still, and tells how many pixels it adds above and below. */
export function addFrame({ root, part, scale }: Still, { title, legend }: Frame): { top: number; bottom: number } {
  const width = part.width * scale;
  const type = createTypeMeasure(root);
  const normal = Math.min(LARGEST, Math.max(SMALLEST, width / NORMAL));
  const widest = Math.max(0, ...legend.map(({ words }) => type.width([words], WORDS)));
  const entry = SWATCH.width * SWATCH_SHARE + GAP + widest;
  // A narrow picture has room for one column at most, in letters that fit.
  const size = Math.min(normal, width / (entry + 2 * EDGE));
  const titleSize = Math.min(normal, (width - 2 * EDGE * normal) / type.width([title], TITLE));
  const columns = Math.max(1, Math.floor((width / size - 2 * EDGE + BETWEEN) / (entry + BETWEEN)));
  const rows = Math.ceil(legend.length / columns);

  const top = title === '' ? 0 : Math.round(TITLE * 1.9 * normal);
  const bottom = rows === 0 ? 0 : Math.round((rows * ROW + EDGE) * size);
  const board = part.height * scale;
  const frame = svgElement('g', {
    transform: `translate(${tidy(part.x - part.width / 2)} ${tidy(part.y - part.height / 2)}) scale(${tidy(1 / scale)})`,
  });
  if (top > 0) {
    frame.append(ground(-top, top, width));
    const words = svgElement('text', { x: width / 2, y: -top * 0.34 }, title);
    frame.append(dressed(words, `${INK}font-size:${TITLE * titleSize}px;text-anchor:middle`));
  }
  if (bottom > 0) frame.append(ground(board, bottom, width));
  const indent = (width / size - columns * entry - (columns - 1) * BETWEEN) / 2;
  for (const [index, { drawing, words }] of legend.entries()) {
    // Down the columns, as one reads a list.
    const [column, row] = [Math.floor(index / rows), index % rows];
    const [x, y] = [indent + column * (entry + BETWEEN), EDGE / 2 + (row + 0.5) * ROW];
    const line = svgElement('g', {
      transform: `translate(${tidy(x * size)} ${tidy(board + y * size)}) scale(${tidy(size)})`,
    });
    const swatch = svgElement('g', {
      transform: `translate(0 ${(-SWATCH.height * SWATCH_SHARE) / 2}) scale(${SWATCH_SHARE})`,
    });
    swatch.append(...drawing.cloneNode(true).childNodes);
    const meaning = svgElement('text', { x: SWATCH.width * SWATCH_SHARE + GAP, y: WORDS * 0.33 }, words);
    line.append(swatch, dressed(meaning, `${INK}font-size:${WORDS}px`));
    frame.append(line);
  }
  root.append(frame);
  expandUses(frame, root);
  return { top, bottom };
}

/** As wide as the picture and a little wider, so that nothing of the board looks out at the sides. */
function ground(y: number, height: number, width: number): SVGElement {
  return dressed(svgElement('rect', { x: -1, y, width: width + 2, height: height + 1 }), 'fill:var(--map-land)');
}

/** The page's policy lets no style be written as an attribute. */
function dressed<Drawing extends SVGElement>(drawing: Drawing, style: string): Drawing {
  drawing.style.cssText = style;
  return drawing;
}
