// Which key does what while somebody presents.
import { expect, test } from 'vitest';
import { commandOf, type Pressed } from '../../../src/app/presenter/keys.ts';

const pressed = (key: string, more: Partial<Pressed> = {}) =>
  commandOf({ key, modified: false, taken: false, singleKeys: true, ...more });

test.each([
  ['PageDown', 'next'],
  ['PageUp', 'back'],
  ['Escape', 'leave'],
  ['.', 'dark'],
  ['b', 'dark'],
  ['B', 'dark'],
  [' ', 'next'],
  ['Enter', 'next'],
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'back'],
  ['h', 'hand'],
  ['p', 'pen'],
  ['a', 'arrow'],
  ['s', 'spotlight'],
  ['z', 'undoNote'],
  ['c', 'clearNotes'],
  ['f', 'fullScreen'],
  ['d', 'answer'],
  ['w', 'why'],
  ['?', 'keys'],
  ['x', null],
  ['Tab', null],
  ['constructor', null],
])('%j is %j', (key, command) => {
  expect(pressed(key)).toBe(command);
});

test('a button and the map keep their own keys; a clicker works wherever the focus is', () => {
  const taken = ['Enter', ' ', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp'].map((key) =>
    pressed(key, { taken: true }),
  );
  expect(taken).toEqual([null, null, null, null, 'next', 'back']);
});

test('single keys can be switched off; a clicker cannot', () => {
  const off = ['b', '.', 'p', '?', 'PageDown', 'Escape', 'Enter'].map((key) => pressed(key, { singleKeys: false }));
  expect(off).toEqual([null, null, null, null, 'next', 'leave', 'next']);
});

test('what the browser does with Control is left to it', () => {
  expect(['p', 'f', 'PageDown'].map((key) => pressed(key, { modified: true }))).toEqual([null, null, null]);
});
