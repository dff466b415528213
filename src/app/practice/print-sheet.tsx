// Puts the sheet into the document, where only the printer sees it.
import '../styles/class-sheet.css';
import { render } from 'preact';
import { SheetPage, type SheetPageProps } from './sheet-page.tsx';
import { type Measured, sheetPages } from './sheet-pages.ts';

const PIXELS_PER_MILLIMETRE = 96 / 25.4;
/** Of a page in A4 between its margins and above its foot, less a hair for what printers round. */
const ROOM = (297 - 2 * 12 - 9 - 3) * PIXELS_PER_MILLIMETRE;

/** Returns its removal. */
function prepareSheet(props: SheetPageProps): () => void {
  // All that is left of the document then, for those who make a file of it as well.
  const sheet = document.createElement('main');
  sheet.className = 'class-sheet measured';
  render(<SheetPage {...props} />, sheet);
  document.body.append(sheet);
  render(<SheetPage {...props} exercises={inPages(sheet, props.exercises)} />, sheet);
  sheet.classList.remove('measured');
  document.documentElement.classList.add('prints-sheet');
  return () => {
    render(null, sheet);
    sheet.remove();
    document.documentElement.classList.remove('prints-sheet');
  };
}

/** In the order in which they leave the least of the pages empty, their maps as large as that allows. */
function inPages(sheet: HTMLElement, exercises: SheetPageProps['exercises']): SheetPageProps['exercises'] {
  const measured = [...sheet.querySelectorAll('.class-exercise')].map((exercise): Measured => {
    const map = exercise.querySelector('svg');
    return { height: heightOf(exercise), map: map === null ? 0 : map.getBoundingClientRect().height };
  });
  const head = sheet.querySelector('.class-head');
  const first = ROOM - (head === null ? 0 : heightOf(head));
  return sheetPages(measured, { first, other: ROOM }).flatMap((page) =>
    page.flatMap(({ at, map }) => {
      const exercise = exercises[at];
      exercise?.drawing.style.setProperty('--map-height', `${Math.floor(map)}px`);
      return exercise ?? [];
    }),
  );
}

/** With the space below it. */
function heightOf(element: Element): number {
  return element.getBoundingClientRect().height + Number.parseFloat(getComputedStyle(element).marginBottom);
}

export function printSheet(props: SheetPageProps): void {
  window.addEventListener('afterprint', prepareSheet(props), { once: true });
  window.print();
}
