// Finds regions and figures by what people type: accents, case and hyphens do not matter.
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';

export interface Found {
  readonly kind: 'region' | 'figure';
  readonly id: string;
  readonly name: string;
  /** The alias that was hit, where the name itself does not show why it was found. */
  readonly also: string | null;
}

const MOST_RESULTS = 8;

/** «Lórien» and «LORIEN», «Helm’s» and «helms» are the same to a search. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Best first: names that begin so, then words that do, then anything that holds it. Equals are found once. */
export function findInGame<Position>(game: Game<Position>, text: Text, typed: string): readonly Found[] {
  const wanted = foldForSearch(typed);
  if (wanted === '') return [];
  const figures = new Map(game.figures.map(({ id, emblem }) => [emblem, id]).reverse() as [string, string][]);
  const candidates = [
    ...game.board.regionIds.map((id) => ({ kind: 'region' as const, id, name: text.region(id) })),
    ...[...figures.values()].map((id) => ({ kind: 'figure' as const, id, name: text.figure(id) })),
  ];
  const byName = new Intl.Collator(text.language).compare;
  return (
    candidates
      .flatMap(({ kind, id, name }) => {
        const rated = text.searchTerms(kind, id).map((term) => ({ term, rank: rankOf(foldForSearch(term), wanted) }));
        const best = rated.reduce((a, b) => (b.rank < a.rank ? b : a), { term: name, rank: NOT_FOUND });
        const also = rankOf(foldForSearch(name), wanted) < NOT_FOUND ? null : best.term;
        return best.rank < NOT_FOUND ? [{ found: { kind, id, name, also }, rank: best.rank }] : [];
      })
      // Whoever bears the name comes before whoever only answers to it.
      .sort(
        (a, b) =>
          a.rank - b.rank ||
          Number(a.found.also !== null) - Number(b.found.also !== null) ||
          byName(a.found.name, b.found.name),
      )
      .slice(0, MOST_RESULTS)
      .map(({ found }) => found)
  );
}

const NOT_FOUND = 4;

function rankOf(term: string, wanted: string): number {
  if (term === wanted) return 0;
  if (term.startsWith(wanted)) return 1;
  if (term.includes(` ${wanted}`)) return 2;
  return term.includes(wanted) ? 3 : NOT_FOUND;
}
