// What stands in large letters above the map: the question that is put by what is chosen, and as much of its answer as
// the stage reveals.
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import { figuresFact, regionFact } from '../model/chips.ts';
import { answerModel, moverModel } from '../model/mover-model.ts';
import { type Scene, setScene } from '../model/scene.ts';
import type { AppState } from '../state/app-state.ts';
import { isAnswered, type Stage } from './stage.ts';

/** More would not be read from the other end of a room. */
const MOST_LINES = 3;

export interface BannerLine {
  readonly text: string;
  readonly citation: string | null;
}

export interface BannerModel {
  readonly title: string;
  /** Whether the title asks something that can be revealed. */
  readonly asks: boolean;
  readonly answer: { readonly text: string; readonly legal: boolean } | null;
  readonly why: readonly BannerLine[];
}

export interface Asked {
  readonly stage: Stage;
  /** The region that is asked about; null for none. */
  readonly region: string | null;
  readonly moved: { readonly figures: readonly string[]; readonly to: string } | null;
}

export function bannerModel<Position>(
  game: Game<Position>,
  state: AppState<Position>,
  text: Text,
  { stage, region, moved }: Asked,
): BannerModel {
  const scene = setScene(game, { ...state, region, revealed: true }, text);
  if (scene.judgement === null) return { title: plainTitle(scene, moved), asks: false, answer: null, why: [] };
  const figures = figuresFact(state.selected);
  const { title, answer, why } = region === null ? whereTo(scene) : mayThey(scene, region);
  return {
    title: region === null ? text.ui(title, { figures }) : text.ui(title, { figures, region: regionFact(region) }),
    asks: true,
    answer: isAnswered(stage) ? answer : null,
    why: stage === 'why' ? why.slice(0, MOST_LINES) : [],
  };
}

type Reply = Pick<BannerModel, 'title' | 'why'> & { readonly answer: NonNullable<BannerModel['answer']> };

function whereTo<Position>(scene: Scene<Position>): Reply {
  const { text } = scene;
  const mover = moverModel(scene);
  const destinations = mover?.destinations ?? [];
  const lines = [...(mover?.range == null ? [] : [mover.range]), ...(mover?.common ?? [])];
  const notes = new Set(destinations.flatMap((one) => one.notes));
  const count = destinations.length;
  return {
    title: 'teach.question.where',
    answer: { text: text.ui(count === 0 ? 'teach.answer.nowhere' : 'teach.answer.where', { count }), legal: count > 0 },
    why: mover?.stuck ? [mover.stuck] : [...lines, ...notes].map((line) => ({ text: line, citation: null })),
  };
}

function mayThey<Position>(scene: Scene<Position>, region: string): Reply {
  const { text } = scene;
  const answer = answerModel(scene);
  const legal = answer?.legal ?? false;
  const route = answer?.route == null ? [] : [{ text: answer.route, citation: null }];
  return {
    title: 'teach.question.may',
    answer: { text: text.ui(legal ? 'teach.answer.yes' : 'teach.answer.no', { region: regionFact(region) }), legal },
    why: [...route, ...(answer?.sentences ?? []), ...(answer?.others ?? [])],
  };
}

/** Where nobody is chosen: what has just happened, which region is looked at, or how to begin. */
function plainTitle<Position>({ state, text, game }: Scene<Position>, moved: Asked['moved']): string {
  if (moved !== null) return text.ui('cause.move', { figures: figuresFact(moved.figures), to: regionFact(moved.to) });
  const { region } = state;
  return region !== null && game.board.has(region) ? text.region(region) : text.ui('teach.hint');
}
