// What is practised just now, for the dialog that begins it and the panel that shows it: one exercise after the other,
// each answer kept, the next topic by what is known least.
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Difficulty, PracticeSource } from '../../movement/practice.ts';
import { createChance } from '../../practice/chance.ts';
import { dailyWish } from '../../practice/daily.ts';
import type { Exercise } from '../../practice/exercise.ts';
import { makeExercise, type Wish } from '../../practice/generate.ts';
import { dailyAnswer, freeMoment, mergeRecords } from '../../practice/record.ts';
import { nextTopic } from '../../practice/schedule.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { beginExercise, type RunningExercise, type Stage } from '../exercise.ts';
import { focusSoon } from '../focus.ts';
import { saneTime } from '../keeping/clock.ts';
import { browserShelves } from '../keeping/shelf.ts';
import { newId } from '../keeping/start-keeping.ts';
import type { OtherPanel } from '../state/store.ts';
import { forgetRecord, type KeptRecord, keepAnswer, practiceKey, readRecord } from './record-shelf.ts';
import { dateOf } from './result-text.ts';
import { marksOf, regionsInPlay } from './run-model.ts';
import { answeredRun, answerOf, beginRun, check, type RunState, tapRegion } from './run-state.ts';

export interface Plan {
  /** Null for whatever is known least. */
  readonly topic: string | null;
  readonly difficulty: Difficulty;
  /** The date of a daily exercise; null for any other. */
  readonly date: string | null;
  /** Of the first exercise, where an address names it; null for any. */
  readonly seed: string | null;
}

export interface Desk<Position> {
  readonly topics: readonly string[];
  readonly plan: ReadonlySignal<Plan>;
  readonly kept: ReadonlySignal<KeptRecord>;
  /** Null while nothing is practised. */
  readonly run: ReadonlySignal<RunState<Position> | null>;
  today(): string;
  now(): number;
  /** What other tabs have kept meanwhile. */
  refresh(): void;
  forget(): void;
  begin(plan: Plan, panel: OtherPanel): Promise<void>;
  change(step: (state: RunState<Position>) => RunState<Position>): void;
  check(): void;
  /** The same exercise from its beginning. */
  repeat(): void;
  next(): void;
  leave(): void;
}

export function createDesk<Position>(
  sources: Pick<DialogSources<Position>, 'game' | 'store' | 'keeping' | 'showRegion'>,
  source: PracticeSource<Position>,
): Desk<Position> {
  const { game } = sources;
  const shelf = browserShelves().shared;
  const topics = source.topics.map(({ id }) => id);
  const kept = signal(readRecord(shelf, game.id));
  const plan = signal<Plan>({ topic: null, difficulty: 1, date: null, seed: null });
  const run = signal<RunState<Position> | null>(null);
  let running: RunningExercise<Position> | null = null;

  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== practiceKey(game.id)) return;
    // What was forgotten in one tab is forgotten in all.
    kept.value = newValue === null ? { record: [], trouble: null } : readRecord(shelf, game.id);
  });

  const now = (): number => saneTime(Date.now());

  function wish(): Wish {
    const { topic, difficulty, date, seed: named } = plan.peek();
    if (date !== null) return dailyWish(game.id, topics, date);
    const seed = named ?? newId();
    const next = topic ?? nextTopic(kept.peek().record, topics, now(), createChance(seed));
    return { topic: next, difficulty, seed };
  }

  /** A daily exercise that was answered before is shown as it stood then. */
  function beginOrShow(exercise: Exercise<Position>): RunState<Position> {
    const { date } = plan.peek();
    const answer = date === null ? null : dailyAnswer(kept.peek().record, date)?.answer;
    return (answer && answeredRun(game, exercise, answer)) ?? beginRun(exercise);
  }

  function stageOf(state: RunState<Position>): Stage<Position> {
    const { position, turn, figures } = state.exercise;
    return { position, turn, selected: figures, help: 'off', fixed: true, marks: marksOf(sources, state) };
  }

  function put(state: RunState<Position>): void {
    run.value = state;
    running?.mark(marksOf(sources, state));
  }

  function change(step: (state: RunState<Position>) => RunState<Position>): void {
    const state = run.peek();
    if (state !== null) put(step(state));
  }

  function show({ exercise }: RunState<Position>): void {
    const regions = regionsInPlay(sources, exercise) ?? game.board.regionIds;
    // The panel finds its place by the next drawing, and the map its size after that.
    requestAnimationFrame(() => requestAnimationFrame(() => sources.showRegion(...regions)));
  }

  return {
    topics,
    plan,
    kept,
    run,
    today: () => dateOf(new Date(now())),
    now,
    refresh() {
      const { record, trouble } = readRecord(shelf, game.id);
      const known = kept.peek();
      kept.value = { record: mergeRecords(record, known.record), trouble: trouble ?? known.trouble };
    },
    forget() {
      kept.value = { record: [], trouble: forgetRecord(shelf, game.id) ? null : 'unkept' };
    },
    async begin(wanted, panel) {
      plan.value = wanted;
      const state = beginOrShow(makeExercise(game, source, wish()));
      // The one that is on ends within, and takes its run along.
      const begun = await beginExercise(sources, {
        stage: stageOf(state),
        ...panel,
        onAttempt({ region }) {
          change((present) => tapRegion(present, region));
          return true;
        },
        onEnd() {
          run.value = null;
          running = null;
        },
      });
      running = begun;
      run.value = state;
      show(state);
      focusSoon(state.isEarlier ? '.practice-verdict' : '.practice-question');
    },
    change,
    check() {
      const before = run.peek();
      if (before === null || before.feedback !== null) return;
      const state = check(game, before);
      if (state.feedback === null) return;
      const { topic, difficulty, seed } = state.exercise;
      const { score } = state.feedback;
      const given = {
        at: freeMoment(kept.peek().record, now()),
        topic,
        difficulty,
        seed,
        score,
        date: plan.peek().date,
        answer: plan.peek().date === null ? null : answerOf(before),
      };
      kept.value = keepAnswer(shelf, game.id, kept.peek().record, given);
      put(state);
      focusSoon('.practice-verdict');
    },
    repeat() {
      const state = run.peek();
      if (state === null) return;
      put(beginRun(state.exercise));
      focusSoon('.practice-question');
    },
    next() {
      plan.value = { ...plan.peek(), date: null, seed: null };
      const state = beginRun(makeExercise(game, source, wish()));
      run.value = state;
      running?.stage(stageOf(state));
      show(state);
      focusSoon('.practice-question');
    },
    leave: () => running?.end(),
  };
}
