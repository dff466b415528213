// Answers judged: on the toy game, whose row of regions anybody can count.
import { describe, expect, test } from 'vitest';
import { checkAnswer } from '../../src/practice/check.ts';
import type { Answer, Task } from '../../src/practice/exercise.ts';
import { toyExercise } from '../app/practice/toy-exercises.ts';
import { toyGame } from '../app/toy-game.ts';

const check = (task: Task, answer: Answer, figures: readonly string[] = ['ada']) =>
  checkAnswer(toyGame, toyExercise(task, { figures }), answer);

describe('marking', () => {
  const task: Task = { kind: 'mark', legal: true, regions: ['lake', 'mill'] };

  test('all of them and no other is right', () => {
    expect(check(task, { kind: 'mark', regions: ['mill', 'lake'] })).toEqual({
      right: true,
      score: 1,
      regions: [
        { region: 'lake', outcome: 'right' },
        { region: 'mill', outcome: 'right' },
      ],
    });
  });

  test('each that is missing and each that is too much counts against those found', () => {
    expect(check(task, { kind: 'mark', regions: ['tower', 'mill'] })).toEqual({
      right: false,
      score: 1 / 3,
      regions: [
        { region: 'lake', outcome: 'missed' },
        { region: 'mill', outcome: 'right' },
        { region: 'tower', outcome: 'wrong' },
      ],
    });
  });
});

describe('a way', () => {
  const task: Task = { kind: 'way', region: 'lake', distance: 2 };
  const isRight = (...regions: readonly string[]): boolean => check(task, { kind: 'way', regions }).right;

  test('is right region by region, in the order in which they are entered', () => {
    expect(isRight('mill', 'lake')).toBe(true);
    expect(isRight('lake', 'mill')).toBe(false);
    expect(isRight('lake')).toBe(false);
    expect(isRight('hill', 'lake')).toBe(false);
    expect(isRight('cave', 'lake')).toBe(false);
    expect(isRight()).toBe(false);
  });
});

test('numbers and choices are right or wrong', () => {
  const length: Task = { kind: 'length', region: 'lake', distance: 2 };
  const moves: Task = { kind: 'moves', region: 'tower', moves: 2 };
  const why: Task = { kind: 'why', region: 'mill', choices: [{ legal: true, message: null }], answer: 0 };
  expect([2, 3].map((number) => check(length, { kind: 'length', number }).right)).toEqual([true, false]);
  expect([1, 2].map((number) => check(moves, { kind: 'moves', number }).right)).toEqual([false, true]);
  expect([0, 1].map((choice) => check(why, { kind: 'why', choice }).score)).toEqual([1, 0]);
});

describe('groups', () => {
  const task: Task = {
    kind: 'groups',
    orders: [
      { region: 'lake', count: 1 },
      { region: 'mill', count: 1 },
    ],
    answers: [{ ada: 'lake', bo: 'mill' }],
  };
  const outcomes = (grouping: Readonly<Record<string, string>>) =>
    check(task, { kind: 'groups', grouping }, ['ada', 'bo']).regions.map(({ outcome }) => outcome);

  test('are judged order by order', () => {
    expect(outcomes({ ada: 'lake', bo: 'mill' })).toEqual(['right', 'right']);
    expect(outcomes({ ada: 'mill', bo: 'lake' })).toEqual(['wrong', 'right']);
    expect(outcomes({ ada: 'mill' })).toEqual(['wrong', 'right']);
    expect(outcomes({})).toEqual(['wrong', 'wrong']);
  });
});

test('an answer to another kind of question is a mistake of the program', () => {
  const task: Task = { kind: 'moves', region: 'tower', moves: 2 };
  expect(() => check(task, { kind: 'mark', regions: [] })).toThrow('an answer of the kind mark');
});
