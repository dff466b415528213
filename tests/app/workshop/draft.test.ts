// Making a lesson: what is on the board becomes a step, and what is made can be played as it is.
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/app/state/action.ts';
import {
  changeStep,
  type Draft,
  goingOnFrom,
  moveStep,
  newDraft,
  sameTaken,
  takeFromBoard,
  withoutStep,
  withStep,
  withStepBack,
} from '../../../src/app/workshop/draft.ts';
import { checkDraft, draftOf, fileOf, sameLesson } from '../../../src/app/workshop/draft-lesson.ts';
import { answerStep, beginLesson, isStepDone } from '../../../src/learning/lesson-run.ts';
import { readLesson } from '../../../src/learning/read-lesson.ts';
import { stepped, tapFigures, tapRegion } from '../steps.ts';
import { type ToyPosition, toyGame } from '../toy-game.ts';
import { toyText } from '../toy-text.ts';

const START = toyGame.format(toyGame.start);
const taken = (...actions: readonly Action<ToyPosition>[]) => takeFromBoard(toyGame, stepped(actions));
const draftOfSteps = (...steps: readonly ReturnType<typeof taken>[]): Draft =>
  steps.reduce((draft, step, at) => withStep(draft, `s${at + 1}`, step), newDraft('made-1', 'en'));
const check = (draft: Draft) => checkDraft(toyGame, toyText, draft);
const issuesOf = (draft: Draft) => {
  const checked = check(draft);
  return checked.ok ? [] : checked.issues.map(({ code, path }) => `${code} ${path}`);
};
const ids = ({ steps }: Draft) => steps.map(({ id }) => id);

describe('what is on the board', () => {
  it.each([
    ['nobody chosen, nothing asked', [], { selected: [], goal: 'tap', to: null }],
    ['a region looked at', [tapRegion('lake')], { selected: [], goal: 'tap', to: 'lake' }],
    ['somebody chosen', [tapFigures('ada')], { selected: ['ada'], goal: 'mark', to: null }],
    ['a region refused', [tapFigures('bo'), tapRegion('tower')], { selected: ['bo'], goal: 'judge', to: 'tower' }],
    [
      'a region allowed',
      [tapFigures('bo'), { type: 'look', region: 'mill' } as const],
      { selected: ['bo'], goal: 'arrive', to: 'mill' },
    ],
  ] as const)('with %s suggests what to ask', (_what, actions, step) => {
    expect(taken(...actions)).toEqual({ position: START, action: null, moves: [], ...step });
  });

  it('with an action under way is taken with what it has moved', () => {
    expect(taken({ type: 'begin', action: 'march' }, tapFigures('ada'), tapRegion('mill'), tapFigures('bo'))).toEqual({
      position: START,
      action: 'march',
      moves: [{ figures: ['ada'], to: 'mill' }],
      selected: ['bo'],
      goal: 'mark',
      to: null,
    });
  });
});

describe('steps', () => {
  const three = draftOfSteps(taken(), taken(), taken());

  it('are put in another order, changed and taken out', () => {
    expect(ids(moveStep(three, 's3', -1))).toEqual(['s1', 's3', 's2']);
    expect(ids(moveStep(three, 's1', 1))).toEqual(['s2', 's1', 's3']);
    expect(moveStep(three, 's1', -1)).toBe(three);
    expect(moveStep(three, 's3', 1)).toBe(three);
    expect(ids(withoutStep(three, 's2'))).toEqual(['s1', 's3']);
    expect(changeStep(three, 's2', { task: 'Go!' }).steps.map(({ task }) => task)).toEqual(['', 'Go!', '']);
  });

  it('come back to their place, once', () => {
    const [, second] = three.steps;
    if (second === undefined) throw new Error('three steps have a second');
    const without = withoutStep(three, 's2');
    expect(withStepBack(without, second, 1)).toEqual(three);
    expect(withStepBack(three, second, 1)).toBe(three);
  });

  it('go on from the position of the one before, and ask nothing yet', () => {
    const before = { ...taken(tapFigures('bo'), tapRegion('tower')), text: 'words of its own' };
    expect(goingOnFrom(before)).toEqual({
      position: START,
      action: null,
      moves: [],
      selected: [],
      goal: 'tap',
      to: null,
    });
    expect(sameTaken(before, taken(tapFigures('bo'), tapRegion('tower')))).toBe(true);
    expect(sameTaken(before, { ...before, goal: 'arrive' })).toBe(false);
  });

  it('are as many as a lesson may have, and no more', () => {
    const full = draftOfSteps(...Array.from({ length: 20 }, () => taken()));
    expect(withStep(full, 'more', taken())).toBe(full);
  });
});

describe('a draft', () => {
  const mark = taken(tapFigures('ada'));
  const arrive = { ...mark, goal: 'arrive', to: 'lake' } as const;
  const refused = { ...mark, goal: 'judge', to: 'tower' } as const;
  const allowed = { ...mark, goal: 'judge', to: 'lake' } as const;
  const tap = { ...mark, goal: 'tap', to: 'cave' } as const;

  it('with nothing but its steps is a lesson', () => {
    const checked = check(draftOfSteps(mark, arrive, refused, allowed, tap));
    expect(checked.ok && checked.value.words?.en).toMatchObject({
      title: 'made.default.title',
      learned: 'made.default.learned(title=made.default.title)',
      steps: {
        s1: { text: 'made.default.text', task: 'made.default.mark(figures=ada)', right: 'made.default.right' },
        s2: { task: 'made.default.arrive(figures=ada region=lake)' },
        s3: { task: 'made.default.judge(figures=ada region=tower)', answers: { tooFar: 'made.no' } },
        s4: { answers: { no: 'made.no' } },
        s5: { task: 'made.default.tap(figures=ada region=cave)' },
      },
    });
  });

  it('is played with the answers that the rules give', () => {
    const checked = check(draftOfSteps(refused, allowed, arrive));
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
    const done = (at: number, answer: Parameters<typeof answerStep>[2]) =>
      isStepDone(answerStep(toyGame, beginLesson(toyGame, checked.value, at), answer));
    expect([
      done(0, { type: 'reason', code: 'legal' }),
      done(0, { type: 'reason', code: 'tooFar' }),
      done(1, { type: 'reason', code: 'legal' }),
      done(1, { type: 'reason', code: 'no' }),
      done(2, { type: 'go', figures: ['ada'], region: 'lake' }),
    ]).toEqual([false, true, true, false, true]);
  });

  it('asks for a number, which the rules know', () => {
    const checked = check(
      draftOfSteps({ ...arrive, goal: 'distance', to: 'mill' }, { ...arrive, goal: 'moves', to: 'tower' }),
    );
    if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
    expect(checked.value.steps.map(({ goal }) => goal)).toEqual([
      { type: 'count', what: 'distance', figures: ['ada'], to: 'mill', answers: [] },
      { type: 'count', what: 'moves', figures: ['ada'], to: 'tower', answers: [] },
    ]);
  });

  it('says what is still missing, and where', () => {
    expect(issuesOf(newDraft('made-1', 'en'))).toEqual(['noSteps ']);
    expect(issuesOf(draftOfSteps({ ...mark, selected: [] }, { ...arrive, to: null }))).toEqual([
      'noFigures /steps/0',
      'noRegion /steps/1',
    ]);
    expect(issuesOf(draftOfSteps(mark, { ...arrive, to: 'tower' }))).toEqual(['goalOutOfReach /steps/1/goal']);
  });

  it('comes back from its file as it was, and stays open to changes', () => {
    const draft: Draft = {
      ...changeStep(draftOfSteps(mark, arrive, refused, tap, { ...arrive, goal: 'distance' }), 's2', {
        text: '<b>Look</b>',
        task: 'Go {{region}}',
        right: 'Yes',
        hint: 'Near',
      }),
      title: 'Mine',
      learned: 'All of it',
    };
    const file: unknown = JSON.parse(JSON.stringify(fileOf(toyGame, toyText, draft)));
    const back = draftOf(toyGame, toyText, file);
    expect(back?.steps[1]).toEqual(draft.steps[1]);
    expect(back && fileOf(toyGame, toyText, back)).toEqual(file);
  });

  it('does not come back from a lesson that holds more than a draft', () => {
    const file = fileOf(toyGame, toyText, draftOfSteps(mark));
    const richer = { ...file, rules: ['T1'] };
    expect(readLesson(toyGame, richer).ok).toBe(true);
    expect(draftOf(toyGame, toyText, richer)).toBeNull();
    expect(draftOf(toyGame, toyText, { version: 9 })).toBeNull();
  });

  it('is the same lesson under another name on the shelf', () => {
    const file = fileOf(toyGame, toyText, draftOfSteps(mark));
    const renamed = { ...file, id: 'copy', minutes: 9 };
    const other = fileOf(toyGame, toyText, { ...draftOfSteps(mark), title: 'Other' });
    expect([renamed, other, null].map((one) => sameLesson('toy', file, one))).toEqual([true, false, false]);
  });
});
