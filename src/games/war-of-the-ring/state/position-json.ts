// A position as JSON from outside: its shape checked whole, every issue with its place.
import * as v from 'valibot';
import { invariant } from '../../../base/assert.ts';
import { failure, isNonEmpty, type Result } from '../../../base/result.ts';
import { board } from '../board.ts';
import type { WarInputIssue } from '../input/input-issue.ts';
import { checkShape, type Keys, oneOf } from '../input/shape.ts';
import { FIGURES, MORDOR_TRACK, NATIONS, OFF_BOARD_PLACES, READINGS, RULINGS, SIDES } from '../vocabulary.ts';
import { MAXIMUM_PROGRESS, type Position } from './position.ts';
import { createPosition, type PositionJson } from './position-changes.ts';

export type { PositionJson } from './position-changes.ts';

const settlementSchema = v.object({ controller: v.optional(oneOf(SIDES)), besieged: v.optional(v.boolean()) });
const nationSchema = v.object({ active: v.optional(v.boolean()), atWar: v.optional(v.boolean()) });
const armySchema = v.object({
  side: oneOf(SIDES),
  nations: v.array(oneOf(NATIONS)),
  besieged: v.optional(v.boolean(), false),
});
const placeSchema = oneOf([...board.regionIds, ...OFF_BOARD_PLACES]);

const positionSchema = v.object({
  settlements: v.optional(v.record(v.string(), settlementSchema)),
  figures: v.optional(v.record(v.string(), placeSchema)),
  fellowship: v.optional(
    v.object({
      region: v.optional(oneOf([...board.regionIds, MORDOR_TRACK])),
      progress: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAXIMUM_PROGRESS))),
    }),
  ),
  nations: v.optional(v.record(v.string(), nationSchema)),
  armies: v.optional(v.record(v.string(), v.nullable(v.array(armySchema)))),
  rulings: v.optional(v.record(v.string(), oneOf(READINGS))),
  minionHasBeenInPlay: v.optional(v.boolean()),
});
const positionKeys: Keys = {
  fixed: {
    settlements: { ids: new Set(board.regionIds), each: { fixed: { controller: null, besieged: null } } },
    figures: { ids: new Set(FIGURES), each: null },
    fellowship: { fixed: { region: null, progress: null } },
    nations: { ids: new Set(NATIONS), each: { fixed: { active: null, atWar: null } } },
    armies: {
      ids: new Set(board.regionIds),
      each: { items: { fixed: { side: null, nations: null, besieged: null } } },
    },
    rulings: { ids: new Set(RULINGS), each: null },
    minionHasBeenInPlay: null,
  },
};

/**
 * Reads a position from JSON: differences from the standard start.
 * The result holds every issue with a JSON pointer below `path`; nothing of the input is lost or guessed.
 */
export function parsePositionJson(input: unknown, path = ''): Result<Position, WarInputIssue> {
  const { value, issues } = checkShape(positionSchema, positionKeys, input, path);
  // Without the faulty parts all ids exist, so that the rest can still be merged and looked at.
  const created = value && createPosition(value as PositionJson, path);
  const found = [...issues, ...(created?.ok === false ? created.issues : [])];
  if (isNonEmpty(found)) return failure(found);
  invariant(created?.ok, 'a position without issues was not read');
  return created;
}
