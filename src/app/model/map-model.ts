// The state as the map shows it: verdicts become marks, names and descriptions. The only converter to the view.
import { rememberEach } from '../../base/remember.ts';
import type { Game, RegionJudgement } from '../../movement/game.ts';
import type { FigureView, MapState, Mark, RegionView } from '../../view/map-state.ts';
import type { Tab } from '../state/app-state.ts';
import type { Moment } from '../state/history.ts';
import { canGoAlong, fitsSelection } from '../state/selection.ts';
import { figuresAt, figuresFact, regionFact } from './chips.ts';
import { regionFacts } from './region-facts.ts';
import type { Scene, StandingScene } from './scene.ts';

/** How far out a region's name is worth showing, by the sign that stands there. */
export type Importance = (icon: string | null) => RegionView['importance'];

/** What is in a region, in sentences for a screen reader; whoever is chosen, this stays. */
export type DescribeRegion = (id: string) => readonly string[];

export function describeRegions<Position>(scene: StandingScene<Position>): DescribeRegion {
  const { text } = scene;
  return rememberEach((id: string) => {
    const standing = figuresAt(scene, id).map((figure) => figure.id);
    const figures = standing.length > 0 ? [text.ui('describe.figures', { figures: figuresFact(standing) })] : [];
    return [text.region(id), ...regionFacts(scene, id), ...figures];
  }, String);
}

/** Every region but for the route, which comes and goes with the pointer. */
export function regionViews<Position>(
  scene: Scene<Position>,
  importance: Importance,
  describe: DescribeRegion,
): MapState['regions'] {
  const { game, judgement, position, state, shows, text } = scene;
  const describeMarks = markWords(scene);
  return new Map(
    game.board.regionIds.map((id): [string, RegionView] => {
      const verdict = judgement?.regions.get(id) ?? null;
      const sign = game.sign(position, id);
      const marks = marksOf(scene, id, verdict);
      const view = {
        lines: text.regionLines(id),
        importance: state.region === id ? 1 : importance(sign?.icon ?? null),
        tint: game.nation(id),
        sign: sign && {
          icon: sign.icon,
          side: sign.side,
          changedHands: sign.originalSide !== null && sign.side !== sign.originalSide,
          besieged: sign.besieged,
        },
        marks,
        // Figures that set out from off the board cross no region to get here: no number to show.
        distance: shows.distance && verdict?.legal === true && verdict.distance !== 0 ? verdict.distance : null,
        describe: () => `${[...describe(id), ...describeMarks(marks, verdict)].join('. ')}.`,
      };
      return [id, view];
    }),
  );
}

/** The regions with those on the route marked so. */
export function withPath(regions: MapState['regions'], route: MapState['route']): MapState['regions'] {
  if (route === null || route.flight) return regions;
  const marked = new Map(regions);
  for (const id of route.steps) {
    const view = regions.get(id);
    if (view) marked.set(id, { ...view, marks: new Set<Mark>([...view.marks, 'path']) });
  }
  return marked;
}

function marksOf<Position>(
  { judgement, state, shows }: Scene<Position>,
  id: string,
  verdict: RegionJudgement | null,
): ReadonlySet<Mark> {
  const marks = new Set<Mark>();
  if (judgement?.origin === id) marks.add('origin');
  if (shows.legal && verdict?.legal === true) for (const mark of verdict.marks) marks.add(mark);
  if (state.region === id) {
    marks.add('selected');
    if (verdict?.legal === false) marks.add('blocked');
  }
  return marks;
}

/** What is said of a region's marks. The few sentences are made once and used for many regions. */
function markWords<Position>({ text, shows }: Scene<Position>) {
  const say = rememberEach((key: string) => text.ui(key), String);
  const reachedIn = rememberEach((count: number) => text.ui('describe.reachableIn', { count }), String);
  return (marks: ReadonlySet<Mark>, verdict: RegionJudgement | null): readonly string[] => {
    const said: string[] = [];
    const distance = shows.distance ? (verdict?.distance ?? null) : null;
    if (marks.has('origin')) said.push(say('describe.origin'));
    if (marks.has('reachable'))
      said.push(distance === null || distance === 0 ? say('describe.reachable') : reachedIn(distance));
    if (marks.has('stop')) said.push(say('describe.stop'));
    if (shows.legal && verdict?.legal === false) said.push(say('describe.refused'));
    return said;
  };
}

/** The way to the region under the pointer, or to the region that was asked about. */
export function routeTo<Position>(
  { judgement, state, shows }: Scene<Position>,
  pointed: string | null,
): MapState['route'] {
  const target = pointed ?? state.region;
  if (judgement === null || target === null || !shows.distance) return null;
  const verdict = judgement.regions.get(target);
  if (verdict === undefined || !verdict.legal) return null;
  if (target === judgement.origin) return null;
  if (verdict.route !== null) return { steps: verdict.route, flight: false };
  return judgement.origin === null ? null : { steps: [judgement.origin, target], flight: true };
}

type StandingFigure = Omit<FigureView, 'selected' | 'available' | 'ready' | 'number'>;

/** The figures of the board, their equals in one stack each; whoever is chosen, this stays. */
export function describeFigures<Position>({ game, places, text }: StandingScene<Position>): readonly StandingFigure[] {
  const equals = new Map<string, number>();
  for (const { emblem } of game.figures) equals.set(emblem, (equals.get(emblem) ?? 0) + 1);
  const standing = game.figures.filter(({ id }) => game.board.has(places.get(id) ?? ''));
  return standing.map(({ id, side, emblem, level }) => {
    const at = places.get(id) ?? '';
    return {
      id,
      at,
      side,
      emblem,
      initials: text.initials(id),
      description: text.ui('describe.token', { figure: { kind: 'figure', id }, place: regionFact(at) }),
      caption:
        typeof level === 'number' ? text.ui('describe.caption', { figure: text.figure(id), level }) : text.figure(id),
      stack: (equals.get(emblem) ?? 0) > 1 ? emblem : null,
    };
  });
}

/** The figures of the board, and who is chosen of them or can be. */
export function figureViews<Position>(
  game: Game<Position>,
  moment: Moment<Position>,
  described: readonly StandingFigure[],
  chosen: readonly string[],
  tab: Tab,
): readonly FigureView[] {
  const places = game.places(moment.position);
  return described.map((figure): FigureView => {
    const { id, stack } = figure;
    const selected = chosen.includes(id);
    return {
      ...figure,
      selected,
      available: tab === 'setup' ? fitsSelection(game, places, chosen, id) : canGoAlong(game, moment, chosen, id),
      // Chosen ones of a stack stand apart from those that stay.
      stack: stack === null ? null : `${stack}${selected ? ' selected' : ''}`,
    };
  });
}
