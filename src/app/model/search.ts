// Finds regions and figures by what people type: accents, case and hyphens do not matter.
import { isSlipOf, plainName } from '../../base/nearest.ts';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';

export interface Found {
  readonly kind: 'region' | 'figure';
  readonly id: string;
  readonly name: string;
  /** The alias that was hit, where the name itself does not show why it was found. */
  readonly also: string | null;
  /** Nothing is called what was typed; this is called much like it. */
  readonly guessed: boolean;
}

const MOST_RESULTS = 8;

/**
 * Best first: names that begin so, then words that do, then anything that holds it; slips of the finger only where there
 * is nothing else. Equals are found once.
 */
export function findInGame<Position>(game: Game<Position>, text: Text, typed: string): readonly Found[] {
  const wanted = plainName(typed);
  if (wanted === '') return [];
  const figures = new Map(game.figures.map(({ id, emblem }) => [emblem, id]).reverse() as [string, string][]);
  const candidates = [
    ...game.board.regionIds.map((id) => ({ kind: 'region' as const, id, name: text.region(id) })),
    ...[...figures.values()].map((id) => ({ kind: 'figure' as const, id, name: text.figure(id) })),
  ];
  const byName = new Intl.Collator(text.language).compare;
  const rated = candidates.flatMap(({ kind, id, name }) => {
    const terms = text.searchTerms(kind, id).map((term) => ({ term, rank: rankOf(plainName(term), wanted) }));
    const best = terms.reduce((a, b) => (b.rank < a.rank ? b : a), { term: name, rank: NOT_FOUND });
    const also = rankOf(plainName(name), wanted) < NOT_FOUND ? null : best.term;
    const found = { kind, id, name, also, guessed: best.rank === SLIP };
    return best.rank < NOT_FOUND ? [{ found, rank: best.rank }] : [];
  });
  const isKnown = rated.some(({ found }) => !found.guessed);
  return (
    rated
      .filter(({ found }) => !(isKnown && found.guessed))
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

const SLIP = 4;
const NOT_FOUND = 5;

function rankOf(term: string, wanted: string): number {
  if (term === wanted) return 0;
  if (term.startsWith(wanted)) return 1;
  if (term.includes(` ${wanted}`)) return 2;
  if (term.includes(wanted)) return 3;
  return [term, ...term.split(' ')].some((name) => isSlipOf(wanted, name)) ? SLIP : NOT_FOUND;
}
