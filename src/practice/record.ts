// What was practised: the list of answers given. Everything else, score and series and what is due, follows from it,
// so that two lists that grew apart are put together by their union and nothing is lost.
import type { Difficulty } from '../movement/practice.ts';
import type { Answer } from './exercise.ts';

export interface Given {
  /** Milliseconds since 1970, as a whole number. */
  readonly at: number;
  readonly topic: string;
  readonly difficulty: Difficulty;
  readonly seed: string;
  /** From 0 to 1; 1 is right. */
  readonly score: number;
  /** The date of a daily exercise, such as `2026-11-30`; null for any other. */
  readonly date: string | null;
  /** What was answered to a daily exercise, to be shown again; null for any other, and where it was not kept. */
  readonly answer: Answer | null;
}

/** In the order of time. */
export type PracticeRecord = readonly Given[];

/** Older ones are forgotten: years of practice must not fill the shelf. */
export const LONGEST_RECORD = 1000;

const keyOf = ({ at, topic, seed }: Given): string => `${at} ${topic} ${seed}`;

/** The union, the latest `LONGEST_RECORD` of it. The order of the two makes no difference. */
export function mergeRecords(one: PracticeRecord, other: PracticeRecord): PracticeRecord {
  const byKey = new Map([...one, ...other].map((given) => [keyOf(given), given]));
  const ordered = [...byKey].sort(([a, first], [b, second]) => first.at - second.at || (a < b ? -1 : 1));
  return ordered.slice(-LONGEST_RECORD).map(([, given]) => given);
}

/** The first moment from then on at which no answer was given: two of one moment would be one and the same. */
export function freeMoment(record: PracticeRecord, now: number): number {
  const taken = new Set(record.map(({ at }) => at));
  let at = now;
  while (taken.has(at)) at++;
  return at;
}

export interface Score {
  readonly given: number;
  readonly right: number;
  /** Right answers in a row, up to the last one given. */
  readonly series: number;
  readonly longest: number;
}

/** Without those to an exercise that was answered before: whoever repeats one knows what is right. */
export function firstAnswers(record: PracticeRecord): PracticeRecord {
  const seen = new Set<string>();
  return record.filter(({ topic, difficulty, seed }) => {
    const exercise = JSON.stringify([topic, difficulty, seed]);
    const isFirst = !seen.has(exercise);
    seen.add(exercise);
    return isFirst;
  });
}

/** Each exercise counts once, by its first answer. */
export function scoreOf(record: PracticeRecord): Score {
  const counted = firstAnswers(record);
  let [right, series, longest] = [0, 0, 0];
  for (const { score } of counted) {
    series = score === 1 ? series + 1 : 0;
    if (score === 1) right++;
    longest = Math.max(longest, series);
  }
  return { given: counted.length, right, series, longest };
}

/** The first answer to the daily exercise of a date; null where there is none. Later ones are practice. */
export function dailyAnswer(record: PracticeRecord, date: string): Given | null {
  return record.find((given) => given.date === date) ?? null;
}
