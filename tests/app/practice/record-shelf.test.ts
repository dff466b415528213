// Answers on the shelf: two tabs lose nothing, and what cannot be read harms nothing.
import { describe, expect, test } from 'vitest';
import { forgetRecord, keepAnswer, practiceKey, readRecord } from '../../../src/app/practice/record-shelf.ts';
import { dateOf, resultText, scoreSquares } from '../../../src/app/practice/result-text.ts';
import type { Given } from '../../../src/practice/record.ts';
import { closedShelf, fullShelf, openShelf } from '../toy-shelf.ts';
import { toyText } from '../toy-text.ts';

const given = (at: number, more: Partial<Given> = {}): Given => ({
  at,
  topic: 'a',
  difficulty: 1,
  seed: `s${at}`,
  score: 1,
  date: null,
  answer: null,
  ...more,
});

describe('the record', () => {
  test('is what was kept, for each game its own', () => {
    const shelf = openShelf();
    keepAnswer(shelf, 'toy', [], given(1, { date: '2026-05-03', score: 0.5 }));
    expect(readRecord(shelf, 'toy')).toEqual({
      record: [given(1, { date: '2026-05-03', score: 0.5 })],
      trouble: null,
    });
    expect(readRecord(shelf, 'other')).toEqual({ record: [], trouble: null });
  });

  test('keeps what was answered, and makes no trouble of an answer that is none', () => {
    const answer = { kind: 'mark', regions: ['lake', 'mill'] } as const;
    const shelf = openShelf();
    keepAnswer(shelf, 'toy', [], given(1, { date: '2026-05-03', answer }));
    expect(readRecord(shelf, 'toy').record).toEqual([given(1, { date: '2026-05-03', answer })]);
    const odd = { ...given(1), answer: { kind: 'mark', regions: 7 } };
    const other = openShelf({ [practiceKey('toy')]: JSON.stringify({ version: 1, given: [odd] }) });
    expect(readRecord(other, 'toy')).toEqual({ record: [given(1)], trouble: null });
  });

  test('of two tabs that know nothing of one another holds the answers of both', () => {
    const shelf = openShelf();
    const one = keepAnswer(shelf, 'toy', [], given(1));
    const other = keepAnswer(shelf, 'toy', [], given(2));
    const again = keepAnswer(shelf, 'toy', one.record, given(3));
    expect(other.record.map(({ at }) => at)).toEqual([1, 2]);
    expect(again.record.map(({ at }) => at)).toEqual([1, 2, 3]);
    expect(readRecord(shelf, 'toy').record.map(({ at }) => at)).toEqual([1, 2, 3]);
  });

  test('that cannot be read is put aside, and a clean one begins', () => {
    const broken = [
      '',
      '{',
      'null',
      '[]',
      '{"version":1}',
      '{"version":1,"given":[{"at":-1,"topic":"a","difficulty":1,"seed":"s","score":1,"date":null}]}',
      '{"version":1,"given":[{"at":1,"topic":"a","difficulty":9,"seed":"s","score":1,"date":null}]}',
      '{"version":1,"given":[{"at":1,"topic":"a","difficulty":1,"seed":"s","score":2,"date":null}]}',
    ];
    for (const text of broken) {
      const shelf = openShelf({ [practiceKey('toy')]: text });
      expect(readRecord(shelf, 'toy')).toEqual({ record: [], trouble: 'broken' });
      expect(shelf.texts()).toEqual({ [`sendas.aside.${practiceKey('toy')}`]: text });
      expect(keepAnswer(shelf, 'toy', [], given(1)).trouble).toBeNull();
      expect(readRecord(shelf, 'toy').record).toEqual([given(1)]);
    }
  });

  test('that a newer page keeps is left alone, and what is added lasts as long as the page', () => {
    const text = '{"version":2,"answers":[]}';
    const shelf = openShelf({ [practiceKey('toy')]: text });
    expect(readRecord(shelf, 'toy')).toEqual({ record: [], trouble: 'unkept' });
    expect(keepAnswer(shelf, 'toy', [given(1)], given(2))).toEqual({ record: [given(1), given(2)], trouble: 'unkept' });
    expect(shelf.texts()).toEqual({ [practiceKey('toy')]: text });
  });

  test('that cannot be read stays where there is no room to put it aside', () => {
    const text = '{"version":1,"given":[{';
    const shelf = openShelf({ [practiceKey('toy')]: text }, practiceKey('toy').length + text.length);
    expect(keepAnswer(shelf, 'toy', [], given(1))).toEqual({ record: [given(1)], trouble: 'unkept' });
    expect(shelf.texts()).toEqual({ [practiceKey('toy')]: text });
  });

  test('lasts as long as the page where the shelf is closed or full', () => {
    for (const shelf of [null, closedShelf, fullShelf]) {
      const { record, trouble } = keepAnswer(shelf, 'toy', [given(1)], given(2));
      expect([record.length, trouble]).toEqual([2, 'unkept']);
      expect(readRecord(shelf, 'toy')).toEqual({ record: [], trouble: null });
    }
  });

  test('is gone when it is to be forgotten', () => {
    const shelf = openShelf();
    keepAnswer(shelf, 'toy', [], given(1));
    expect(forgetRecord(shelf, 'toy')).toBe(true);
    expect(shelf.texts()).toEqual({});
    expect(forgetRecord(closedShelf, 'toy')).toBe(false);
  });
});

describe('the result of a day', () => {
  test('has five squares, whatever was asked, and all are full for a right answer alone', () => {
    expect([0, 0.19, 0.2, 0.5, 0.99, 1].map(scoreSquares)).toEqual([
      '⬜⬜⬜⬜⬜',
      '⬜⬜⬜⬜⬜',
      '🟩⬜⬜⬜⬜',
      '🟩🟩⬜⬜⬜',
      '🟩🟩🟩🟩⬜',
      '🟩🟩🟩🟩🟩',
    ]);
  });

  test('tells the day, the topic, the squares and the address, and nothing of the answer', () => {
    const result = {
      date: '2026-05-03',
      topic: 'walks',
      difficulty: 2,
      score: 1,
      address: 'https://example.org/?daily',
    };
    expect(resultText(toyText, result)).toBe(
      'practice.result(date=May 3, 2026 topic=practice.topic.walks difficulty=practice.difficulty.2' +
        ' squares=🟩🟩🟩🟩🟩 address=https://example.org/?daily)',
    );
  });

  test('is that of the calendar on the wall', () => {
    expect(dateOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(dateOf(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31');
  });
});
