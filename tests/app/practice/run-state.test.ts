// One exercise from the first tap to the reason.
import { describe, expect, test } from 'vitest';
import {
  answeredRun,
  answerOf,
  beginRun,
  check,
  choose,
  clearRegions,
  type RunState,
  send,
  setNumber,
  tapRegion,
} from '../../../src/app/practice/run-state.ts';
import { type ToyPosition, toyGame } from '../toy-game.ts';
import { GROUPS, LENGTH, MARK, MOVES, toyExercise, WAY, WHY } from './toy-exercises.ts';

const taps = (state: RunState<ToyPosition>, ...regions: readonly string[]): RunState<ToyPosition> =>
  regions.reduce(tapRegion<ToyPosition>, state);

const marking = beginRun(toyExercise(MARK));

describe('an answer of an earlier visit', () => {
  test('is shown as it stood, with what came of it', () => {
    const answered = [
      check(toyGame, taps(marking, 'mill', 'tower')),
      check(toyGame, choose(beginRun(toyExercise(WHY)), 2)),
      check(toyGame, setNumber(beginRun(toyExercise(LENGTH)), 3)),
      check(toyGame, send(beginRun(toyExercise(GROUPS, { figures: ['ada', 'bo'] })), 'ada', 'lake')),
    ];
    for (const state of answered) {
      const answer = answerOf(state);
      if (answer === null) throw new Error('there is an answer');
      expect(answeredRun(toyGame, state.exercise, answer)).toEqual({ ...state, isEarlier: true });
    }
  });

  test.each([
    ['of another kind', MARK, { kind: 'why', choice: 0 }],
    ['with a region that there is not', MARK, { kind: 'mark', regions: ['moria'] }],
    ['without a region', MARK, { kind: 'mark', regions: [] }],
    ['that is not among the choices', WHY, { kind: 'why', choice: 7 }],
    ['of somebody else', GROUPS, { kind: 'groups', grouping: { sauron: 'lake' } }],
    ['to a place that there is not', GROUPS, { kind: 'groups', grouping: { ada: 'moria' } }],
  ] as const)('%s is none', (_what, task, answer) => {
    expect(answeredRun(toyGame, toyExercise(task), answer)).toBeNull();
  });
});

describe('marking', () => {
  test('a tap marks, another takes the mark away, and where they stand nothing is marked', () => {
    expect(taps(marking, 'mill', 'tower', 'hill').regions).toEqual(['mill', 'tower']);
    expect(taps(marking, 'mill', 'tower', 'mill').regions).toEqual(['tower']);
    expect(clearRegions(taps(marking, 'mill', 'tower')).regions).toEqual([]);
  });

  test('without a mark there is nothing to check', () => {
    expect(answerOf(marking)).toBeNull();
    expect(check(toyGame, marking)).toBe(marking);
  });

  test('the check tells of each region, and begins with the reason of one that was not right', () => {
    const checked = check(toyGame, taps(marking, 'mill', 'tower'));
    expect(checked.feedback?.regions).toEqual([
      { region: 'lake', outcome: 'missed' },
      { region: 'mill', outcome: 'right' },
      { region: 'tower', outcome: 'wrong' },
    ]);
    expect(checked.told).toBe('lake');
  });

  test('after the check a tap asks why and changes nothing', () => {
    const checked = check(toyGame, taps(marking, 'mill'));
    const asked = tapRegion(checked, 'cave');
    expect([asked.told, asked.regions]).toEqual(['cave', ['mill']]);
    expect(clearRegions(asked).regions).toEqual(['mill']);
    expect(check(toyGame, asked)).toBe(asked);
  });
});

test('a way grows tap by tap, and is taken back from any of its regions on', () => {
  const way = beginRun(toyExercise(WAY));
  expect(taps(way, 'mill', 'lake', 'tower').regions).toEqual(['mill', 'lake', 'tower']);
  expect(taps(way, 'mill', 'lake', 'tower', 'lake').regions).toEqual(['mill']);
  expect(check(toyGame, taps(way, 'mill', 'lake')).feedback?.right).toBe(true);
});

test('a choice counts once it is made, and not after the check', () => {
  const why = beginRun(toyExercise(WHY));
  expect(answerOf(why)).toBeNull();
  expect(taps(why, 'mill')).toBe(why);
  const checked = check(toyGame, choose(why, 1));
  expect([checked.feedback?.right, checked.told]).toEqual([true, 'cave']);
  expect(choose(checked, 0).choice).toBe(1);
});

test('a number stays between one and twelve', () => {
  const length = beginRun(toyExercise(LENGTH));
  expect([0, 2, 13].map((number) => setNumber(length, number).number)).toEqual([1, 2, 12]);
  const checked = check(toyGame, setNumber(beginRun(toyExercise(MOVES)), 2));
  expect(checked.feedback?.score).toBe(1);
  expect(setNumber(checked, 5).number).toBe(2);
});

test('everybody stays until he is sent', () => {
  const groups = beginRun(toyExercise(GROUPS, { figures: ['ada', 'bo'] }));
  expect(groups.grouping).toEqual({ ada: 'hill', bo: 'hill' });
  const sent = send(send(groups, 'ada', 'lake'), 'bo', 'mill');
  const checked = check(toyGame, sent);
  expect([checked.feedback?.right, checked.told]).toEqual([true, null]);
  expect(send(checked, 'bo', 'hill').grouping).toEqual({ ada: 'lake', bo: 'mill' });
});
