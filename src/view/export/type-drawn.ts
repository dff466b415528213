// WebKit takes a drawing for whole before the type that it brings along is there, and leaves its words out meanwhile: a
// letter below the drawing tells when they can be drawn.
import { svgElement, tidy } from '../svg.ts';

/** In pixels of the drawing, both ways. */
const STRIP = 16;
const PATIENCE_MILLISECONDS = 3000;
const BREAK_MILLISECONDS = 50;

/** Makes the drawing longer by a strip with the letter, black on white. */
export function addLetter(svg: SVGSVGElement, width: number, height: number, family: string): void {
  const [left = 0, top = 0, breadth = 0, length = 0] = svg.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const strip = (STRIP * breadth) / width;
  const [x, y] = [left, top + length];
  svg.setAttribute('height', String(height + STRIP));
  svg.setAttribute('viewBox', [left, top, breadth, length + strip].map(tidy).join(' '));
  const type = { 'font-family': family, 'font-style': 'italic', 'font-weight': 500, 'font-size': strip };
  svg.append(
    svgElement('rect', { x, y, width: breadth, height: strip, fill: '#fff' }),
    svgElement('text', { x, y: y + strip * 0.8, fill: '#000', ...type }, 'M'),
  );
}

/** Until the letter below a drawing of this height is seen. Words that never come are not waited for. */
export async function typeDrawn(image: HTMLImageElement, height: number): Promise<void> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [STRIP, STRIP];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const until = performance.now() + PATIENCE_MILLISECONDS;
  while (context && performance.now() < until) {
    context.drawImage(image, 0, height, STRIP, STRIP, 0, 0, STRIP, STRIP);
    const { data } = context.getImageData(0, 0, STRIP, STRIP);
    if (data.some((value, at) => at % 4 === 0 && value < 128)) return;
    await new Promise((resolve) => setTimeout(resolve, BREAK_MILLISECONDS));
  }
}
