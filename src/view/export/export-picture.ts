// The map as a file: SVG to draw on, PNG to drop into a slide. Loaded when it is asked for.
import type { MapView } from '../map-state.ts';
import { drawPicture, type Picture, type PictureOptions } from './picture.ts';

export interface ExportOptions extends PictureOptions {
  readonly format: 'svg' | 'png';
}

/** Pixels of the file for each pixel of the drawing. */
const FINENESS = 2;

export async function exportPicture(view: MapView, { format, ...options }: ExportOptions): Promise<Blob> {
  const picture = await drawPicture(view, options);
  const text = new XMLSerializer().serializeToString(picture.svg);
  const drawing = new Blob([text], { type: 'image/svg+xml' });
  return format === 'svg' ? drawing : await toPng(drawing, picture);
}

async function toPng(drawing: Blob, { width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(drawing);
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width * FINENESS, height * FINENESS];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
