// The checked facts of the board. The package is built with them as they come out here, in a shorter form.
import { invariant } from '../../base/assert.ts';
import { parseWarOfTheRingBoard } from './parse-board.ts';
import { BOARD_FACTS } from './vocabulary.ts';

const parsed = parseWarOfTheRingBoard(BOARD_FACTS.regions, BOARD_FACTS.borders);
invariant(parsed.ok, `map-data/war-of-the-ring is broken: ${JSON.stringify(parsed.ok ? [] : parsed.issues)}`);

export const boardData = parsed.value;
