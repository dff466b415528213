// Input that is huge, deep or not of this world is refused with issues, and soon. What is small and broken is tried in
// `tests/fuzz`.
import { expect, test } from 'vitest';
import { parseRequest } from '../../../../src/games/war-of-the-ring/query/request.ts';
import { parseNotation } from '../../../../src/games/war-of-the-ring/state/notation.ts';
import { unsoundness } from '../../../helpers/issues.ts';

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

function cyclic(): unknown {
  const position: Record<string, unknown> = { figures: {} };
  position.settlements = position;
  return { position, figures: [position] };
}

const hostile: readonly (readonly [string, () => unknown])[] = [
  ['deep nesting beside a fault', () => ({ position: { figures: nested(50_000) }, figures: 7 })],
  ['deep nesting as the position', () => ({ position: nested(50_000), figures: ['strider', 'strider'] })],
  ['deep nesting as a figure', () => ({ figures: [nested(50_000)] })],
  ['a circle', cyclic],
  ['a huge word', () => ({ figures: ['x'.repeat(1_000_000)] })],
  ['a huge key', () => ({ figures: ['strider'], ['k'.repeat(1_000_000)]: 1 })],
  ['a huge line', () => ({ figures: ['strider'], position: 'wotr1;'.repeat(200_000) })],
  ['a long list', () => ({ figures: Array.from({ length: 20_000 }, () => 'gimli') })],
  ['a longer list', () => ({ figures: Array.from({ length: 300_000 }, () => 'gimli') })],
  ['a long list of unknown ids', () => ({ figures: Array.from({ length: 300_000 }, (_, at) => `x${at}`) })],
  ['a long list of lists', () => ({ moves: Array.from({ length: 100_000 }, () => []) })],
  [
    'more unknown keys than a call takes arguments',
    () => ({
      figures: ['strider'],
      position: { figures: Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`k${at}`, 'bree'])) },
    }),
  ],
  ['a list with holes', () => ({ figures: Object.assign([], { 3: 'strider', length: 5 }) })],
  ['many stray keys', () => Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`key${at}`, at]))],
  [
    'many unknown ids',
    () => ({
      figures: ['strider'],
      position: { figures: Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`figure-${at}`, 'bree'])) },
    }),
  ],
  ['functions and symbols', () => ({ figures: [() => 1, Symbol('x')], position: { fellowship: () => 2 } })],
  ['no prototype', () => Object.assign(Object.create(null), { figures: ['gimli'], oops: 1 })],
  [
    '__proto__ as a key everywhere',
    () =>
      JSON.parse(
        '{"__proto__":1,"figures":["__proto__"],"action":{"type":"__proto__","__proto__":1},"position":{"__proto__":{},"figures":{"__proto__":"bree"},"settlements":{"__proto__":{"besieged":true}},"armies":{"constructor":[{"side":"shadow","nations":["__proto__"]}]}}}',
      ),
  ],
];

test.each(hostile)('%s is refused, and soon', { timeout: 20_000 }, (_, make) => {
  const input = make();
  const parsed = parseRequest(input);
  expect(parsed.ok ? 'read' : unsoundness(parsed.issues, '')).toBeNull();
});

test('nothing leaks into the prototype of all objects', () => {
  parseRequest(JSON.parse('{"figures":["strider"],"position":{"__proto__":{"polluted":true}}}'));
  parseNotation('wotr1;p=__proto__:st');
  expect('polluted' in {}).toBe(false);
});
