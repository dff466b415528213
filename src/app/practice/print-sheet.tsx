// Puts the sheet into the document, where only the printer sees it.
import '../styles/class-sheet.css';
import { render } from 'preact';
import { SheetPage, type SheetPageProps } from './sheet-page.tsx';

/** Returns its removal. */
export function prepareSheet(props: SheetPageProps): () => void {
  const sheet = document.createElement('div');
  sheet.className = 'class-sheet';
  // What is chosen for printing anything else does not hold for it.
  const page = document.createElement('style');
  page.textContent = '@page{size:A4 portrait;margin:12mm 14mm}';
  const place = document.createElement('div');
  render(<SheetPage {...props} />, place);
  sheet.append(page, place);
  document.body.append(sheet);
  document.documentElement.classList.add('prints-sheet');
  return () => {
    render(null, place);
    sheet.remove();
    document.documentElement.classList.remove('prints-sheet');
  };
}

export function printSheet(props: SheetPageProps): void {
  window.addEventListener('afterprint', prepareSheet(props), { once: true });
  window.print();
}
