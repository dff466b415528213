// A lesson on the toy game, answer by answer.
import { describe, expect, it } from 'vitest';
import { regionsInStep, stageOf } from '../../src/app/lessons/lesson-stage.ts';
import { keepDone, readProgress } from '../../src/app/lessons/progress.ts';
import { lessonStepModel } from '../../src/app/model/lesson-model.ts';
import { lessonAfter, lessonToTake, readCourse } from '../../src/learning/course.ts';
import type { Goal, Lesson } from '../../src/learning/lesson.ts';
import {
  type Answer,
  answerStep,
  beginLesson,
  isStepDone,
  type LessonRun,
  nextStep,
  showsHint,
  tryAgain,
} from '../../src/learning/lesson-run.ts';
import { type ToyPosition, toyGame } from '../app/toy-game.ts';
import { closedShelf, openShelf } from '../app/toy-shelf.ts';
import { toyText } from '../app/toy-text.ts';

const told = { text: 'text', task: 'task', hint: 'hint', right: 'right', answers: { legal: 'yes', tooFar: 'no' } };

function lessonOf(...goals: readonly [Goal, ...Goal[]]): Lesson {
  const [first, ...others] = goals.map((goal, at) => ({
    id: `s${at}`,
    position: toyGame.format(toyGame.start),
    action: null,
    moves: [],
    selected: goal.type === 'arrive' ? [] : ['bo'],
    help: 'off' as const,
    goal,
    tries: [],
  }));
  if (first === undefined) throw new Error('a goal was expected');
  const steps = Object.fromEntries(goals.map((_, at) => [`s${at}`, told]));
  const words = { en: { title: 'Title', learned: 'Learned', steps } };
  return { game: 'toy', id: 'one', topic: 't', minutes: 1, rules: [], steps: [first, ...others], words };
}

type Run = LessonRun<ToyPosition>;

function answered(goal: Goal, ...answers: readonly Answer[]): Run {
  return answers.reduce((run: Run, answer) => answerStep(toyGame, run, answer), beginLesson(toyGame, lessonOf(goal)));
}

const go = (figures: readonly string[], region: string): Answer => ({ type: 'go', figures, region });
const kindOf = (run: Run): string | undefined => run.feedback?.kind;
const ARRIVE: Goal = { type: 'arrive', ends: { ada: ['lake'], bo: ['mill'] } };

describe('arriving', () => {
  it('takes several moves, and tells what is not asked apart from what is not allowed', () => {
    expect(kindOf(answered(ARRIVE, go([], 'lake')))).toBe('nobody');
    expect(kindOf(answered(ARRIVE, go(['bo'], 'lake')))).toBe('refused');
    expect(kindOf(answered(ARRIVE, go(['ada'], 'mill')))).toBe('notAsked');
    expect(kindOf(answered(ARRIVE, go(['ada'], 'lake')))).toBe('found');
    const done = answered(ARRIVE, go(['ada'], 'lake'), go(['bo'], 'mill'));
    expect([kindOf(done), toyGame.format(done.moment.position)]).toEqual([
      'right',
      'toy1:lake:mill:tower:tower:blue:0',
    ]);
    expect(answerStep(toyGame, done, go(['bo'], 'hill'))).toBe(done);
  });

  it('begins again from the start, and remembers the misses', () => {
    const run = answered(ARRIVE, go(['bo'], 'lake'), go(['ada'], 'lake'));
    const again = tryAgain(toyGame, run);
    expect([again.misses, again.feedback, toyGame.format(again.moment.position)]).toEqual([
      1,
      null,
      'toy1:hill:hill:tower:tower:blue:0',
    ]);
  });

  it('lights the destinations up after two misses', () => {
    const missed = answered(ARRIVE, go(['bo'], 'lake'), go(['bo'], 'tower'));
    expect([showsHint(missed), stageOf(toyGame, missed, ['bo']).help]).toEqual([true, 'why']);
    expect(stageOf(toyGame, answered(ARRIVE, go(['bo'], 'lake')), ['bo']).help).toBe('off');
  });
});

describe('the other goals', () => {
  it('are reached by finding all, each once', () => {
    const goal: Goal = { type: 'mark', figures: ['ada'] };
    const tap = (region: string): Answer => ({ type: 'region', region });
    expect(kindOf(answered(goal, tap('cave')))).toBe('refused');
    const some = answered(goal, tap('mill'));
    expect([kindOf(some), answerStep(toyGame, some, tap('mill'))]).toEqual(['found', some]);
    expect(isStepDone(answered(goal, tap('mill'), tap('lake')))).toBe(true);
    expect(answered(goal, tap('hill')).misses).toBe(0);
  });

  it('are reached by naming the reason, a number, figures or a region', () => {
    const judge: Goal = { type: 'judge', figures: ['bo'], to: 'lake', answers: ['legal', 'tooFar', 'wall'] };
    const reason = (code: string): Answer => ({ type: 'reason', code });
    expect(['legal', 'wall', 'tooFar'].map((code) => kindOf(answered(judge, reason(code))))).toEqual([
      'refused',
      'wrong',
      'right',
    ]);
    expect(kindOf(answered({ ...judge, to: 'mill' }, reason('tooFar')))).toBe('notAsked');
    const count = (what: 'distance' | 'moves' | 'range'): Goal => ({
      type: 'count',
      what,
      figures: ['bo'],
      to: 'lake',
      answers: [],
    });
    const number = (value: number): Answer => ({ type: 'number', value });
    expect(kindOf(answered(count('moves'), number(2)))).toBe('right');
    expect(kindOf(answered(count('range'), number(1)))).toBe('right');
    expect(
      kindOf(answered({ type: 'count', what: 'distance', figures: ['ada'], to: 'lake', answers: [] }, number(1))),
    ).toBe('wrong');
    const choose: Goal = { type: 'choose', among: ['ada', 'bo'], to: 'lake' };
    expect(kindOf(answered(choose, { type: 'figures', figures: ['bo'] }))).toBe('refused');
    expect(kindOf(answered(choose, { type: 'figures', figures: ['bird-1'] }))).toBe('wrong');
    expect(kindOf(answered(choose, { type: 'figures', figures: ['ada'] }))).toBe('right');
    const region: Goal = { type: 'tap', regions: ['lake', 'mill'] };
    expect(kindOf(answered(region, { type: 'region', region: 'mill' }))).toBe('right');
    expect(kindOf(answered(region, { type: 'region', region: 'cave' }))).toBe('wrong');
  });

  it('follow one another to the last', () => {
    const run = beginLesson(toyGame, lessonOf({ type: 'tap', regions: ['mill'] }, ARRIVE));
    const next = nextStep(toyGame, run);
    expect([next.at, nextStep(toyGame, next)]).toEqual([1, next]);
  });
});

describe('on the page', () => {
  it('a step shows its words, who can be chosen, and the rules’ own reason', () => {
    const run = answered(ARRIVE, go(['bo'], 'lake'));
    const model = lessonStepModel({ game: toyGame, text: toyText }, run, ['bo']);
    expect(model).toMatchObject({ title: 'Title', step: 1, steps: 1, task: 'task', hint: null, done: false });
    expect(model.figures).toEqual([
      { id: 'ada', name: 'Ada', pressed: false },
      { id: 'bo', name: 'Bo', pressed: true },
    ]);
    expect(model.feedback).toMatchObject({ good: false, sentences: [{ text: 'reasons.tooFar' }] });
  });

  it('the map marks what the task names, what was found and what was refused', () => {
    const refused = stageOf(toyGame, answered(ARRIVE, go(['bo'], 'lake')), ['bo']);
    expect([...(refused.marks ?? [])]).toEqual([
      ['lake', ['selected', 'blocked']],
      ['mill', ['selected']],
    ]);
    const found = answered({ type: 'mark', figures: ['ada'] }, { type: 'region', region: 'mill' });
    expect([...(stageOf(toyGame, found, ['ada']).marks ?? [])]).toEqual([['mill', ['reachable']]]);
    expect(regionsInStep(toyGame, found)).toEqual(['hill', 'lake', 'mill']);
  });

  it('what is done is kept, together with what another tab has done', () => {
    const shelf = openShelf();
    expect([keepDone(shelf, 'toy', 'one'), keepDone(shelf, 'toy', 'two'), keepDone(shelf, 'toy', 'one')]).toEqual([
      'kept',
      'kept',
      'kept',
    ]);
    expect([...readProgress(shelf, 'toy')]).toEqual(['one', 'two']);
    expect(keepDone(closedShelf, 'toy', 'one')).toBe('refused');
    expect([...readProgress(openShelf({ 'sendas.lessons.toy': '{"version":1,"done":7}' }), 'toy')]).toEqual([]);
  });
});

describe('a course', () => {
  const file = (id: string) => ({ ...lessonOf(ARRIVE), version: 1, id });
  const course = readCourse('toy', {
    a: file('a'),
    b: file('b'),
    broken: {},
    course: { lessons: ['b', 'a'] },
  });

  it('has its lessons in order, and tells which cannot be read', () => {
    expect(course.lessons.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(course.issues).toEqual([{ lesson: 'broken', code: 'otherVersion', path: '/version' }]);
  });

  it('knows what comes next', () => {
    expect([lessonAfter(course, 'b')?.id, lessonAfter(course, 'a'), lessonAfter(course, 'x')]).toEqual([
      'a',
      null,
      null,
    ]);
    expect(lessonToTake(course, new Set(['b']))?.id).toBe('a');
    expect(lessonToTake(course, new Set(['a', 'b']))).toBeNull();
  });
});
