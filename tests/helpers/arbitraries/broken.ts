// Input that is broken somewhere: good requests and lines with a piece changed, lost, doubled or replaced by rubbish,
// and rubbish from the ground up.

import fc from 'fast-check';
import { formatNotation } from '../../../src/games/war-of-the-ring/state/notation.ts';
import { anyPositionJson } from './positions.ts';
import { anyDestinationsRequest, anyMovesRequest, positionOf } from './requests.ts';

/** Values that programs stumble over. */
export const rubbish = fc.constantFrom<unknown>(
  null,
  undefined,
  true,
  -1,
  0.5,
  1e99,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  '',
  '__proto__',
  'constructor',
  'strider',
  'bree',
  'wotr1',
  'wotr1;p=bre:stst',
  [],
  [[]],
  ['strider', 'strider'],
  {},
  { type: 'card' },
  { controller: 'shadow', besieged: true },
  JSON.parse('{"__proto__":{"figures":["strider"]}}'),
  10n,
  Symbol('rubbish'),
  () => 'rubbish',
  new Date(0),
  new Map([['figures', 'strider']]),
);

const anyBranch = fc.oneof({ weight: 3, arbitrary: rubbish }, { weight: 1, arbitrary: fc.anything({ maxDepth: 3 }) });

/** Walks down by the numbers of `way` and puts `piece` there, under a key of the wrong name now and then. */
export function broken(value: unknown, way: readonly number[], piece: unknown): unknown {
  const [turn, ...rest] = way;
  if (turn === undefined || typeof value !== 'object' || value === null) return piece;
  if (Array.isArray(value)) {
    if (value.length === 0 || turn % 7 === 6) return [...value, piece];
    const at = turn % value.length;
    return value.with(at, broken(value[at], rest, piece));
  }
  const entries = Object.entries(value);
  const at = entries.length === 0 ? 0 : turn % entries.length;
  const [key, inner] = entries[at] ?? ['figures', undefined];
  if (turn % 7 === 6) return { ...value, [`${key}s`]: piece };
  if (turn % 7 === 5) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return { ...value, [key]: broken(inner, rest, piece) };
}

const anyGoodRequest = fc.oneof(
  anyDestinationsRequest,
  anyMovesRequest(() => []),
);

export const anyBrokenRequest: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(anyGoodRequest, fc.array(fc.nat(1000), { minLength: 1, maxLength: 5 }), anyBranch)
      .map(([request, way, piece]) => broken(request, way, piece)),
  },
  { weight: 1, arbitrary: anyBranch },
  { weight: 1, arbitrary: fc.record({ figures: anyBranch, position: anyBranch, action: anyBranch, moves: anyBranch }) },
);

const anyLine = anyPositionJson.map((json) => formatNotation(positionOf(json)));
const anySnippet = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.constantFrom(';', '=', ',', ':', 'p=', 's=helb', '\u0000', 'ñ', '🧙', '\n', 'wotr1', '__proto__'),
);

export const anyBrokenLine: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(anyLine, fc.nat(200), fc.nat(4), anySnippet).map(([line, from, lost, piece]) => {
      const at = from % (line.length + 1);
      return line.slice(0, at) + piece + line.slice(at + lost);
    }),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.array(anySnippet, { maxLength: 20 }).map((pieces) => pieces.join('')) },
);
