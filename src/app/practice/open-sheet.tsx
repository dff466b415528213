// A sheet for a class: what is to be on it is chosen here, the printer does the rest.
import '../styles/practice.css';
import '../styles/segments.css';
import '../styles/themes.css';
import type { JSX } from 'preact';
import { makeExercise } from '../../practice/generate.ts';
import { type SheetWish, sheetWishes } from '../../practice/sheet.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { newId } from '../keeping/start-keeping.ts';
import { printSheet } from './print-sheet.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { drawCutOut } from './sheet-drawing.ts';
import { sheetExercise } from './sheet-model.ts';
import type { SheetPageProps } from './sheet-page.tsx';

const SEED_LETTERS = 6;

export async function openSheet<Position>(sources: DialogSources<Position>): Promise<() => JSX.Element> {
  const { game, text, parts, loadPractice } = sources;
  const [source] = await Promise.all([loadPractice(), parts.load('practice'), parts.load('table')]);
  const topics = source.topics.map(({ id }) => id);
  const newSeed = (): string => newId().slice(0, SEED_LETTERS);

  async function print(wish: SheetWish): Promise<void> {
    const words = { game, text: text.peek() };
    const { ui } = words.text;
    const exercises: SheetPageProps['exercises'][number][] = [];
    for (const one of sheetWishes(wish)) {
      const exercise = makeExercise(game, source, one);
      const drawing = await drawCutOut(sources, exercise, words.text);
      exercises.push({ words: sheetExercise(words, exercise), drawing });
    }
    const foot = ui(wish.topics.length === topics.length ? 'practice.sheet.footAll' : 'practice.sheet.foot', {
      topics: words.text.list(wish.topics.map((topic) => ui(`practice.topic.${topic}`))),
      difficulty: ui(`practice.difficulty.${wish.difficulty}`),
      seed: wish.seed,
    });
    printSheet({ ui, exercises, foot });
  }

  return function Sheet() {
    return <SheetDialog topics={topics} newSeed={newSeed} onPrint={print} />;
  };
}
