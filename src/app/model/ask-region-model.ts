// Who can come to the region in view, or whom one must fear there.
import type { Question } from '../state/app-state.ts';
import { type Comer, MOST_MOVES, type Reach } from './ask-reach.ts';
import { chipsOf, figuresAt, figuresFact, regionFact } from './chips.ts';
import type { ChipModel } from './page-model.ts';
import { gameWord, placeName, type Scene } from './scene.ts';

export interface ComerModel {
  readonly chip: ChipModel;
  readonly where: string;
  /** Who comes when it is chosen: the first of equals, and whoever must go along. */
  readonly chosen: readonly string[];
  /** One move brings it here. */
  readonly atOnce: boolean;
}

export interface RegionQuestionModel {
  readonly question: Question;
  readonly label: string;
  readonly pressed: boolean;
}

export interface RegionAnswerModel {
  readonly title: string;
  /** Whose figures are listed, where that is not plain. */
  readonly about: string | null;
  readonly groups: readonly { readonly title: string; readonly comers: readonly ComerModel[] }[];
  /** What there is to say where nobody comes. */
  readonly nobody: string | null;
}

const REGION_QUESTIONS = ['reach', 'threat'] as const satisfies readonly Question[];

export function regionQuestions<Position>({ state, text }: Scene<Position>): readonly RegionQuestionModel[] {
  return REGION_QUESTIONS.map((question) => ({
    question,
    label: text.ui(`ask.${question}`),
    pressed: state.question === question,
  }));
}

export function regionAnswer<Position>(scene: Scene<Position>, reach: Reach): RegionAnswerModel | null {
  const { state, text, game } = scene;
  const { region, question } = state;
  if (region === null || (question !== 'reach' && question !== 'threat')) return null;
  const threat = question === 'threat';
  const feared = threat ? enemiesAt(scene, region) : game.sides;
  const comers = reach
    .to(region, threat ? 1 : MOST_MOVES)
    .filter(({ figures: [first = ''] }) => feared.includes(scene.figures.get(first)?.side ?? ''));
  const title = text.ui(threat ? 'ask.threatTitle' : 'ask.reachTitle', { region: regionFact(region) });
  return {
    title,
    about: threat && feared.length > 1 ? text.ui('ask.nobodysRegion') : null,
    groups: groupsOf(scene, comers),
    nobody: comers.length === 0 ? text.ui(threat ? 'ask.noThreat' : 'ask.noReach') : null,
  };
}

/** The sides against whoever holds the region or stands there; every side where nobody does. */
function enemiesAt<Position>(scene: Scene<Position>, region: string): readonly string[] {
  const { game, position } = scene;
  const standing = figuresAt(scene, region).map(({ side }) => side);
  const armies = game.armies(position).flatMap((army) => (army.region === region ? [army.side] : []));
  const holder = game.sign(position, region)?.side;
  const owners = new Set(holder == null ? [...standing, ...armies] : [holder]);
  return owners.size === 1 ? game.sides.filter((side) => !owners.has(side)) : game.sides;
}

function groupsOf<Position>(scene: Scene<Position>, comers: readonly Comer[]): RegionAnswerModel['groups'] {
  const counts = [...Array.from({ length: MOST_MOVES }, (_, index) => index + 1), null];
  return counts.flatMap((count) => {
    const here = comers.filter(({ moves }) => moves === count);
    if (here.length === 0) return [];
    const title = count === null ? scene.text.ui('ask.otherwise') : scene.text.ui('ask.results', { count });
    return [{ title, comers: here.flatMap((comer) => comerModel(scene, comer) ?? []) }];
  });
}

function comerModel<Position>(scene: Scene<Position>, comer: Comer): ComerModel | null {
  const { figures, place, moves, together } = comer;
  const [chip] = chipsOf(
    scene,
    figures.flatMap((id) => scene.figures.get(id) ?? []),
  );
  const [first = ''] = figures;
  if (chip === undefined) return null;
  return {
    chip,
    where: whereText(scene, comer, place),
    chosen: together === null ? [first] : [first, together],
    atOnce: moves === 1 || moves === null,
  };
}

/** Where the figure comes from, and how where that is not simply by moving. */
function whereText<Position>(scene: Scene<Position>, { moves, together }: Comer, place: string): string {
  const { game, text } = scene;
  const isOn = game.board.has(place);
  const from = isOn && moves !== null ? placeName(scene, place) : gameWord(scene, `ways.${isOn ? 'board' : place}`);
  return together === null ? from : text.ui('ask.together', { from, figures: figuresFact([together]) });
}
