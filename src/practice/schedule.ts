// Which topic comes next. Leitner's boxes: a right answer moves a topic to the next box, a wrong one back to the
// first, and the higher the box, the longer the topic rests. An answer before it is due moves it no higher: ten right
// ones in a row on one evening are not yet remembered.
import { invariant } from '../base/assert.ts';
import type { Chance } from '../movement/practice.ts';
import { firstAnswers, type PracticeRecord } from './record.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds that a topic rests in each box. */
const RESTS: readonly number[] = [0, 10 * MINUTE, DAY, 3 * DAY, 7 * DAY, 21 * DAY];

export interface Standing {
  readonly topic: string;
  /** From 0, not known yet, to the last of `RESTS`. */
  readonly box: number;
  /** When it is to be asked again, in milliseconds since 1970; 0 for one that was never asked. */
  readonly due: number;
  readonly given: number;
  readonly right: number;
}

export function standingsOf(record: PracticeRecord, topics: readonly string[]): readonly Standing[] {
  const counted = firstAnswers(record);
  return topics.map((topic) => {
    let standing: Standing = { topic, box: 0, due: 0, given: 0, right: 0 };
    for (const given of counted) if (given.topic === topic) standing = after(standing, given.at, given.score === 1);
    return standing;
  });
}

function after(standing: Standing, at: number, isRight: boolean): Standing {
  const { topic, box, due, given, right } = standing;
  if (!isRight) return { topic, box: 0, due: at, given: given + 1, right };
  if (at < due) return { ...standing, given: given + 1, right: right + 1 };
  const next = Math.min(box + 1, RESTS.length - 1);
  return { topic, box: next, due: at + (RESTS[next] ?? 0), given: given + 1, right: right + 1 };
}

/**
 * The topic to ask at a time: of those that are due the least known, of the others the one that is due first. The one
 * that was asked last comes again only where there is no other. Throws where there are no topics.
 */
export function nextTopic(record: PracticeRecord, topics: readonly string[], now: number, chance: Chance): string {
  invariant(topics.length > 0, 'no topics to choose from');
  // What lies ahead was answered while the clock was wrong: it would rest until then, and be the last one for ever.
  const known = record.filter(({ at }) => at <= now + DAY);
  const last = known.at(-1)?.topic;
  const others = topics.length === 1 ? topics : topics.filter((topic) => topic !== last);
  const standings = standingsOf(known, others);
  const due = standings.filter((standing) => standing.due <= now);
  const rank = due.length > 0 ? ({ box }: Standing) => box : (standing: Standing) => standing.due;
  const candidates = due.length > 0 ? due : standings;
  const least = Math.min(...candidates.map(rank));
  return chance.pick(candidates.filter((standing) => rank(standing) === least)).topic;
}
