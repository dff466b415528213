// The shape of a lesson file, whoever wrote it. What its ids mean is for the game to say: `read-lesson.ts`.
import * as v from 'valibot';
import { COUNTED, LESSON_HELP, MOST_COUNTED } from './lesson.ts';

export const LESSON_VERSION = 1;

export const MOST_STEPS = 20;
export const MOST_FIGURES = 20;
/** Who goes with whom is tried out. */
const MOST_ENDS = 8;
const MOST_REGIONS = 60;
const MOST_TRIES = 12;
export const LONGEST_TITLE = 80;
export const LONGEST_TEXT = 800;
export const LONGEST_NOTATION = 4000;

export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,59}$/));
const code = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z.-]{0,59}$/));
/** The key of the words for a number that can be answered. */
const digit = v.pipe(v.string(), v.regex(/^[1-9]$/));
const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_COUNTED));
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TEXT));
const figures = v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_FIGURES));
const regions = v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_REGIONS));
const oneOrMore = v.union([
  v.pipe(
    id,
    v.transform((one) => [one]),
  ),
  regions,
]);

const goal = v.variant('type', [
  v.strictObject({
    type: v.literal('arrive'),
    ends: v.pipe(v.record(id, oneOrMore), v.minEntries(1), v.maxEntries(MOST_ENDS)),
  }),
  v.strictObject({ type: v.literal('mark'), figures }),
  v.strictObject({
    type: v.literal('judge'),
    figures,
    to: id,
    answers: v.pipe(v.array(code), v.minLength(2), v.maxLength(6)),
  }),
  v.strictObject({ type: v.literal('choose'), among: figures, to: id }),
  v.strictObject({ type: v.literal('tap'), regions }),
  v.strictObject({
    type: v.literal('count'),
    what: v.picklist(COUNTED),
    figures,
    to: id,
    answers: v.optional(v.pipe(v.array(number), v.maxLength(MOST_COUNTED)), []),
  }),
]);

const step = v.strictObject({
  id,
  position: v.pipe(v.string(), v.maxLength(LONGEST_NOTATION)),
  action: v.optional(v.nullable(id), null),
  moves: v.optional(v.pipe(v.array(v.strictObject({ figures, to: id })), v.maxLength(MOST_FIGURES)), []),
  selected: v.optional(v.pipe(v.array(id), v.maxLength(MOST_FIGURES)), []),
  help: v.optional(v.picklist(LESSON_HELP), 'off'),
  goal,
  tries: v.optional(
    v.pipe(v.array(v.strictObject({ figures: v.optional(figures), to: id, code })), v.maxLength(MOST_TRIES)),
    [],
  ),
});

const words = v.strictObject({
  title: v.pipe(text, v.maxLength(LONGEST_TITLE)),
  learned: text,
  steps: v.record(
    id,
    v.strictObject({
      text,
      task: text,
      hint: v.optional(text),
      right: text,
      answers: v.optional(v.record(v.union([code, digit]), text)),
    }),
  ),
});

export const lessonShape = v.strictObject({
  version: v.literal(LESSON_VERSION),
  game: id,
  id,
  topic: id,
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
  rules: v.optional(v.pipe(v.array(id), v.maxLength(12)), []),
  steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(MOST_STEPS)),
  words: v.optional(v.pipe(v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), words), v.minEntries(1))),
});

export type LessonFile = v.InferOutput<typeof lessonShape>;
