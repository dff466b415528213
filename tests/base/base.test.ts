// What every room stands on: values that are there, results that are one thing or the other, and answers
// that are given once.

import { expect, test } from 'vitest';
import { invariant, present } from '../../src/base/assert.ts';
import { failure, isNonEmpty, success } from '../../src/base/result.ts';
import { shared } from '../../src/base/share.ts';

test('an invariant that holds says nothing, a broken one says what it was told to', () => {
  expect(() => invariant(true, 'unheard')).not.toThrow();
  for (const broken of [false, 0, '', null, undefined])
    expect(() => invariant(broken, 'call x first')).toThrow('call x first');
});

test('what is present is handed on, even where it looks empty', () => {
  for (const value of [0, '', false]) expect(present(value, 'a value')).toBe(value);
  expect(() => present(null, 'a region')).toThrow('a region: expected a value, got null');
  expect(() => present(undefined, 'a region')).toThrow('a region: expected a value, got undefined');
});

test('a result is a success or a failure', () => {
  expect(success(3)).toEqual({ ok: true, value: 3 });
  expect(failure(['wrong', 'twice'])).toEqual({ ok: false, issues: ['wrong', 'twice'] });
});

test('an empty list is told from any other', () => {
  expect(isNonEmpty([])).toBe(false);
  expect(isNonEmpty([undefined])).toBe(true);
});

test('what is shared is asked for once, and again where it failed', async () => {
  const asked: string[] = [];
  const fetched = shared(async (name: string) => {
    asked.push(name);
    if (name === 'broken') throw new Error('no network');
    return { name };
  });
  const both = [fetched('broken'), fetched('first')];
  expect(await Promise.allSettled(both)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  const [one, other] = await Promise.all([fetched('second'), fetched('third')]);
  expect([one, other === one, (await fetched('fourth')) === one]).toEqual([{ name: 'second' }, true, true]);
  expect(asked).toEqual(['broken', 'second']);
});
