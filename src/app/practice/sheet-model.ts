// A class sheet in words: each exercise as it is asked on paper, and the key.
import type { Exercise } from '../../practice/exercise.ts';
import { figuresFact, regionFact } from '../model/chips.ts';
import { answerLines, mannerOf, questionModel, type Words } from './run-model.ts';

export interface SheetExercise {
  readonly question: string;
  readonly facts: readonly string[];
  readonly orders: readonly string[];
  /** Boxes to tick; none where something else is asked for. */
  readonly choices: readonly string[];
  /** Lines to write on, each with what stands before it. */
  readonly lines: readonly string[];
  readonly key: readonly string[];
  /** Where the figures stand, also for who has no picture. */
  readonly standing: string | null;
}

export function sheetExercise<Position>(words: Words<Position>, exercise: Exercise<Position>): SheetExercise {
  const { text } = words;
  const { task, figures, origin } = exercise;
  const { question, facts, orders, choices } = questionModel(words, exercise);
  const asks = { figures: figuresFact(figures), origin: regionFact(origin ?? '') };
  return {
    // On paper nobody taps.
    question:
      task.kind === 'way' ? text.ui('practice.sheet.way', { ...asks, region: regionFact(task.region) }) : question,
    facts,
    orders,
    choices,
    lines: linesOf(words, exercise),
    key: answerLines(words, exercise),
    standing:
      origin === null
        ? null
        : text.ui(
            mannerOf(words.game, exercise) === 'Separation'
              ? 'practice.sheet.standingSeparation'
              : 'practice.sheet.standing',
            {
              figures: figuresFact(figures),
              region: regionFact(origin),
            },
          ),
  };
}

function linesOf<Position>({ text }: Words<Position>, { task, figures }: Exercise<Position>): readonly string[] {
  switch (task.kind) {
    case 'why':
      return [];
    case 'groups':
      return figures.map((figure) => text.figure(figure));
    default:
      return [text.ui('practice.sheet.line')];
  }
}
