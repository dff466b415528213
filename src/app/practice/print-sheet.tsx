// Puts the sheet into the document, where only the printer sees it.
import '../styles/class-sheet.css';
import { render } from 'preact';
import { SheetPage, type SheetPageProps } from './sheet-page.tsx';

/** Returns its removal. */
function prepareSheet(props: SheetPageProps): () => void {
  const sheet = document.createElement('div');
  sheet.className = 'class-sheet';
  render(<SheetPage {...props} />, sheet);
  document.body.append(sheet);
  document.documentElement.classList.add('prints-sheet');
  return () => {
    render(null, sheet);
    sheet.remove();
    document.documentElement.classList.remove('prints-sheet');
  };
}

export function printSheet(props: SheetPageProps): void {
  window.addEventListener('afterprint', prepareSheet(props), { once: true });
  window.print();
}
