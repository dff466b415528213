// Good lessons, as small as they can be and yet of every kind.
import { toyGame } from '../../app/toy-game.ts';

const NOTATION = toyGame.format(toyGame.start);
const words = { text: 'a', task: 'b', right: 'c' };

function toyLesson(goal: object, step: object = {}) {
  return {
    version: 1,
    game: 'toy',
    id: 'made-1',
    topic: 'made',
    minutes: 1,
    rules: ['T1'],
    steps: [{ id: 'one', position: NOTATION, selected: ['bo'], help: 'off', goal, ...step }],
    words: { es: { title: 'T', learned: 'L', steps: { one: { ...words, hint: 'd', answers: { tooFar: 'no' } } } } },
  };
}

export const TOY_LESSONS = [
  toyLesson(
    { type: 'arrive', ends: { bo: 'mill', ada: ['lake', 'mill'] } },
    { tries: [{ to: 'lake', code: 'tooFar' }] },
  ),
  toyLesson({ type: 'mark', figures: ['ada'] }),
  toyLesson({ type: 'judge', figures: ['bo'], to: 'lake', answers: ['legal', 'tooFar'] }),
  toyLesson({ type: 'choose', among: ['ada', 'bo'], to: 'lake' }),
  toyLesson({ type: 'tap', regions: ['lake', 'mill'] }),
  toyLesson({ type: 'count', what: 'distance', figures: ['ada'], to: 'lake' }),
  toyLesson({ type: 'arrive', ends: { bo: 'mill' } }, { action: 'march', moves: [{ figures: ['ada'], to: 'mill' }] }),
] as const;

/** One step in which nothing is judged. */
export const WAR_LESSON = {
  version: 1,
  game: 'war-of-the-ring',
  id: 'made-2',
  topic: 'made',
  minutes: 1,
  steps: [{ id: 'one', position: 'wotr1;p=bre:st', selected: ['strider'], goal: { type: 'tap', regions: ['bree'] } }],
  words: { es: { title: 'T', learned: 'L', steps: { one: words } } },
};
