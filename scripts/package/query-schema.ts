// The JSON Schema of the machine interface, made of the game's own lists of words. What it cannot say is whether a
// position is possible and a line of notation readable.
import { board } from '../../src/games/war-of-the-ring/board.ts';
import { IMPOSSIBLE, INPUT_CODES } from '../../src/games/war-of-the-ring/input/input-issue.ts';
import { ENTRY_CONDITIONS, MOVER_REFUSALS } from '../../src/games/war-of-the-ring/reasons.ts';
import { MAXIMUM_PROGRESS } from '../../src/games/war-of-the-ring/state/position.ts';
import {
  ACTION_TYPES,
  CARDS,
  FIGURES,
  MORDOR_TRACK,
  NATIONS,
  OFF_BOARD_PLACES,
  RING_BEARERS,
  RULINGS,
  SIDES,
} from '../../src/games/war-of-the-ring/vocabulary.ts';

type Schema = Readonly<Record<string, unknown>>;

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
const words = (...ids: readonly string[]): Schema => ({ enum: ids });
const boolean: Schema = { type: 'boolean' };
const count: Schema = { type: 'integer', minimum: 0 };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Schema, rules: Schema = {}): Schema => ({ type: 'array', items, ...rules });
const pair = (items: Schema): Schema => ({ type: 'array', prefixItems: [items, items], items: false, minItems: 2 });
const byId = (name: string, value: Schema): Schema => ({
  type: 'object',
  propertyNames: ref(name),
  additionalProperties: value,
});

/** An object with these keys and no others; those behind a `?` may be left out. */
function object(keys: Readonly<Record<string, Schema>>, rules: Schema = {}): Schema {
  const properties = Object.fromEntries(Object.entries(keys).map(([key, value]) => [key.replace('?', ''), value]));
  const required = Object.keys(keys).filter((key) => !key.endsWith('?'));
  return { type: 'object', properties, required, additionalProperties: false, ...rules };
}

/** Facts that go with a code. */
function coded(codes: readonly string[], facts: Readonly<Record<string, Schema>> = {}): Schema {
  return object({ code: words(...codes), ...facts });
}

const vocabulary = {
  regionId: words(...board.regionIds),
  figureId: words(...FIGURES),
  moverFigureId: words(...FIGURES, RING_BEARERS),
  nationId: words(...NATIONS),
  cardId: words(...CARDS),
  rulingId: words(...RULINGS),
  side: words(...SIDES),
  place: words(...board.regionIds, ...OFF_BOARD_PLACES),
};

const army = object({ side: ref('side'), nations: list(ref('nationId')), 'besieged?': boolean });

const position = object({
  'settlements?': byId('regionId', object({ 'controller?': ref('side'), 'besieged?': boolean })),
  'figures?': byId('figureId', ref('place')),
  'fellowship?': object({
    'region?': words(...board.regionIds, MORDOR_TRACK),
    'progress?': { ...count, maximum: MAXIMUM_PROGRESS },
  }),
  'nations?': byId('nationId', object({ 'active?': boolean, 'atWar?': boolean })),
  'armies?': byId('regionId', orNull(list(army))),
  'rulings?': byId('rulingId', words('default', 'other')),
  'minionHasBeenInPlay?': boolean,
});

const figures = list(ref('moverFigureId'), { minItems: 1, uniqueItems: true });

const circumstances = {
  'game?': { const: 'war-of-the-ring' },
  'position?': { anyOf: [ref('position'), { type: 'string', description: 'The one-line notation.' }] },
  'action?': ref('action'),
};

const requests = {
  position,
  action: {
    anyOf: [
      object({ type: words(...ACTION_TYPES.filter((type) => type !== 'card')) }),
      object({ type: words('card'), card: ref('cardId') }),
    ],
  },
  destinationsRequest: object({ ...circumstances, figures }),
  movesRequest: object({ ...circumstances, moves: list(object({ figures, to: ref('regionId') })) }),
  request: { anyOf: [ref('destinationsRequest'), ref('movesRequest')] },
};

const someFigures = list(ref('moverFigureId'));

const singleReasons = [
  coded(['tooFar'], { distance: count, range: count }),
  coded(['impassableBorder'], { between: pair(ref('regionId')), around: orNull(count) }),
  coded(['mustStop'], { at: ref('regionId') }),
  coded(['besiegedFriendlyStronghold'], { region: ref('regionId'), how: words('enter', 'leave', 'passThrough') }),
  coded(['freePeoplesStronghold'], { region: ref('regionId'), how: words('enter', 'passThrough') }),
  coded(['neverLeavesOrthanc', 'levelZero', 'notAdjacent', 'notAnEntryRegion', 'insideMordor']),
  coded(['conditionMissing'], { condition: words(...ENTRY_CONDITIONS) }),
  coded(['cardAllowsOnly'], { regions: list(ref('regionId')) }),
  coded(MOVER_REFUSALS, { figures: someFigures }),
  coded(['alreadyMoved'], { figure: ref('moverFigureId') }),
];

const notes = [
  coded(['mustStop'], { at: ref('regionId') }),
  coded(['activates'], { nation: ref('nationId') }),
  coded(['levelCountsAs'], { level: count, because: words('shadowfax', ...CARDS) }),
  coded(['rangeExtended'], { by: count, because: ref('cardId') }),
  coded(['byFlight', 'intoSiege', 'armyRulesNotJudged']),
];

const answers = {
  singleReason: { anyOf: singleReasons },
  reason: {
    anyOf: [ref('singleReason'), coded(['joint'], { of: list(ref('singleReason'), { minItems: 2 }) })],
  },
  reasons: list(ref('reason'), { minItems: 1 }),
  note: { anyOf: notes },
  destination: object({
    distance: orNull(count),
    route: orNull(list(ref('regionId'), { minItems: 2 })),
    notes: list(ref('note')),
  }),
  destinationsAnswer: object({
    origin: orNull(ref('regionId')),
    range: { anyOf: [count, { const: 'unlimited' }, { type: 'null' }] },
    destinations: byId('regionId', ref('destination')),
    refusals: byId('regionId', ref('reasons')),
    stay: object({ legal: boolean, notes: list(ref('note')) }),
    rulings: byId('rulingId', list(ref('regionId'), { minItems: 1 })),
  }),
  movesAnswer: {
    anyOf: [
      object({ legal: { const: true }, position: ref('position') }),
      object({ legal: { const: false }, at: count, reasons: ref('reasons') }),
    ],
  },
  answer: { anyOf: [ref('destinationsAnswer'), ref('movesAnswer')] },
  errorAnswer: object({
    error: object({ issues: list(ref('issue'), { minItems: 1 }) }),
  }),
  issue: object({
    code: words(...INPUT_CODES),
    path: { type: 'string', description: 'JSON pointer into the request.' },
    message: { type: 'string', description: 'For people, in the language asked for.' },
    'why?': words(...IMPOSSIBLE),
    'nearest?': list({ type: 'string' }),
  }),
};

export const querySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'urn:sendas:query:1',
  title: 'Requests and answers of `sendas query`, version 1',
  description: 'A line is a request, or the answer to one: see $defs/request, $defs/answer and $defs/errorAnswer.',
  anyOf: [ref('request'), ref('answer'), ref('errorAnswer')],
  $defs: { ...vocabulary, ...requests, ...answers },
};
