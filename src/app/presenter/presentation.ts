// A presentation under way: what is revealed, what is drawn, what the hand does. The game on the board is an exercise, so
// that the own game and everything else are found as they were.
import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { type Attempt, beginExercise, type RunningExercise } from '../exercise.ts';
import { type Step, stepOf } from '../state/history.ts';
import type { Command } from './keys.ts';
import type { PresentedScene } from './messages.ts';
import { type Note, type NoteColour, withNote } from './notes.ts';
import { type ReadScene, writeMoment } from './scene.ts';
import type { Kept } from './session.ts';
import { type Count, HELP_AT, isAnswered, type Stage, stageAfter, stageBefore } from './stage.ts';

export const TOOLS = ['hand', 'pen', 'arrow', 'spotlight'] as const;
export type Tool = (typeof TOOLS)[number];

/** Names are set this much larger, to be read from the last row. */
export const LABEL_SCALE = 1.75;
const SECOND = 1000;

export interface Presentation<Position> {
  readonly stage: ReadonlySignal<Stage>;
  /** The region that is asked about; null for none. */
  readonly region: ReadonlySignal<string | null>;
  readonly moved: ReadonlySignal<PresentedScene['moved']>;
  /** Seconds left to think; null where nothing is counted. */
  readonly left: ReadonlySignal<number | null>;
  /** Whether what is asked is revealed step by step, or all at once. */
  readonly stepwise: Signal<boolean>;
  readonly count: Signal<Count>;
  readonly tool: Signal<Tool>;
  readonly colour: Signal<NoteColour>;
  readonly notes: Signal<readonly Note[]>;
  readonly shared: Signal<boolean>;
  readonly spotlight: Signal<string | null>;
  readonly dark: Signal<boolean>;
  readonly keysShown: Signal<boolean>;
  readonly scene: ReadonlySignal<PresentedScene>;
  readonly labelScale: number;
  draw(note: Note): void;
  obey(command: Command): void;
  leave(): void;
  /** The step of the history that is on the board. */
  readonly step: ReadonlySignal<Step<Position>>;
}

export interface Beginning<Position> {
  readonly scene: ReadScene<Position>;
  /** What is left of a presentation that was loaded anew; null for a new one. */
  readonly kept: Kept | null;
}

export async function beginPresentation<Position>(
  sources: Pick<DialogSources<Position>, 'game' | 'store' | 'keeping'>,
  { scene: first, kept }: Beginning<Position>,
  onEnd: () => void,
): Promise<Presentation<Position>> {
  const { game, store } = sources;
  const revealed = signal<Stage>(kept?.scene.stage ?? 'question');
  const asked = signal(first.region);
  const left = signal<number | null>(null);
  const stepwise = signal(kept?.stepwise ?? true);
  const count = signal<Count>(kept?.count ?? 30);
  const tool = signal<Tool>('hand');
  const colour = signal<NoteColour>('red');
  const notes = signal<readonly Note[]>(kept?.notes ?? []);
  const shared = signal(kept?.shared ?? false);
  const spotlight = signal(first.spotlight);
  const dark = signal(false);
  const keysShown = signal(false);
  const stage = computed(() => (stepwise.value ? revealed.value : 'why'));

  function toggleSpotlight(region: string | null): void {
    spotlight.value = region === spotlight.peek() ? null : region;
  }
  /** What is revealed already stays so for the next region that is asked about. */
  function ask(region: string | null): void {
    asked.value = region;
    revealed.value = isAnswered(revealed.peek()) ? 'answer' : 'question';
  }
  function onAttempt({ figures, region, verdict }: Attempt<Position>): boolean {
    if (tool.peek() === 'spotlight') {
      toggleSpotlight(region);
      return true;
    }
    if (figures.length === 0 || verdict === null) return false;
    const isGoing = isAnswered(stage.peek()) && verdict.legal && (asked.peek() ?? region) === region;
    if (isGoing) return false;
    ask(asked.peek() === region ? null : region);
    return true;
  }
  function onFigures(figures: readonly string[]): boolean {
    if (tool.peek() !== 'spotlight') return false;
    const place = game.places(stepOf(store.state.peek().history).position).get(figures[0] ?? '');
    if (place !== undefined && game.board.has(place)) toggleSpotlight(place);
    return true;
  }

  let stop = (): void => undefined;
  const Nothing = () => null;
  const { position, turn, selected } = first;
  const exercise: RunningExercise<Position> = await beginExercise(sources, {
    stage: { position, turn, selected, help: HELP_AT[stage.peek()], fixed: false },
    Head: Nothing,
    Body: Nothing,
    onAttempt,
    onFigures,
    onEnd() {
      stop();
      onEnd();
    },
  });

  const present = store.exercise.peek();
  const isOn = (): boolean => store.exercise.peek() === present;
  const chosen = computed(() => store.state.value.selected);
  const step = computed(() => stepOf(store.state.value.history));
  /** Who is chosen is asked about; where nobody is, the region is only looked at. */
  const region = computed(() => (chosen.value.length > 0 ? asked.value : store.state.value.region));
  const moved = computed(() => {
    const { cause } = step.value;
    return cause?.kind === 'move' && chosen.value.length === 0 ? { figures: [...cause.figures], to: cause.to } : null;
  });

  const stops = [
    askAnew(chosen, step, asked, revealed),
    effect(() => {
      const [next, about] = [stage.value, chosen.value.length > 0 ? asked.value : null];
      // The own game is back before anybody is told: it keeps its own help.
      if (isOn()) reveal(sources, exercise, next, about);
    }),
    countDown(stage, count, left),
  ];
  stop = () => {
    for (const one of stops) one();
  };

  const scene = computed((): PresentedScene => {
    const { preferences } = store.state.value;
    const { language, theme, turned } = preferences;
    return {
      ...writeMoment(game, step.value),
      selected: [...chosen.value],
      region: region.value,
      moved: moved.value,
      stage: stage.value,
      left: left.value,
      spotlight: spotlight.value,
      dark: dark.value,
      language,
      theme,
      turned,
      labelScale: LABEL_SCALE,
    };
  });

  /** The nearest thing first: what is shown for a moment, the tool in the hand, the question, the whole. */
  function stepOut(): void {
    if (keysShown.peek()) keysShown.value = false;
    else if (dark.peek()) dark.value = false;
    else if (tool.peek() !== 'hand') tool.value = 'hand';
    else if (asked.peek() !== null && chosen.peek().length > 0) ask(null);
    else if (chosen.peek().length > 0) store.dispatch({ type: 'release' });
    else exercise.end();
  }
  function take(next: Tool): void {
    tool.value = tool.peek() === next ? 'hand' : next;
  }
  const commands: Readonly<Record<Command, () => void>> = {
    next() {
      if (dark.peek()) dark.value = false;
      else revealed.value = stageAfter(revealed.peek());
    },
    back: () => {
      revealed.value = stageBefore(revealed.peek());
    },
    dark: () => {
      dark.value = !dark.peek();
    },
    leave: stepOut,
    hand: () => {
      tool.value = 'hand';
    },
    pen: () => take('pen'),
    arrow: () => take('arrow'),
    spotlight() {
      const { pointed, region: looked } = store.state.peek();
      const at = pointed ?? asked.peek() ?? looked;
      if (spotlight.peek() !== null) spotlight.value = null;
      else if (at !== null) spotlight.value = at;
      else take('spotlight');
    },
    undoNote: () => {
      notes.value = notes.peek().slice(0, -1);
    },
    clearNotes: () => {
      notes.value = [];
    },
    keys: () => {
      keysShown.value = !keysShown.peek();
    },
    // The window's own; whoever has the window deals with it.
    fullScreen: () => undefined,
    answer: () => {
      revealed.value = 'answer';
    },
    why: () => {
      revealed.value = 'why';
    },
  };

  return {
    stage,
    region,
    moved,
    left,
    stepwise,
    count,
    tool,
    colour,
    notes,
    shared,
    spotlight,
    dark,
    keysShown,
    scene,
    step,
    labelScale: LABEL_SCALE,
    draw: (note) => {
      notes.value = withNote(notes.peek(), note);
    },
    obey: (command) => batch(commands[command]),
    leave: exercise.end,
  };
}

/** Other figures or another position put another question. */
function askAnew<Position>(
  chosen: ReadonlySignal<readonly string[]>,
  step: ReadonlySignal<Step<Position>>,
  asked: Signal<string | null>,
  revealed: Signal<Stage>,
): () => void {
  let [figures, present] = [chosen.peek().join(), step.peek()];
  return effect(() => {
    const [nextFigures, next] = [chosen.value.join(), step.value];
    if (nextFigures === figures && next === present) return;
    [figures, present] = [nextFigures, next];
    batch(() => {
      asked.value = null;
      revealed.value = 'question';
    });
  });
}

/** The map gives away what the stage reveals; until then a region that is asked about is marked, and no more. */
function reveal<Position>(
  { store }: Pick<DialogSources<Position>, 'store'>,
  exercise: RunningExercise<Position>,
  stage: Stage,
  asked: string | null,
): void {
  untracked(() =>
    batch(() => {
      const { preferences, region, selected } = store.state.peek();
      const help = HELP_AT[stage];
      if (preferences.help !== help) store.dispatch({ type: 'prefer', preferences: { help } });
      const isShown = asked !== null && isAnswered(stage);
      if (isShown && region !== asked) store.dispatch({ type: 'look', region: asked });
      if (!isShown && selected.length > 0 && region !== null) store.dispatch({ type: 'closeRegion' });
      exercise.mark(asked === null || isShown ? undefined : new Map([[asked, ['selected']]]));
    }),
  );
}

/** Nothing happens when it has run down: the presenter goes on when everybody is ready. */
function countDown(
  stage: ReadonlySignal<Stage>,
  count: ReadonlySignal<Count>,
  left: Signal<number | null>,
): () => void {
  return effect(() => {
    const seconds = stage.value === 'think' ? count.value : 0;
    left.value = seconds === 0 ? null : seconds;
    if (seconds === 0) return undefined;
    const timer = setInterval(() => {
      left.value = Math.max(0, (left.peek() ?? 0) - 1);
    }, SECOND);
    return () => clearInterval(timer);
  });
}
