// The rules against the second opinion in tests/helpers/oracle, which shares no code with them, on random positions.
// The second opinion is slow, and meant to be.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer } from '../../../src/games/war-of-the-ring/query/answer.ts';
import { parseRequest } from '../../../src/games/war-of-the-ring/query/request.ts';
import { legalRegions } from '../../../src/games/war-of-the-ring/rules/destinations.ts';
import {
  anyDestinationsRequest,
  anyMovesRequest,
  type DestinationsJson,
  type MovesJson,
} from '../../helpers/arbitraries/requests.ts';
import { differenceOfMoves, differences } from '../../helpers/compare.ts';
import {
  type DestinationsRequest,
  judgeMoves,
  type MovesRequest,
  answer as secondAnswer,
} from '../../helpers/oracle/oracle.ts';

function ask(request: DestinationsJson | MovesJson) {
  const parsed = parseRequest(request);
  if (!parsed.ok) throw new Error(`refused: ${JSON.stringify(parsed.issues)}`);
  return answer(parsed.value);
}

/** More runs for whoever hunts: RUNS=20000 SEED=7 npx vitest run second-opinion. */
const runs = Number(process.env.RUNS ?? 800);
const seed = Number(process.env.SEED ?? 2026);

test('random movers: legality, distance, route, notes, stay, rulings and causes', { timeout: 600_000 }, () => {
  fc.assert(
    fc.property(anyDestinationsRequest, (request) => {
      const ours = ask(request);
      const plain = request as DestinationsRequest;
      expect('destinations' in ours && differences(plain, ours, secondAnswer(plain))).toEqual([]);
    }),
    { seed, numRuns: runs },
  );
});

test('random whole actions: legality, the first illegal move and why, the position after', { timeout: 600_000 }, () => {
  let legal = 0;
  fc.assert(
    fc.property(anyMovesRequest(legalRegions), (request) => {
      const ours = ask(request);
      const plain = request as MovesRequest;
      expect('legal' in ours ? differenceOfMoves(plain, ours, judgeMoves(plain)) : 'no verdict').toBeNull();
      if ('legal' in ours && ours.legal && request.moves.length > 0) legal += 1;
    }),
    { seed, numRuns: runs },
  );
  // Enough of them must be legal, or the positions after would hardly be looked at.
  expect(legal).toBeGreaterThan(runs / 8);
});
