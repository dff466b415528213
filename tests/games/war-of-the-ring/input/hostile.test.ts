// No input, however broken, makes a reader throw, hang or change what it was given: it is read or refused with issues.

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { INPUT_CODES, type WarInputIssue } from '../../../../src/games/war-of-the-ring/input/input-issue.ts';
import { parseRequest } from '../../../../src/games/war-of-the-ring/query/request.ts';
import { parseNotation } from '../../../../src/games/war-of-the-ring/state/notation.ts';
import { parsePositionJson } from '../../../../src/games/war-of-the-ring/state/position-json.ts';
import { anyBrokenLine, anyBrokenRequest } from '../../../helpers/arbitraries/broken.ts';

/** A seeded tenth of what `npm run fuzz` tries, which gives both numbers. */
const runs = Number(process.env.FUZZ_RUNS ?? 10_000) / 2;
const seed = Number(process.env.SEED ?? 3);

// Many runs: on a busy machine they take their time.
vi.setConfig({ testTimeout: 60_000 + runs * 12 });

type Parsed =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly issues: readonly WarInputIssue[] };

/** What is wrong with a refusal: its issues have known codes, each at a JSON pointer, each told once. */
function unsoundness(parsed: Parsed, root: string): string | null {
  if (parsed.ok) return typeof parsed.value === 'object' ? null : 'read as nothing';
  if (parsed.issues.length === 0) return 'refused without an issue';
  const told = new Set<string>();
  for (const { code, path, nearest, why, found } of parsed.issues) {
    const spelled = `${code} ${path} ${why} ${found}`;
    if (!INPUT_CODES.includes(code)) return `unknown code: ${spelled}`;
    if (path !== root && !path.startsWith(`${root}/`)) return `elsewhere: ${spelled}`;
    if ((nearest !== undefined) !== (code === 'unknownId')) return `nearest: ${spelled}`;
    if ((why !== undefined) !== (code === 'impossiblePosition')) return `why: ${spelled}`;
    if (told.has(spelled) && code !== 'badNotation') return `twice: ${spelled}`;
    told.add(spelled);
  }
  return null;
}

describe('broken inputs', () => {
  test('requests', () => {
    fc.assert(
      fc.property(anyBrokenRequest, (input) => {
        expect(unsoundness(parseRequest(input), '')).toBeNull();
        const { position } = Object(input) as { position?: unknown };
        expect(unsoundness(parsePositionJson(position, '/position'), '/position')).toBeNull();
      }),
      { seed, numRuns: runs },
    );
  });

  test('lines', () => {
    fc.assert(
      fc.property(anyBrokenLine, (line) => {
        expect(unsoundness(parseNotation(line, '/position'), '/position')).toBeNull();
      }),
      { seed: seed + 1, numRuns: runs },
    );
  });
});

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
  expect(parsed.ok).toBe(false);
  expect(unsoundness(parsed, '')).toBeNull();
});

test('nothing leaks into the prototype of all objects', () => {
  parseRequest(JSON.parse('{"figures":["strider"],"position":{"__proto__":{"polluted":true}}}'));
  parseNotation('wotr1;p=__proto__:st');
  expect('polluted' in {}).toBe(false);
});
