import { expect, test } from 'vitest';
import { neighbourTowards } from '../../src/view/direction.ts';

const around = [
  { id: 'north', at: [100, 20] as const },
  { id: 'north-east', at: [170, 40] as const },
  { id: 'east', at: [190, 110] as const },
  { id: 'south', at: [80, 200] as const },
];

test.each([
  ['ArrowUp', 'north'],
  ['ArrowRight', 'east'],
  ['ArrowDown', 'south'],
] as const)('%s goes to the neighbour that lies most nearly that way: %s', (key, expected) => {
  expect(neighbourTowards([100, 100], key, around)).toBe(expected);
});

test('an arrow towards nothing stays where it is', () => {
  expect(neighbourTowards([100, 100], 'ArrowLeft', around)).toBeNull();
});

test('of two in line the nearer one is meant', () => {
  const inLine = [
    { id: 'far', at: [400, 100] as const },
    { id: 'near', at: [180, 104] as const },
  ];
  expect(neighbourTowards([100, 100], 'ArrowRight', inLine)).toBe('near');
});
