// The map while a step is set up on it: the position first, then who is asked about and where. What is on it goes into
// the step at once; the own game waits untouched.
import '../styles/segments.css';
import { computed, effect, type Signal, signal, untracked } from '@preact/signals';
import type { JSX } from 'preact';
import { momentOf } from '../../learning/moment.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { type Attempt, beginExercise } from '../exercise.ts';
import { focusSoon } from '../focus.ts';
import { TextButton } from '../panels/button.tsx';
import { createLatePanels } from '../panels/late-panels.ts';
import { usePage } from '../panels/page-context.ts';
import { PanelBody } from '../panels/panel-body.tsx';
import { stepOf } from '../state/history.ts';
import { selectable } from '../state/selection.ts';
import type { OtherPanel } from '../state/store.ts';
import { type DraftStep, sameTaken, type Taken, takeFromBoard } from './draft.ts';
import { defaultWords } from './draft-lesson.ts';

interface BoardPlan {
  readonly title: string;
  /** Of the step, counted from 1. */
  readonly number: number;
  readonly step: DraftStep;
  /** Nothing has been asked yet, so the position comes first. */
  readonly isNew: boolean;
  onTaken(taken: Taken): void;
  /** What was there before is wanted back. */
  onDiscard(): void;
  /** The own game is back. */
  onEnd(): void;
}

export type OpenStepBoard = (plan: BoardPlan) => Promise<void>;

const STAGES = [
  { tab: 'setup', name: 'made.board.place' },
  { tab: 'play', name: 'made.board.choose' },
] as const;

export function createStepBoard<Position>(sources: DialogSources<Position>): OpenStepBoard {
  const { game, store, text, model, loadScenario } = sources;
  const panels = createLatePanels(sources);
  /** Nobody moves while it is asked where to, and whoever makes lessons needs no first words. */
  const panelModel = computed(() => {
    const { answer, ...shown } = model.value;
    return { ...shown, introduction: null, answer: answer && { ...answer, moveHere: false, placeHere: null } };
  });

  return async function openStepBoard(plan) {
    const { step } = plan;
    const moment = momentOf(game, step);
    const { position, turn } = moment.ok ? moment : stepOf(store.state.peek().history);
    const taken = signal<Taken>(step);
    let stop = (): void => undefined;
    const exercise = await beginExercise(sources, {
      stage: {
        position,
        turn,
        selected: selectable(game, position, step.selected),
        help: store.state.peek().preferences.help,
        fixed: false,
      },
      setsUp: true,
      ...createPanel(plan, taken, () => exercise.end()),
      onAttempt: pointsAt,
      onEnd() {
        stop();
        plan.onEnd();
      },
    });
    if (plan.isNew) store.dispatch({ type: 'tab', tab: 'setup' });
    else if (step.to !== null) store.dispatch({ type: 'look', region: step.to });
    const own = store.exercise.peek();
    stop = effect(() => {
      const state = store.state.value;
      // The own game must not be taken for the step when it comes back.
      if (store.exercise.value !== own) return;
      untracked(() => {
        const last = taken.peek();
        const now = takeFromBoard(game, state);
        const next = state.tab === 'play' ? goalKept(last, now) : { ...now, ...askedBy(last) };
        exercise.mark(next.to === null ? undefined : new Map([[next.to, ['selected']]]));
        if (sameTaken(last, next)) return;
        taken.value = next;
        plan.onTaken(next);
      });
    });
    focusSoon('.made-board-stages [aria-pressed="true"]');
  };

  /** Whoever is chosen stays where they are: where they could go is what the step asks. */
  function pointsAt({ region, verdict }: Attempt<Position>): boolean {
    if (store.state.peek().tab !== 'play' || verdict?.legal !== true) return false;
    store.dispatch({ type: 'look', region });
    return true;
  }

  /** What its maker chose to ask stays, as long as it is asked of the same figures and region. */
  function goalKept(last: Taken, now: Taken): Taken {
    const isSame = last.to === now.to && last.selected.join() === now.selected.join();
    return isSame ? { ...now, goal: last.goal } : now;
  }

  function askedBy({ selected, goal, to }: Taken): Pick<Taken, 'selected' | 'goal' | 'to'> {
    return { selected, goal, to };
  }

  function createPanel(plan: BoardPlan, taken: Signal<Taken>, end: () => void): OtherPanel {
    function choose(): void {
      const { position } = stepOf(store.state.peek().history);
      const { selected, to } = taken.peek();
      store.dispatch({ type: 'tab', tab: 'play', selected: selectable(game, position, selected) });
      if (to !== null) store.dispatch({ type: 'look', region: to });
    }

    function Head(): JSX.Element {
      const { ui, dispatch } = usePage();
      const { tab } = store.state.value;
      return (
        <div class="made-board-head">
          <div class="lesson-head">
            <p class="lesson-what">
              <span class="lesson-title">{plan.title}</span>
              <span class="lesson-progress">{ui('made.step', { step: plan.number })}</span>
            </p>
            <TextButton
              kind="quiet"
              onClick={() => {
                plan.onDiscard();
                end();
              }}
            >
              {ui('made.board.discard')}
            </TextButton>
            <TextButton kind="main" onClick={end}>
              {ui('made.board.done')}
            </TextButton>
          </div>
          <fieldset class="made-board-stages" aria-label={ui('made.board.stages')}>
            <div class="segments-row">
              {STAGES.map((stage) => (
                <button
                  key={stage.tab}
                  type="button"
                  class="segment"
                  aria-pressed={tab === stage.tab}
                  onClick={() => (stage.tab === 'play' ? choose() : dispatch({ type: 'tab', tab: 'setup' }))}
                >
                  {ui(stage.name)}
                </button>
              ))}
            </div>
          </fieldset>
        </div>
      );
    }

    function Body(): JSX.Element {
      return (
        <>
          <Brief />
          <PanelBody model={panelModel.value} panels={panels} settled onScenario={loadScenario} />
        </>
      );
    }

    function Brief(): JSX.Element {
      const { ui } = usePage();
      const { selected, to } = taken.value;
      const isOpen = selected.length === 0 && to === null;
      const brief =
        store.state.value.tab === 'setup'
          ? ui('made.board.placeHint')
          : isOpen
            ? ui('made.board.chooseHint')
            : ui('made.board.asks', { task: defaultWords(text.value, taken.value).task });
      return (
        <p class="made-board-brief" role="status">
          {brief}
        </p>
      );
    }

    return { Head, Body };
  }
}
