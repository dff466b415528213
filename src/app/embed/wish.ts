// What the page around the map wants to be shown, checked by the game. Text in, a state or what is wrong with it out.
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import { figuresFact } from '../model/chips.ts';
import { selectable } from '../state/selection.ts';
import type { SendasIssue } from './sendas-map-types.ts';

/** Empty texts ask for nothing: the start of the game, nobody, no region. */
export interface Wish {
  readonly notation: string;
  readonly selected: readonly string[];
  readonly region: string;
}

export interface Granted<Position> {
  /** Null where the notation cannot be read: what is shown stays. */
  readonly position: Position | null;
  readonly selected: readonly string[];
  readonly region: string | null;
  readonly issues: readonly WishIssue[];
}

/** An issue without its words, which come with the language. */
export type WishIssue = Omit<SendasIssue, 'text'> & { readonly say: (text: Text) => string };

export function grantWish<Position>(game: Game<Position>, { notation, selected, region }: Wish): Granted<Position> {
  const parsed = notation === '' ? ({ ok: true, value: game.start } as const) : game.parse(notation);
  const issues: WishIssue[] = [];
  if (!parsed.ok) {
    for (const issue of parsed.issues) {
      issues.push({ attribute: 'position', code: issue.code, say: (text) => text.issue(issue) });
    }
    return { position: null, selected: [], region: null, issues };
  }
  const isFigure = (id: string): boolean => game.figures.some((figure) => figure.id === id);
  const known = selected.filter(isFigure);
  const together = selectable(game, parsed.value, known);
  for (const given of selected) if (!isFigure(given)) issues.push(unknown('selected', 'unknownFigure', given));
  if (new Set(known).size > together.length) {
    const facts = { figures: figuresFact([...new Set(known)]) };
    issues.push({ attribute: 'selected', code: 'apart', say: (text) => text.ui('embed.issues.apart', facts) });
  }
  const isRegion = game.board.has(region);
  if (region !== '' && !isRegion) issues.push(unknown('region', 'unknownRegion', region));
  return { position: parsed.value, selected: together, region: isRegion ? region : null, issues };
}

/** Longer texts would only fill the map. */
const LONGEST_SHOWN = 40;

export function unknown(attribute: SendasIssue['attribute'], code: string, given: string): WishIssue {
  const shown = given.length > LONGEST_SHOWN ? `${given.slice(0, LONGEST_SHOWN)}…` : given;
  return { attribute, code, say: (text) => text.ui(`embed.issues.${code}`, { given: shown }) };
}
