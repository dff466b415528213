// Exercises in words and marks: which key is asked for, with which facts.
import { describe, expect, test } from 'vitest';
import {
  answerLines,
  marksOf,
  questionModel,
  reasonModel,
  regionsInPlay,
} from '../../../src/app/practice/run-model.ts';
import { beginRun, check, choose, send, setNumber, tapRegion } from '../../../src/app/practice/run-state.ts';
import { sheetExercise } from '../../../src/app/practice/sheet-model.ts';
import { toyGame } from '../toy-game.ts';
import { toyText } from '../toy-text.ts';
import { GROUPS, LENGTH, MARK, MOVES, toyExercise, WAY, WHY } from './toy-exercises.ts';

const words = { game: toyGame, text: toyText };
const both = { figures: ['ada', 'bo'] };

describe('the question', () => {
  test('says who, from where, and what is asked', () => {
    const tasks = [MARK, WHY, WAY, LENGTH, MOVES, GROUPS];
    expect(tasks.map((task) => questionModel(words, toyExercise(task)).question)).toEqual([
      'practice.ask.mark(figures=ada origin=hill)',
      'practice.ask.why(figures=ada origin=hill region=cave)',
      'practice.ask.way(figures=ada origin=hill region=lake)',
      'practice.ask.length(figures=ada origin=hill region=lake)',
      'practice.ask.moves(figures=ada origin=hill region=tower)',
      'practice.ask.groups(figures=ada origin=hill)',
    ]);
  });

  test('of those who go nearly everywhere and of those who come into play has words of its own', () => {
    const closed = toyExercise({ ...MARK, kind: 'mark', legal: false, regions: ['cave'] });
    expect(questionModel(words, closed).question).toBe('practice.ask.markClosed(figures=ada origin=hill)');
    const entering = toyExercise(MARK, { origin: null });
    expect(questionModel(words, entering).question).toBe('practice.ask.markEntry(figures=ada)');
    expect(questionModel(words, toyExercise(WHY, { origin: null })).question).toBe(
      'practice.ask.whyEntry(figures=ada region=cave)',
    );
  });

  test('tells the action, what the map does not show, the orders and the choices', () => {
    const turn = { action: 'march', start: toyGame.start, moves: [] };
    const tells = [{ key: 'progress', facts: { count: { kind: 'number', value: 2 } } }] as const;
    expect(questionModel(words, toyExercise(MARK, { turn })).question).toBe(
      'practice.ask.markAction(figures=ada origin=hill action=games.toy.actions.march)',
    );
    expect(questionModel(words, toyExercise(GROUPS, { ...both, tells }))).toMatchObject({
      facts: ['practice.tells.progress(count=2)'],
      orders: ['practice.order(count=1 region=lake)', 'practice.order(count=1 region=mill)'],
      choices: [],
    });
    expect(questionModel(words, toyExercise(WHY)).choices).toEqual([
      'practice.plainYes',
      'practice.no(reason=reasons.wall)',
      'practice.yes(reason=reasons.wall)',
    ]);
  });
});

test('the answer in words', () => {
  const lines = [MARK, WHY, WAY, MOVES].map((task) => answerLines(words, toyExercise(task)));
  expect(lines).toEqual([
    ['Lake & Émile’s Mill'],
    ['practice.no(reason=reasons.wall)'],
    ['practice.answerLength(count=2 way=Hill → Émile’s Mill → Lake)'],
    ['practice.answerMoves(count=2)'],
  ]);
  const three = {
    ...GROUPS,
    answers: [
      { ada: 'lake', bo: 'hill' },
      { ada: 'lake', bo: 'mill' },
    ],
  } as const;
  expect(answerLines(words, toyExercise({ ...three, orders: [{ region: 'lake', count: 1 }] }, both))).toEqual([
    'practice.answerGroup(figures=ada region=lake)',
    'practice.answerStay(figures=bo)',
    'practice.otherAnswers(count=1)',
  ]);
});

describe('the reason', () => {
  const run = beginRun(toyExercise(MARK));

  test('is the page’s own: of a refusal, of a legal move, of where they stand', () => {
    expect(reasonModel(words, run, 'tower')).toMatchObject({
      legal: false,
      title: 'practice.refused(region=tower)',
      distance: null,
    });
    expect(reasonModel(words, run, 'tower').sentences.map(({ text }) => text)).toEqual([
      'reasons.tooFar',
      'reasons.tired',
    ]);
    expect(reasonModel(words, run, 'lake')).toMatchObject({ legal: true, distance: 'practice.distance(count=2)' });
    expect(reasonModel(words, run, 'hill').title).toBe('practice.isOrigin');
  });

  test('is that of those who were sent there', () => {
    const groups = send(beginRun(toyExercise(GROUPS, both)), 'bo', 'lake');
    expect(reasonModel(words, groups, 'lake').legal).toBe(false);
    expect(reasonModel(words, groups, 'mill').legal).toBe(true);
  });
});

test('the map shows what is asked about and marked, and afterwards what became of it', () => {
  const marking = ['mill', 'tower'].reduce(tapRegion, beginRun(toyExercise(MARK)));
  expect([...marksOf(words, marking)]).toEqual([
    ['mill', ['second']],
    ['tower', ['second']],
  ]);
  expect([...marksOf(words, check(toyGame, marking))]).toEqual([
    ['lake', ['in-2']],
    ['mill', ['reachable']],
    ['tower', ['blocked']],
  ]);
  const length = check(toyGame, setNumber(beginRun(toyExercise(LENGTH)), 3));
  expect([...marksOf(words, length)]).toEqual([
    ['lake', ['second', 'path']],
    ['mill', ['path']],
  ]);
  expect([...marksOf(words, check(toyGame, choose(beginRun(toyExercise(WHY)), 0)))]).toEqual([['cave', ['blocked']]]);
  expect([...marksOf(words, beginRun(toyExercise(GROUPS, both)))]).toEqual([
    ['lake', ['second']],
    ['mill', ['second']],
  ]);
});

test('in view is whatever they might think of', () => {
  expect(regionsInPlay(words, toyExercise(WHY))).toEqual(['hill', 'mill', 'lake', 'cave']);
  expect(regionsInPlay(words, toyExercise(MARK, { figures: ['bird-1'] }))).toBeNull();
  expect(regionsInPlay(words, toyExercise(MARK, { origin: null }))).toBeNull();
});

test('on paper nobody taps, and there are lines to write on', () => {
  expect(sheetExercise(words, toyExercise(WAY))).toMatchObject({
    question: 'practice.sheet.way(figures=ada origin=hill region=lake)',
    lines: ['practice.sheet.line'],
    standing: 'practice.sheet.standing(figures=ada region=hill)',
  });
  expect(sheetExercise(words, toyExercise(GROUPS, both)).lines).toEqual(['Ada', 'Bo']);
  expect(sheetExercise(words, toyExercise(WHY, { origin: null }))).toMatchObject({ lines: [], standing: null });
});
