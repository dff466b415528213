// A position as JSON from outside: its shape checked whole, every issue with its place.
import { invariant } from '../../../base/assert.ts';
import { failure, isNonEmpty, type Result } from '../../../base/result.ts';
import { board } from '../board.ts';
import { checkShape } from '../input/check-shape.ts';
import type { WarInputIssue } from '../input/input-issue.ts';
import { byId, listOf, object, oneOf, orNull, wholeNumber, yesOrNo } from '../input/shape.ts';
import { FIGURES, MORDOR_TRACK, NATIONS, OFF_BOARD_PLACES, READINGS, RULINGS, SIDES } from '../vocabulary.ts';
import { MAXIMUM_PROGRESS, type Position } from './position.ts';
import { createPosition, type PositionJson } from './position-changes.ts';

export type { PositionJson } from './position-changes.ts';

const positionShape = object(
  {},
  {
    settlements: byId(board.regionIds, object({}, { controller: oneOf(SIDES), besieged: yesOrNo })),
    figures: byId(FIGURES, oneOf([...board.regionIds, ...OFF_BOARD_PLACES])),
    fellowship: object(
      {},
      { region: oneOf([...board.regionIds, MORDOR_TRACK]), progress: wholeNumber(0, MAXIMUM_PROGRESS) },
    ),
    nations: byId(NATIONS, object({}, { active: yesOrNo, atWar: yesOrNo })),
    armies: byId(
      board.regionIds,
      orNull(listOf(object({ side: oneOf(SIDES), nations: listOf(oneOf(NATIONS)) }, { besieged: yesOrNo }))),
    ),
    rulings: byId(RULINGS, oneOf(READINGS)),
    minionHasBeenInPlay: yesOrNo,
  },
);

/**
 * Reads a position from JSON: differences from the standard start.
 * The result holds every issue with a JSON pointer below `path`; nothing of the input is lost or guessed.
 */
export function parsePositionJson(input: unknown, path = ''): Result<Position, WarInputIssue> {
  const { value, issues } = checkShape(positionShape, input, path);
  // Without the faulty parts all ids exist, so that the rest can still be merged and looked at.
  const created = value === null ? null : createPosition(value as PositionJson, path);
  const found = [...issues, ...(created?.ok === false ? created.issues : [])];
  if (isNonEmpty(found)) return failure(found);
  invariant(created?.ok, 'a position without issues was not read');
  return created;
}
