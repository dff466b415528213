// What somebody did on the map, for the page around it: the difference between two states, told in ids and notation.
import type { Game } from '../../movement/game.ts';
import type { Message } from '../../movement/message.ts';
import type { Text } from '../../text/text.ts';
import type { AppState } from '../state/app-state.ts';
import { type Step, stepOf } from '../state/history.ts';
import { judgeSelected } from '../state/judge-selected.ts';
import type { SendasAnswer, SendasError, SendasMove, SendasReady, SendasSelect } from './sendas-map-types.ts';

export type EmbedEvent =
  | { readonly type: 'ready'; readonly detail: SendasReady }
  | { readonly type: 'select'; readonly detail: SendasSelect }
  | { readonly type: 'move'; readonly detail: SendasMove }
  | { readonly type: 'error'; readonly detail: SendasError };

/** A move comes before the choice that it ends. */
export function eventsBetween<Position>(
  game: Game<Position>,
  before: AppState<Position>,
  after: AppState<Position>,
  text: Text,
): readonly EmbedEvent[] {
  const move = moveBetween(game, before, after);
  const isSame = before.selected.join() === after.selected.join() && before.region === after.region;
  return [
    ...(move === null ? [] : [{ type: 'move', detail: move } as const]),
    ...(isSame ? [] : [{ type: 'select', detail: selection(game, after, text) } as const]),
  ];
}

function moveBetween<Position>(
  game: Game<Position>,
  { history: from }: AppState<Position>,
  { history: to }: AppState<Position>,
): SendasMove | null {
  if (from.at === to.at) return null;
  const [left, reached] = [stepOf(from), stepOf(to)];
  const undone = left.before === to.at;
  const move = undone ? left : reached;
  if (move.cause?.kind !== 'move' || (!undone && reached.before !== from.at)) return null;
  const { figures, to: end } = move.cause;
  const start = undone ? reached : left;
  return {
    figures,
    from: placeOf(game, start, figures),
    to: end,
    position: game.format(reached.position),
    before: game.format(left.position),
    undone,
  };
}

function placeOf<Position>(game: Game<Position>, { position }: Step<Position>, figures: readonly string[]): string {
  return game.places(position).get(figures[0] ?? '') ?? '';
}

function selection<Position>(game: Game<Position>, state: AppState<Position>, text: Text): SendasSelect {
  const { history, selected, region } = state;
  return {
    figures: selected,
    region,
    position: game.format(stepOf(history).position),
    answer: region === null ? null : answerOf(game, state, region, text),
  };
}

function answerOf<Position>(
  game: Game<Position>,
  state: AppState<Position>,
  region: string,
  text: Text,
): SendasAnswer | null {
  const verdict = judgeSelected(game, state)?.regions.get(region);
  if (verdict === undefined) return null;
  const { legal, distance, route, messages } = verdict;
  const codes = [...new Set(messages.flatMap(codesOf))];
  return { legal, codes, distance, route, text: messages.map((message) => text.sentence(message).text) };
}

/** Keys begin with the file of their words and may end with a shade of the wording. */
function codesOf({ key }: Message): readonly string[] {
  const [, code] = key.split('.');
  return code === undefined ? [] : [code];
}
