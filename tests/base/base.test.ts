// What every room stands on: values that are there, and results that are one thing or the other.

import { expect, test } from 'vitest';
import { invariant, present } from '../../src/base/assert.ts';
import { failure, isNonEmpty, success } from '../../src/base/result.ts';

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
