// The state as the map shows it: verdicts become marks, names and descriptions. The only converter to the view.
import type { RegionJudgement } from '../../movement/game.ts';
import type { FigureView, MapState, Mark, RegionView } from '../../view/map-state.ts';
import { fitsSelection } from '../state/selection.ts';
import { figuresAt, figuresFact, regionFact } from './chips.ts';
import { regionFacts } from './region-model.ts';
import type { Scene } from './scene.ts';

/** How far out a region's name is worth showing, by the sign that stands there. */
export type Importance = (icon: string | null) => RegionView['importance'];

export function mapModel<Position>(
  scene: Scene<Position>,
  importance: Importance,
): Pick<MapState, 'regions' | 'figures' | 'route'> {
  const { game, judgement } = scene;
  const route = routeOf(scene);
  const onRoute = new Set(route?.flight === false ? route.steps : []);
  const regions = game.board.regionIds.map((id): [string, RegionView] => {
    const verdict = judgement?.regions.get(id) ?? null;
    return [id, regionView(scene, importance, id, verdict, onRoute.has(id))];
  });
  return { regions: new Map(regions), figures: figureViews(scene), route };
}

function regionView<Position>(
  scene: Scene<Position>,
  importance: Importance,
  id: string,
  verdict: RegionJudgement | null,
  onRoute: boolean,
): RegionView {
  const { game, state, text, shows } = scene;
  const sign = game.sign(state.history.present, id);
  const marks = marksOf(scene, id, verdict, onRoute);
  return {
    lines: text.regionLines(id),
    description: describe(scene, id, marks, verdict),
    importance: state.region === id ? 1 : importance(sign?.icon ?? null),
    tint: game.nation(id),
    sign: sign && {
      icon: sign.icon,
      side: sign.side,
      changedHands: sign.originalSide !== null && sign.side !== sign.originalSide,
      besieged: sign.besieged,
    },
    marks,
    distance: shows.distance && verdict?.legal === true ? verdict.distance : null,
  };
}

function marksOf<Position>(
  { judgement, state, shows }: Scene<Position>,
  id: string,
  verdict: RegionJudgement | null,
  onRoute: boolean,
): ReadonlySet<Mark> {
  const marks = new Set<Mark>();
  if (judgement?.origin === id) marks.add('origin');
  if (shows.legal && verdict?.legal === true) for (const mark of verdict.marks) marks.add(mark);
  if (onRoute) marks.add('path');
  if (state.region === id) {
    marks.add('selected');
    if (verdict?.legal === false) marks.add('blocked');
  }
  return marks;
}

/** Sentences of their own, one after the other, for a screen reader. */
function describe<Position>(
  scene: Scene<Position>,
  id: string,
  marks: ReadonlySet<Mark>,
  verdict: RegionJudgement | null,
): string {
  const { text, shows } = scene;
  const standing = figuresAt(scene, id).map((figure) => figure.id);
  const said = [text.region(id), ...regionFacts(scene, id)];
  if (standing.length > 0) said.push(text.ui('describe.figures', { figures: figuresFact(standing) }));
  if (marks.has('origin')) said.push(text.ui('describe.origin'));
  if (marks.has('reachable')) said.push(reached(scene, verdict));
  if (marks.has('stop')) said.push(text.ui('describe.stop'));
  if (shows.legal && verdict?.legal === false) said.push(text.ui('describe.refused'));
  return `${said.join('. ')}.`;
}

function reached<Position>({ text, shows }: Scene<Position>, verdict: RegionJudgement | null): string {
  const distance = shows.distance ? (verdict?.distance ?? null) : null;
  return distance === null ? text.ui('describe.reachable') : text.ui('describe.reachableIn', { count: distance });
}

/** The way to the region under the pointer, or to the region that was asked about. */
function routeOf<Position>({ judgement, state, shows }: Scene<Position>): MapState['route'] {
  const target = state.pointed ?? state.region;
  if (judgement === null || target === null || !shows.distance) return null;
  const verdict = judgement.regions.get(target);
  if (verdict === undefined || !verdict.legal) return null;
  if (verdict.route !== null) return { steps: verdict.route, flight: false };
  return judgement.origin === null ? null : { steps: [judgement.origin, target], flight: true };
}

function figureViews<Position>(scene: Scene<Position>): readonly FigureView[] {
  const { game, places, state, text } = scene;
  const equals = new Map<string, number>();
  for (const { emblem } of game.figures) equals.set(emblem, (equals.get(emblem) ?? 0) + 1);
  const standing = game.figures.filter(({ id }) => game.board.has(places.get(id) ?? ''));
  return standing.map(({ id, side, emblem }): FigureView => {
    const at = places.get(id) ?? '';
    const selected = state.selected.includes(id);
    const many = (equals.get(emblem) ?? 0) > 1;
    return {
      id,
      at,
      side,
      emblem,
      initials: text.initials(id),
      description: text.ui('describe.token', { figure: { kind: 'figure', id }, place: regionFact(at) }),
      selected,
      available: fitsSelection(game, places, state.selected, id),
      // Chosen ones of a stack stand apart from those that stay.
      stack: many ? `${emblem}${selected ? ' selected' : ''}` : null,
    };
  });
}
