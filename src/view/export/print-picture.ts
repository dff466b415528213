// The map on one sheet of paper. Loaded when it is asked for.
import './print.css';
import type { MapView } from '../map-state.ts';
import { drawPicture, type PictureOptions } from './picture.ts';

export interface PrintOptions extends Partial<PictureOptions> {
  /** The size that the printer holds where it is left out. */
  readonly paper?: 'A4' | 'A3';
}

/** Puts the sheet into the document, where only the printer sees it. Returns its removal. */
export async function preparePrint(view: MapView, { paper, ...options }: PrintOptions = {}): Promise<() => void> {
  const { svg, width, height } = await drawPicture(view, { area: 'board', ...options });
  const sheet = document.createElement('div');
  sheet.className = 'map-sheet';
  // The document has the type already.
  svg.querySelector(':scope > style')?.remove();
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  nameApart(svg);
  // The page's policy lets no style be written into the document itself.
  const page = new CSSStyleSheet();
  page.replaceSync(`@page{size:${[paper, width < height ? 'portrait' : 'landscape'].filter(Boolean).join(' ')}}`);
  document.adoptedStyleSheets.push(page);
  sheet.append(svg);
  document.body.append(sheet);
  document.documentElement.classList.add('prints-map');
  return () => {
    sheet.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page);
    document.documentElement.classList.remove('prints-map');
  };
}

/** The map on the screen has textures of the same names, in the colours of another theme. */
export function nameApart(svg: SVGSVGElement): void {
  for (const element of svg.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      if (name === 'id') element.setAttribute(name, `sheet-${value}`);
      else if (value.includes('url(#')) element.setAttribute(name, value.replaceAll('url(#', 'url(#sheet-'));
      else if (name.endsWith('href') && value.startsWith('#')) element.setAttribute(name, `#sheet-${value.slice(1)}`);
    }
  }
}

export async function printPicture(view: MapView, options: PrintOptions = {}): Promise<void> {
  const remove = await preparePrint(view, options);
  window.addEventListener('afterprint', remove, { once: true });
  window.print();
}
