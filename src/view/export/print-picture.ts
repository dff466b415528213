// The whole board on one sheet of paper, of whatever size the printer has. Loaded when it is asked for.
import './print.css';
import type { MapView } from '../map-state.ts';
import { drawPicture, type Look } from './picture.ts';

export interface PrintOptions {
  /** The look on the screen where it is left out; ink saves colour. */
  readonly look?: Look;
  readonly title?: string;
}

/** Puts the sheet into the document, where only the printer sees it. Returns its removal. */
export async function preparePrint(view: MapView, options: PrintOptions = {}): Promise<() => void> {
  const { svg } = await drawPicture(view, { area: 'board', ...options });
  const sheet = document.createElement('div');
  sheet.className = 'map-sheet';
  // The document has the type already, and its own names for everything.
  svg.querySelector(':scope > style')?.remove();
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  sheet.append(svg);
  document.body.append(sheet);
  document.documentElement.classList.add('prints-map');
  return () => {
    sheet.remove();
    document.documentElement.classList.remove('prints-map');
  };
}

export async function printPicture(view: MapView, options: PrintOptions = {}): Promise<void> {
  const remove = await preparePrint(view, options);
  window.addEventListener('afterprint', remove, { once: true });
  window.print();
}
