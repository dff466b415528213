// The counts of end positions against the second opinion in tests/helpers/oracle, which writes every one of them down:
// on all ready positions and on random ones.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countEndPositions } from '../../../src/games/war-of-the-ring/rules/end-positions.ts';
import { formatPositionJson } from '../../../src/games/war-of-the-ring/state/format-position.ts';
import { parseNotation } from '../../../src/games/war-of-the-ring/state/notation.ts';
import type { PositionJson } from '../../../src/games/war-of-the-ring/state/position-json.ts';
import { SCENARIOS } from '../../../src/games/war-of-the-ring/state/scenarios.ts';
import { NAZGUL, type Place, type Side } from '../../../src/games/war-of-the-ring/vocabulary.ts';
import { anyRegion, anyStronghold } from '../../helpers/arbitraries/positions.ts';
import { positionOf } from '../../helpers/arbitraries/requests.ts';
import { countEndPositions as countSlowly } from '../../helpers/oracle/oracle.ts';

const noNazgul = Object.fromEntries(NAZGUL.map((id) => [id, 'outOfPlay' as const]));

describe('the ready positions', () => {
  /** Four and more Nazgûl have millions of ends: the last three of them are enough to write down. */
  function withThreeNazgul(json: PositionJson): PositionJson {
    const { figures } = positionOf(json);
    const onMap = NAZGUL.filter((id) => figures[id] !== 'outOfPlay' && figures[id] !== 'eliminated');
    const idle = onMap.slice(0, -3).map((id) => [id, 'outOfPlay' as const]);
    return { ...json, figures: { ...json.figures, ...Object.fromEntries(idle) } };
  }

  test.each(SCENARIOS.map(({ id, notation }) => [id, notation] as const))('%s', { timeout: 120_000 }, (_, notation) => {
    const parsed = parseNotation(notation);
    if (!parsed.ok) throw new Error('not read');
    const json = formatPositionJson(parsed.value);
    expect(countEndPositions(positionOf(json), 'freePeoples')).toBe(countSlowly(json, 'freePeoples'));
    const few = withThreeNazgul(json);
    expect(countEndPositions(positionOf(few), 'shadow')).toBe(countSlowly(few, 'shadow'));
  });
});

test('the second opinion counts the same Companions', { timeout: 60_000 }, () => {
  const someone = fc.subarray(['gimli', 'meriadoc', 'gandalf-the-white', 'peregrin', 'boromir'] as const, {
    minLength: 1,
    maxLength: 3,
  });
  const siege = fc.record(
    { controller: fc.constantFrom<Side>('freePeoples', 'shadow'), besieged: fc.boolean() },
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(someone, anyRegion, anyStronghold, siege, (figures, region, stronghold, state) => {
      const places: Record<string, Place> = Object.fromEntries(figures.map((figure) => [figure, region]));
      const json = { figures: places, settlements: { [stronghold]: state } };
      expect(countEndPositions(positionOf(json), 'freePeoples')).toBe(countSlowly(json, 'freePeoples'));
    }),
    { seed: 11, numRuns: 12 },
  );
});

test('the second opinion counts the same figures of the Shadow', { timeout: 60_000 }, () => {
  const readings = fc.constantFrom('default' as const, 'other' as const);
  fc.assert(
    fc.property(anyRegion, anyStronghold, anyStronghold, readings, (region, home, other, reading) => {
      const json = {
        figures: { ...noNazgul, 'nazgul-1': home, 'nazgul-2': other, 'mouth-of-sauron': region } as Record<
          string,
          Place
        >,
        settlements: { [home]: { besieged: true } },
        rulings: { 'nazgul-leave-siege': reading },
      };
      expect(countEndPositions(positionOf(json), 'shadow')).toBe(countSlowly(json, 'shadow'));
    }),
    { seed: 12, numRuns: 10 },
  );
});
