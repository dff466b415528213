// Exercises, lessons and whatever else puts other positions on the board for a while. The player's own game is set
// aside meanwhile: it is not changed, saved or undone into, its address stays unless the exercise has one, and whoever
// leaves finds it as it was.
//
// How to use it:
//   const exercise = await beginExercise(sources, { stage, Head, Body, onAttempt });
//   exercise.stage(next);   another position, chosen figures, marks; as often as wanted
//   exercise.end();         back to the own game
// `Head` stands in place of the tabs (title, progress, a way out), `Body` in place of what they show; both are
// components and read the signals of their maker. Where another exercise is on, it ends first. A game that is opened
// from the menu or by a link ends the exercise too: `onEnd` tells.
import { batch, signal } from '@preact/signals';
import { rememberLast } from '../base/remember.ts';
import type { Game, RegionJudgement, Turn } from '../movement/game.ts';
import type { Mark } from '../view/map-state.ts';
import type { DialogSources } from './dialogs/dialogs.tsx';
import type { View } from './model/page-model.ts';
import type { Action } from './state/action.ts';
import { type AppState, createState, type HelpLevel, type Preferences } from './state/app-state.ts';
import { isReady, startHistory, stepOf } from './state/history.ts';
import type { OtherAddress, OtherPanel, Store } from './state/store.ts';

export interface Stage<Position> {
  readonly position: Position;
  /** The action under way; none where it is left out. */
  readonly turn?: Turn<Position> | null;
  readonly selected: readonly string[];
  /** How much the map gives away; `off` where the learner is to find the destinations. */
  readonly help: HelpLevel;
  /** Whoever is chosen stays chosen, and every tap is an attempt at a region. */
  readonly fixed: boolean;
  /** What the map shows of regions beside what the rules show. */
  readonly marks?: ReadonlyMap<string, readonly Mark[]>;
}

/** A tap on a region, before anything comes of it. */
export interface Attempt<Position> {
  readonly position: Position;
  readonly turn: Turn<Position> | null;
  /** Nobody where a region was tapped with nobody chosen. */
  readonly figures: readonly string[];
  readonly region: string;
  /** What the rules say; null where nobody is chosen or they stand there. */
  readonly verdict: RegionJudgement | null;
}

export interface ExercisePlan<Position> extends OtherPanel {
  readonly stage: Stage<Position>;
  /** What the address shows meanwhile; the own game where it is left out. */
  readonly address?: OtherAddress | undefined;
  /** Tabs and ready positions work on its board as they do on the own game. */
  readonly setsUp?: boolean;
  /** True where it has dealt with the attempt; else the page does as it always does. */
  onAttempt(attempt: Attempt<Position>): boolean;
  /** True where it has dealt with the choice of figures. */
  onFigures?(figures: readonly string[]): boolean;
  /** The own game is back. */
  onEnd?(): void;
}

export interface RunningExercise<Position> {
  /** Puts it on the board, with a history of its own. */
  stage(next: Stage<Position>): void;
  /** Changes what is marked, and nothing else. */
  mark(marks: Stage<Position>['marks']): void;
  /** Nothing happens where it has ended already. */
  end(): void;
}

/** The player's own game and preferences, whatever is on show. */
export function ownState<Position>({ state, exercise }: Store<Position>): AppState<Position> {
  return exercise.value?.own(state.value.preferences) ?? state.value;
}

export async function beginExercise<Position>(
  { game, store, keeping }: Pick<DialogSources<Position>, 'game' | 'store' | 'keeping'>,
  plan: ExercisePlan<Position>,
): Promise<RunningExercise<Position>> {
  // The own game must be known to what keeps it before it is set aside; where nothing keeps it, nothing can be lost.
  await keeping().catch(() => undefined);
  store.exercise.peek()?.end();
  const former = store.state.peek();
  const left = { ...former, dialog: null, notice: null, pointed: null };
  const own = rememberLast((preferences: Preferences) => ({
    ...left,
    preferences: { ...preferences, help: former.preferences.help },
  }));
  const marks = signal<Stage<Position>['marks']>();
  let isFixed = false;

  const end = (): void => {
    if (!isOn()) return;
    store.show(own(store.state.peek().preferences), null);
    plan.onEnd?.();
  };

  const attempt = (region: string): boolean => {
    const { history, selected: figures } = store.state.peek();
    const { position, turn } = stepOf(history);
    const verdict = figures.length === 0 ? null : (game.judge(position, figures, turn).regions.get(region) ?? null);
    return plan.onAttempt({ position, turn, figures, region, verdict });
  };

  const takesTap = (action: Action<Position>): boolean => {
    if (action.type === 'tapRegion') return attempt(action.region) || isFixed;
    if (action.type === 'move') return attempt(action.to) || isFixed;
    if (action.type !== 'tapFigures') return false;
    if (!isFixed) return plan.onFigures?.(action.figures) ?? false;
    const place = placeOf(game, stepOf(store.state.peek().history).position, action.figures);
    return place === null || attempt(place) || isFixed;
  };

  const exercise = {
    Head: plan.Head,
    Body: plan.Body,
    address: plan.address,
    own,
    end,
    takes(action: Action<Position>): boolean {
      switch (action.type) {
        case 'load':
        case 'recall':
          if (plan.setsUp === true && action.type === 'load' && isReady(action.cause)) return false;
          end();
          store.dispatch({ type: 'release' });
          store.dispatch(action);
          return true;
        case 'tab':
          return plan.setsUp !== true;
        case 'choose':
        case 'look':
        case 'ask':
          // A search that is over closes all the same.
          if (isFixed) store.dispatch({ type: 'open', dialog: null });
          return isFixed;
        case 'release':
        case 'reveal':
          return isFixed;
        default:
          return takesTap(action);
      }
    },
    adorn: (view: View) => withMarks(view, marks.value),
  };

  const show = ({ position, turn = null, selected, help, fixed, marks: marked }: Stage<Position>): void => {
    const { steps, at } = startHistory(position);
    const history = { steps: [{ ...steps[0], turn }] as const, at };
    batch(() => {
      isFixed = fixed;
      marks.value = marked;
      store.show(createState(history, { ...store.state.peek().preferences, help }, selected), exercise);
    });
  };
  const isOn = (): boolean => store.exercise.peek() === exercise;
  show(plan.stage);
  return {
    stage(next) {
      if (isOn()) show(next);
    },
    mark: (next) => {
      marks.value = next;
    },
    end,
  };
}

function placeOf<Position>(game: Game<Position>, position: Position, figures: readonly string[]): string | null {
  const place = game.places(position).get(figures[0] ?? '') ?? '';
  return game.board.has(place) ? place : null;
}

function withMarks(view: View, marks: Stage<unknown>['marks']): View {
  if (marks === undefined || marks.size === 0) return view;
  const regions = new Map(view.map.regions);
  for (const [id, added] of marks) {
    const region = regions.get(id);
    if (region) regions.set(id, { ...region, marks: new Set([...region.marks, ...added]) });
  }
  return { ...view, map: { ...view.map, regions } };
}
