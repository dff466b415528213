// The figures that were named: each once, and «nazgul nazgul» two of the eight.
import { nounOf } from '../games/war-of-the-ring/explain.ts';
import { FIGURES, type MoverFigureId, RING_BEARERS } from '../games/war-of-the-ring/vocabulary.ts';
import type { Text } from '../text/text.ts';
import type { UsageMistake } from './command-line.ts';
import { findByName, namesOf } from './names.ts';

type FiguresRead =
  | { readonly ok: true; readonly figures: readonly MoverFigureId[] }
  | { readonly ok: false; readonly mistake: UsageMistake };

export function readFigures(words: readonly string[], text: Text): FiguresRead {
  if (words.length === 0) return { ok: false, mistake: { key: 'noFigures', facts: {} } };
  const known = namesOf('war-of-the-ring', text).figures<MoverFigureId>([...FIGURES, RING_BEARERS], nounOf);
  const meant: { readonly name: string; readonly ids: readonly MoverFigureId[] }[] = [];
  for (const name of words) {
    const found = findByName(name, known);
    if (!found.ok) {
      const nearest = text.list(found.nearest, 'choice');
      return { ok: false, mistake: { key: 'unknownFigureNearest', facts: { name, nearest } } };
    }
    meant.push({ name, ids: found.ids });
  }
  // «nazgul nazgul-1»: the one that is named by its id is no longer free for the other word.
  const exact = new Set(meant.flatMap(({ ids }) => (ids.length === 1 ? ids : [])));
  const figures: MoverFigureId[] = [];
  for (const { name, ids } of meant) {
    const free = ids.find((id) => !figures.includes(id) && (ids.length === 1 || !exact.has(id)));
    if (free === undefined) return { ok: false, mistake: { key: 'namedTwice', facts: { name, count: ids.length } } };
    figures.push(free);
  }
  return { ok: true, figures };
}
