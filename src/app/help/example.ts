// A rule's example: read from its data, told in words, and put on the board. Nothing of it is kept but by the history.
import { batch } from '@preact/signals';
import type { Game, Judgement, Turn } from '../../movement/game.ts';
import type { Message } from '../../movement/message.ts';
import type { RuleExample } from '../../movement/rule-book.ts';
import type { Sentence, Text } from '../../text/text.ts';
import { actionName } from '../model/action-name.ts';
import { figuresFact, regionFact } from '../model/chips.ts';
import type { Store } from '../state/store.ts';

interface Staged<Position> {
  readonly position: Position;
  readonly turn: Turn<Position> | null;
}

export interface ExampleModel {
  /** What was done before; what moves the figures; what is asked. */
  readonly told: readonly string[];
  readonly asks: string;
  readonly legal: boolean;
  /** The word of the rules that it is about; null where it is no more than a yes. */
  readonly answer: Sentence | null;
}

function stage<Position>(game: Game<Position>, { notation, action, moves }: RuleExample): Staged<Position> {
  const parsed = game.parse(notation);
  if (!parsed.ok) throw new Error(`an example cannot be read: ${notation}`);
  if (action === null) return { position: parsed.value, turn: null };
  const turn = { action, start: parsed.value, moves };
  const played = game.playTurn(turn);
  if (!played.legal) throw new Error(`an example begins with a move that is not legal: ${notation}`);
  return { position: played.position, turn };
}

function judged(
  { origin, regions, stay }: Judgement,
  region: string,
): { legal: boolean; messages: readonly Message[] } {
  return regions.get(region) ?? { legal: region === origin && stay.legal, messages: stay.messages };
}

export function exampleModel<Position>(game: Game<Position>, text: Text, example: RuleExample): ExampleModel {
  const { figures, region, action, moves, shows } = example;
  const { position, turn } = stage(game, example);
  const judgement = game.judge(position, figures, turn);
  const { legal, messages } = judged(judgement, region);
  const message = messages.find(({ key }) => key === shows);
  const before = moves.map((move) =>
    text.ui('helpDialog.movedBefore', { figures: figuresFact(move.figures), to: regionFact(move.to) }),
  );
  const by = action === null ? [] : [text.ui('helpDialog.by', { action: actionName({ game, text }, action) })];
  return {
    told: [...by, ...before],
    asks: questionOf(text, figures, judgement.origin, region),
    legal,
    answer: message === undefined ? null : text.sentence(message),
  };
}

function questionOf(text: Text, figures: readonly string[], origin: string | null, region: string): string {
  const facts = { figures: figuresFact(figures), region: regionFact(region) };
  if (origin === null) return text.ui('helpDialog.asks', facts);
  if (origin === region) return text.ui('helpDialog.asksStay', facts);
  return text.ui('helpDialog.asksFrom', { ...facts, from: regionFact(origin) });
}

/**
 * The example on the board as one step of the history: its figures chosen, and the answer for its region on show.
 * Gives the regions that it is about.
 */
export function showExample<Position>(
  { game, store }: { readonly game: Game<Position>; readonly store: Store<Position> },
  rule: string,
  example: RuleExample,
): readonly string[] {
  const { dispatch } = store;
  const { position, turn } = stage(game, example);
  const cause = { kind: 'example', rule } as const;
  batch(() => {
    dispatch({ type: 'tab', tab: 'play' });
    const notice = { kind: 'done', cause } as const;
    dispatch({ type: 'load', position, turn, selected: example.figures, cause, notice });
    dispatch({ type: 'look', region: example.region });
    dispatch({ type: 'reveal' });
    // The way back stays in sight.
    dispatch({ type: 'notify', notice });
  });
  const { origin, regions } = game.judge(position, example.figures, turn);
  const route = regions.get(example.region)?.route ?? [];
  return [...(origin === null ? [] : [origin]), ...route, example.region];
}
