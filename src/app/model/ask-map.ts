// What the map shows beside the reach of the chosen figures: the last move, who can still move, farther reach, another's
// reach, a whole journey. Laid over the map of the first view once it can be used.
import { rememberLast } from '../../base/remember.ts';
import type { Game, JourneyStage } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import type { FigureView, MapState, Mark, RegionView, RouteView } from '../../view/map-state.ts';
import { type AppState, createState } from '../state/app-state.ts';
import { type Cause, type History, type Moment, type Step, stepOf } from '../state/history.ts';
import { askedJourney } from './ask-journey-model.ts';
import { MOST_MOVES } from './ask-reach.ts';
import type { View } from './page-model.ts';
import { type Scene, setScene } from './scene.ts';

export type MapAdditions<Position> = (view: View, state: AppState<Position>, text: Text) => View;

type Marked = ReadonlyMap<string, readonly Mark[]>;

const BANDS: Readonly<Record<number, Mark>> = { 2: 'in-2', 3: 'in-3' };

export function createMapAdditions<Position>(game: Game<Position>): MapAdditions<Position> {
  const lastMove = rememberLast((history: History<Position>) => lastMoveOf(game, history));
  const ready = rememberLast((turn: Moment<Position>['turn']) => turn && new Set(game.movable(turn)));
  const settle = rememberLast(askingState<Position>);
  const asked = rememberLast((settled: AppState<Position>, text: Text) => askedOf(setScene(game, settled, text)));
  const lay = rememberLast((regions: MapState['regions'], additions: Asked, text: Text) =>
    withMarks(regions, additions, text),
  );
  const fade = rememberLast((figures: readonly FigureView[], movable: ReadonlySet<string>, isChoosing: boolean) =>
    withReady(figures, movable, isChoosing),
  );
  return (view, state, text) => {
    const { history, preferences, selected, tab, second, region, question, bands, revealed } = state;
    const settled = settle(history, preferences, selected, tab, second, region, question, bands, revealed);
    const additions = asked(settled, text);
    const { turn } = stepOf(history);
    const movable = tab === 'play' ? ready(turn) : null;
    const { map } = view;
    return {
      ...view,
      map: {
        ...map,
        regions: additions === null ? map.regions : lay(map.regions, additions, text),
        figures: movable === null ? map.figures : fade(map.figures, movable, selected.length === 0),
        route: map.route ?? additions?.journey ?? null,
        lastMove: lastMove(history),
      },
    };
  };
}

/** The state as far as what is asked hangs on it. */
function askingState<Position>(
  history: AppState<Position>['history'],
  preferences: AppState<Position>['preferences'],
  selected: AppState<Position>['selected'],
  tab: AppState<Position>['tab'],
  second: AppState<Position>['second'],
  region: AppState<Position>['region'],
  question: AppState<Position>['question'],
  bands: AppState<Position>['bands'],
  revealed: AppState<Position>['revealed'],
): AppState<Position> {
  return { ...createState(history, preferences, selected), tab, second, region, question, bands, revealed };
}

/** The way of the last move, as long as nothing but actions began or ended since. */
export function lastMoveOf<Position>(game: Game<Position>, history: History<Position>): RouteView | null {
  for (let index: number | null = history.at; index !== null; ) {
    const { cause, before }: Step<Position> = stepOf(history, index);
    if (cause === null || before === null) return null;
    if (cause.kind === 'move') return wayOf(game, stepOf(history, before), cause);
    if (cause.kind !== 'begin' && cause.kind !== 'end') return null;
    index = before;
  }
  return null;
}

function wayOf<Position>(
  game: Game<Position>,
  { position, turn }: Moment<Position>,
  { figures, to }: Extract<Cause, { kind: 'move' | 'takeBack' }>,
): RouteView | null {
  const { origin, regions } = game.judge(position, figures, turn);
  if (origin === null || origin === to) return null;
  const steps = regions.get(to)?.route;
  return steps == null ? { steps: [origin, to], flight: true } : { steps, flight: false };
}

interface Asked {
  readonly marks: Marked;
  /** Regions whose number counts moves. */
  readonly counts: ReadonlyMap<string, number>;
  readonly journey: RouteView | null;
}

function askedOf<Position>(scene: Scene<Position>): Asked | null {
  const { game, position, state, shows } = scene;
  const { selected, second, bands, tab } = state;
  if (selected.length === 0 || tab === 'setup' || !shows.legal) return null;
  const marks = new Map<string, readonly Mark[]>();
  const counts = new Map<string, number>();
  const add = (region: string, ...more: readonly Mark[]) => marks.set(region, [...(marks.get(region) ?? []), ...more]);
  if (bands) {
    for (const [region, count] of game.movesToReach(position, selected, MOST_MOVES)) {
      const band = BANDS[count];
      if (band === undefined || scene.judgement?.regions.get(region)?.legal === true) continue;
      add(region, 'reachable', band);
      counts.set(region, count);
    }
  }
  if (second.length > 0) {
    for (const [region, { legal }] of game.judge(position, second).regions) if (legal) add(region, 'second');
  }
  const journey = askedJourney(scene);
  if (journey === null || journey === 'none') return marks.size > 0 ? { marks, counts, journey: null } : null;
  journey.forEach(({ to }, at) => {
    const band = BANDS[Math.min(at + 1, MOST_MOVES)];
    if (band === undefined || marks.get(to)?.includes(band)) return;
    add(to, 'reachable', band);
    counts.set(to, at + 1);
  });
  return { marks, counts, journey: routeOf(journey) };
}

/** The stages as one way, drawn through every region where one of them ends. */
function routeOf(stages: readonly JourneyStage[]): RouteView {
  const steps = stages.flatMap(({ from, to, route }) => route ?? [from, to]);
  return {
    steps: steps.filter((region, at) => region !== steps[at - 1]),
    flight: stages.every(({ route }) => route === null),
  };
}

function withMarks(regions: MapState['regions'], { marks, counts }: Asked, text: Text): MapState['regions'] {
  const laid = new Map(regions);
  for (const [region, more] of marks) {
    const view = laid.get(region);
    if (view !== undefined) laid.set(region, withMore(view, more, counts.get(region) ?? null, text));
  }
  return laid;
}

function withMore(view: RegionView, more: readonly Mark[], count: number | null, text: Text): RegionView {
  const marks = new Set([...view.marks, ...more]);
  // How it is reached after all says more than that one move does not get there.
  if (count !== null) marks.delete('blocked');
  const describe = (): string =>
    [
      view.describe(),
      ...(count === null ? [] : [text.ui('ask.describe.inMoves', { count })]),
      ...(more.includes('second') ? [text.ui('ask.describe.second')] : []),
    ].join(' ');
  return { ...view, marks, distance: count ?? view.distance, describe };
}

/** Who can still move with the action stands out, and nobody else can be chosen to. */
function withReady(
  figures: readonly FigureView[],
  movable: ReadonlySet<string>,
  isChoosing: boolean,
): readonly FigureView[] {
  return figures.map((figure) => {
    const ready = movable.has(figure.id);
    return { ...figure, ready, available: ready && (isChoosing || figure.available) };
  });
}
