// The board, or the part of it that is seen, as one SVG that stands by itself.
import type { MapView } from '../map-state.ts';
import { svgElement, tidy } from '../svg.ts';
import { embeddedGround, embeddedType } from './embedded.ts';
import { addFrame, type Frame } from './frame.ts';
import { toPlainSvg } from './plain-svg.ts';
import { type Area, drawStill } from './still.ts';

export interface Look {
  readonly theme: string;
  /** Address of that theme's ornament. */
  readonly ornament: string | null;
}

export interface PictureOptions {
  readonly area: Area;
  /** The look on the screen where it is left out. */
  readonly look?: Look;
  /** Said by screen readers, and shown by programs that list pictures. */
  readonly title?: string;
  /** Title and legend round the board; none where it is left out. */
  readonly frame?: Frame;
}

export interface Picture {
  readonly svg: SVGSVGElement;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export const TYPE_FAMILY = 'Alegreya';

export async function drawPicture(
  view: Pick<MapView, 'snapshot'>,
  { area, look, title, frame }: PictureOptions,
): Promise<Picture> {
  const snapshot = view.snapshot();
  const ornament = look ? look.ornament : snapshot.state.ornament;
  const [type, ground] = await Promise.all([
    embeddedType(TYPE_FAMILY),
    ornament === null ? null : embeddedGround(ornament),
  ]);
  const state = { ...snapshot.state, ornament: ground && ornament };
  const still = await drawStill({ ...snapshot, state }, area, look?.theme);
  const { part, scale } = still;
  const { top, bottom } = frame ? addFrame(still, frame) : { top: 0, bottom: 0 };
  const [width, height] = [Math.round(part.width * scale), Math.round(part.height * scale) + top + bottom];
  const [left, above] = [part.x - part.width / 2, part.y - part.height / 2 - top / scale];
  const box = [left, above, part.width, part.height + (top + bottom) / scale].map(tidy).join(' ');
  const svg = svgElement('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: box });
  if (title !== undefined) svg.append(svgElement('title', {}, title));
  if (type !== '') svg.append(svgElement('style', {}, type));
  if (ground && state.turned) {
    const { width: w, height: h } = snapshot.shapes;
    svg.append(svgElement('g', { transform: `rotate(180 ${w / 2} ${h / 2})` }, ground));
  } else if (ground) svg.append(ground);
  for (const child of still.root.children) {
    const plain = child instanceof SVGElement ? toPlainSvg(child) : null;
    if (plain) svg.append(plain);
  }
  still.destroy();
  return { svg, width, height };
}
