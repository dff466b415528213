// Verdicts against a bare search of the same graph and range, on the ready positions.
import { present } from '../src/base/assert.ts';
import { board } from '../src/games/war-of-the-ring/board.ts';
import { destinations, legalRegions } from '../src/games/war-of-the-ring/rules/destinations.ts';
import { parseNotation } from '../src/games/war-of-the-ring/state/notation.ts';
import { figuresOnMap, type Position } from '../src/games/war-of-the-ring/state/position.ts';
import { SCENARIOS } from '../src/games/war-of-the-ring/state/scenarios.ts';
import type { FigureId, RegionId } from '../src/games/war-of-the-ring/vocabulary.ts';
import { bareSearch } from './measuring/bare-search.ts';
import { measure, report } from './measuring/measure.ts';

const RESULT = { type: 'characterDie' } as const;

function scenario(id: string): Position {
  const found = present(
    SCENARIOS.find((one) => one.id === id),
    `scenario ${id}`,
  );
  const parsed = parseNotation(found.notation);
  if (!parsed.ok) throw new Error(`scenario ${id} cannot be read`);
  return parsed.value;
}

const position = scenario('example');
const origin = board.index.number(position.figures.strider as RegionId);
const everybody: readonly FigureId[] = [...figuresOnMap(position, 'freePeoples'), ...figuresOnMap(position, 'shadow')];

report(
  `Strider, range 3, in the example position (${everybody.length} figures on the map)`,
  measure([
    { name: 'bare typed-array search', run: () => bareSearch(board.index, origin, 3) },
    { name: 'legal set of one Companion', run: () => legalRegions(position, RESULT, ['strider']), limit: 5 },
    {
      name: 'all verdicts with causes, one Companion',
      run: () => destinations(position, RESULT, ['strider']),
      limit: 60,
    },
    {
      name: 'all verdicts with causes, one Nazgûl',
      run: () => destinations(position, RESULT, ['nazgul-1']),
      limit: 60,
    },
    {
      name: 'legal sets of all figures of both sides',
      run: () => everybody.map((figure) => legalRegions(position, RESULT, [figure])),
      limit: 100,
    },
  ]),
);
