// A lesson that somebody is making: what is on the board becomes a step, and the words come after. What is left open
// has words of its own, so that a draft can be tried out at any time.
import * as v from 'valibot';
import {
  id,
  LONGEST_NOTATION,
  LONGEST_TEXT,
  LONGEST_TITLE,
  MOST_FIGURES,
  MOST_STEPS,
} from '../../learning/lesson-shape.ts';
import type { Game } from '../../movement/game.ts';
import { LANGUAGES, type Language } from '../../text/text.ts';
import type { AppState } from '../state/app-state.ts';
import { type Moment, stepOf } from '../state/history.ts';

/** `judge`: whether they may go there. `distance`: how many regions away it is. `moves`: how many moves it takes. */
export const GOALS = ['arrive', 'judge', 'mark', 'tap', 'distance', 'moves'] as const;
export type DraftGoal = (typeof GOALS)[number];

const figures = v.pipe(v.array(id), v.maxLength(MOST_FIGURES), v.readonly());
const text = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));

const stepSchema = v.object({
  id,
  /** Of the board when the action under way began; else as it was. */
  position: v.pipe(v.string(), v.maxLength(LONGEST_NOTATION)),
  action: v.nullable(id),
  moves: v.pipe(v.array(v.object({ figures, to: id })), v.maxLength(MOST_FIGURES), v.readonly()),
  selected: figures,
  goal: v.picklist(GOALS),
  /** The region of the goal; null as long as none is named. */
  to: v.nullable(id),
  text,
  task: text,
  right: text,
  hint: text,
});
export type DraftStep = Readonly<v.InferOutput<typeof stepSchema>>;

export const draftSchema = v.object({
  id,
  language: v.picklist(LANGUAGES),
  title: v.pipe(v.string(), v.maxLength(LONGEST_TITLE)),
  learned: text,
  steps: v.pipe(v.array(stepSchema), v.maxLength(MOST_STEPS), v.readonly()),
});
export type Draft = Readonly<v.InferOutput<typeof draftSchema>>;

export function newDraft(id: string, language: Language): Draft {
  return { id, language, title: '', learned: '', steps: [] };
}

/** What is on the board as far as a step needs it: chosen figures, and the region that is asked about. */
export type Taken = Pick<DraftStep, 'position' | 'action' | 'moves' | 'selected' | 'goal' | 'to'>;

export function takeFromBoard<Position>(
  game: Game<Position>,
  { history, selected, region }: AppState<Position>,
): Taken {
  const { position, turn } = stepOf(history);
  const isAction = turn !== null;
  const chosen = selected.slice(0, MOST_FIGURES);
  return {
    position: game.format(isAction ? turn.start : position),
    action: isAction ? turn.action : null,
    moves: isAction ? turn.moves : [],
    selected: chosen,
    goal: chosen.length === 0 ? 'tap' : region === null ? 'mark' : goalFor(game, { position, turn }, chosen, region),
    to: region,
  };
}

/** Who may go to the region that is asked about goes there; who may not is a question. */
function goalFor<Position>(
  game: Game<Position>,
  { position, turn }: Moment<Position>,
  figures: readonly string[],
  region: string,
): DraftGoal {
  return game.judge(position, figures, turn).regions.get(region)?.legal === true ? 'arrive' : 'judge';
}

/** Whether nothing of it has changed. */
export function sameTaken(one: Taken, other: Taken): boolean {
  return JSON.stringify(takenOf(one)) === JSON.stringify(takenOf(other));
}

/** The position alone of a step, for another that goes on from it. */
export function goingOnFrom(step: Taken): Taken {
  return { ...takenOf(step), selected: [], goal: 'tap', to: null };
}

function takenOf({ position, action, moves, selected, goal, to }: Taken): Taken {
  return { position, action, moves: moves.map(({ figures, to }) => ({ figures, to })), selected, goal, to };
}

export function withStep(draft: Draft, id: string, taken: Taken): Draft {
  if (draft.steps.length >= MOST_STEPS) return draft;
  return { ...draft, steps: [...draft.steps, { id, ...taken, text: '', task: '', right: '', hint: '' }] };
}

export function changeStep(draft: Draft, id: string, change: Partial<DraftStep>): Draft {
  return { ...draft, steps: draft.steps.map((step) => (step.id === id ? { ...step, ...change } : step)) };
}

export function withoutStep(draft: Draft, id: string): Draft {
  return { ...draft, steps: draft.steps.filter((step) => step.id !== id) };
}

/** A step that was taken out, at its place again. */
export function withStepBack(draft: Draft, step: DraftStep, at: number): Draft {
  if (draft.steps.length >= MOST_STEPS || draft.steps.some(({ id }) => id === step.id)) return draft;
  return { ...draft, steps: draft.steps.toSpliced(at, 0, step) };
}

/** One place up or down; the same where it is the first or the last. */
export function moveStep(draft: Draft, id: string, by: 1 | -1): Draft {
  const from = draft.steps.findIndex((step) => step.id === id);
  const [step, other] = [draft.steps[from], draft.steps[from + by]];
  if (step === undefined || other === undefined) return draft;
  return { ...draft, steps: draft.steps.with(from, other).with(from + by, step) };
}
