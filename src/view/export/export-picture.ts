// The map as a file: SVG to draw on, PNG to drop into a slide. Loaded when it is asked for.
import type { MapView } from '../map-state.ts';
import { drawPicture, type Picture, type PictureOptions, TYPE_FAMILY } from './picture.ts';
import { addLetter, typeDrawn } from './type-drawn.ts';

export interface ExportOptions extends PictureOptions {
  readonly format: 'svg' | 'png';
}

/** Pixels of the file for each pixel of the drawing. */
const FINENESS = 2;

export async function exportPicture(view: MapView, { format, ...options }: ExportOptions): Promise<Blob> {
  const picture = await drawPicture(view, options);
  return format === 'svg' ? toSvg(picture) : await toPng(picture);
}

function toSvg({ svg }: Picture): Blob {
  return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
}

async function toPng(picture: Picture): Promise<Blob> {
  const { svg, width, height } = picture;
  addLetter(svg, width, height, TYPE_FAMILY);
  const address = URL.createObjectURL(toSvg(picture));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    await typeDrawn(image, height);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width * FINENESS, height * FINENESS];
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
