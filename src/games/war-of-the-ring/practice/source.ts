// What there is to practise in War of the Ring. Fetched with the exercises.
import { invariant } from '../../../base/assert.ts';
import type { PracticeSource } from '../../../movement/practice.ts';
import type { Position } from '../state/position.ts';
import { oneOfIds } from '../vocabulary.ts';
import { SITUATIONS } from './situations.ts';
import { TOPIC_IDS, TOPICS } from './topics.ts';

export const PRACTICE: PracticeSource<Position> = {
  topics: TOPICS,
  situation(topic, difficulty, chance) {
    invariant(oneOfIds(TOPIC_IDS, topic), `topic ${topic}: expected one of ${TOPIC_IDS.join(', ')}`);
    return SITUATIONS[topic](difficulty, chance);
  },
};
