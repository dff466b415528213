// A lesson as data: a few positions, each with something to be done that the rules judge. Its words are in the
// locales, by its id and those of its steps; a lesson that somebody made for others carries them along.
import type { GroupMove } from '../movement/game.ts';

/** How much the map gives away in a step. */
export const LESSON_HELP = ['off', 'legal', 'distance', 'why'] as const;
export type LessonHelp = (typeof LESSON_HELP)[number];

export const COUNTED = ['distance', 'moves', 'range'] as const;
/** A learner has this many numbers to choose from, from one on. */
export const MOST_COUNTED = 9;

/** What the learner is to do. Whether it is done, the rules of the game decide. */
export type Goal =
  /** Figures come to stand where they should, by one legal move or by several. */
  | { readonly type: 'arrive'; readonly ends: Readonly<Record<string, readonly string[]>> }
  /** Every region is found where these figures may go as one mover. */
  | { readonly type: 'mark'; readonly figures: readonly string[] }
  /** The learner says whether they may go there and, if not, for which reason. `legal` is one of the answers. */
  | {
      readonly type: 'judge';
      readonly figures: readonly string[];
      readonly to: string;
      /** Codes of reasons to choose from, such as `tooFar`, and `legal`. */
      readonly answers: readonly string[];
    }
  /** Every figure among these is found that may go there, each by itself. */
  | { readonly type: 'choose'; readonly among: readonly string[]; readonly to: string }
  /** Any one of these regions is tapped. */
  | { readonly type: 'tap'; readonly regions: readonly string[] }
  /** A number: regions to be entered, ordinary moves at least, or how far the figures may go. */
  | {
      readonly type: 'count';
      readonly what: (typeof COUNTED)[number];
      readonly figures: readonly string[];
      readonly to: string;
      /** Wrong numbers that are likely, each with words of its own that say what was miscounted. */
      readonly answers: readonly number[];
    };

/** Something that a learner may well try, and the code of the reason with which the rules refuse it. */
export interface WrongTry {
  readonly figures: readonly string[];
  readonly to: string;
  readonly code: string;
}

export interface LessonStep {
  readonly id: string;
  readonly position: string;
  /** Id of the action under way; null where each move is judged by itself. */
  readonly action: string | null;
  /** What the action has moved already. */
  readonly moves: readonly GroupMove[];
  /** Figures that are chosen when the step begins. */
  readonly selected: readonly string[];
  readonly help: LessonHelp;
  readonly goal: Goal;
  readonly tries: readonly WrongTry[];
}

export interface StepWords {
  /** What there is to know; at most three short sentences. */
  readonly text: string;
  /** What to do. */
  readonly task: string;
  /** Shown after two misses. */
  readonly hint?: string | undefined;
  /** What is said when it is done. */
  readonly right: string;
  /** The answers of a `judge` goal, by their code, or what is said to wrong numbers of a `count` goal, by the number. */
  readonly answers?: Readonly<Record<string, string>> | undefined;
}

export interface LessonWords {
  readonly title: string;
  /** What was learned, in a sentence or two. */
  readonly learned: string;
  readonly steps: Readonly<Record<string, StepWords>>;
}

export interface Lesson {
  /** Id of the game whose rules judge it. */
  readonly game: string;
  readonly id: string;
  /** Lessons of one topic stand together in the course. */
  readonly topic: string;
  /** How long it takes, in minutes. */
  readonly minutes: number;
  /** Rules to read on with, by their ids. */
  readonly rules: readonly string[];
  readonly steps: readonly [LessonStep, ...LessonStep[]];
  /** By language; null where the words are in the locales. */
  readonly words: Readonly<Record<string, LessonWords>> | null;
}

/** What is wrong with a lesson, and where. */
export interface LessonIssue {
  readonly code: LessonIssueCode;
  /** JSON pointer into the lesson, such as `/steps/0/goal`; empty for the whole. */
  readonly path: string;
  /** What was found there, clipped; left out where it says nothing. */
  readonly found?: string;
  /** How many, how long or how large it may be; of the codes that are about that. */
  readonly limit?: number;
}

export const LESSON_ISSUES = [
  'otherVersion',
  'otherGame',
  'badShape',
  'tooMany',
  'tooLong',
  'tooSmall',
  'tooLarge',
  'badPosition',
  'unknownFigure',
  'unknownRegion',
  'unknownAction',
  'unknownRule',
  'movesNotLegal',
  'stepTwice',
  'goalOutOfReach',
  'tryIsLegal',
  'otherReason',
  'wordsMissing',
] as const;
export type LessonIssueCode = (typeof LESSON_ISSUES)[number];
