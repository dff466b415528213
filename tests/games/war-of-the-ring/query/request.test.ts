// Requests from outside: what is read, and every issue of what cannot be.

import { expect, test } from 'vitest';
import { parseRequest } from '../../../../src/games/war-of-the-ring/query/request.ts';
import { START } from '../../../../src/games/war-of-the-ring/state/position.ts';
import { spellIssues } from '../../../helpers/issues.ts';

function issuesOf(input: unknown): string[] {
  const parsed = parseRequest(input);
  return parsed.ok ? [] : spellIssues(parsed.issues);
}

test('what is left out is the start and a Character result', () => {
  expect(parseRequest({ figures: ['nazgul-1'] })).toEqual({
    ok: true,
    value: { ask: 'destinations', position: START, action: { type: 'characterDie' }, figures: ['nazgul-1'] },
  });
});

test('everything that a request may say', () => {
  expect(
    parseRequest({
      game: 'war-of-the-ring',
      position: { fellowship: { region: 'hollin', progress: 12 } },
      action: { type: 'card', card: 'gwaihir-the-windlord' },
      moves: [{ figures: ['gimli', 'legolas'], to: 'hollin' }],
    }),
  ).toEqual({
    ok: true,
    value: {
      ask: 'moves',
      position: { ...START, fellowship: { region: 'hollin', progress: 12 } },
      action: { type: 'card', card: 'gwaihir-the-windlord' },
      moves: [{ figures: ['gimli', 'legolas'], to: 'hollin' }],
    },
  });
});

test('a position may be one line of notation', () => {
  expect(parseRequest({ position: 'wotr1;f=hol3', figures: ['ring-bearers'] })).toMatchObject({
    ok: true,
    value: { position: { fellowship: { region: 'hollin', progress: 3 } } },
  });
});

const strider = ['strider'];
const rows: readonly (readonly [string, unknown, readonly string[]])[] = [
  ['no object at all', 'strider', ['wrongType ']],
  ['null', null, ['wrongType ']],
  ['a list', [], ['wrongType ']],
  ['nothing asked', {}, ['noFigures /figures']],
  ['nobody named', { figures: [] }, ['noFigures /figures']],
  ['nobody named in a move', { moves: [{ figures: [], to: 'bree' }] }, ['noFigures /moves/0/figures']],
  ['both questions at once', { figures: strider, moves: [] }, ['unknownKey /figures']],
  ['a stray key', { figures: strider, figure: 'strider' }, ['unknownKey /figure']],
  ['a key that every object inherits', { figures: strider, toString: 1 }, ['unknownKey /toString']],
  ['a key with the pointer’s own signs', { figures: strider, 'a/b~c': 1 }, ['unknownKey /a~1b~0c']],
  ['another game', { game: 'chess', figures: strider }, ['unknownId /game']],
  ['a game that is no word', { game: 1, figures: strider }, ['wrongType /game']],
  ['figures that are no list', { figures: 'strider' }, ['wrongType /figures']],
  ['an unknown figure', { figures: ['strider', 'bilbo'] }, ['unknownId /figures/1']],
  ['a figure that is no word', { figures: [7] }, ['wrongType /figures/0']],
  ['a figure named twice', { figures: ['gimli', 'strider', 'gimli'] }, ['duplicateFigure /figures/2']],
  [
    'a figure named three times',
    { figures: ['gimli', 'gimli', 'gimli'] },
    ['duplicateFigure /figures/1', 'duplicateFigure /figures/2'],
  ],
  [
    'a figure named twice beside one that does not exist',
    { figures: ['gimli', 'bilbo', 'gimli'] },
    ['unknownId /figures/1', 'duplicateFigure /figures/2'],
  ],
  ['an unknown action', { action: { type: 'fly' }, figures: strider }, ['unknownId /action/type']],
  ['an action that is no object', { action: 'separation', figures: strider }, ['wrongType /action']],
  ['an action that is a list', { action: [], figures: strider }, ['wrongType /action']],
  ['an action without a type', { action: {}, figures: strider }, ['wrongType /action/type']],
  ['a stray key of the action', { action: { type: 'entry', die: 1 }, figures: strider }, ['unknownKey /action/die']],
  ['a card action without its card', { action: { type: 'card' }, figures: strider }, ['wrongType /action/card']],
  ['an unknown card', { action: { type: 'card', card: 'shelob' }, figures: strider }, ['unknownId /action/card']],
  ['a card that is no word', { action: { type: 'card', card: 3 }, figures: strider }, ['wrongType /action/card']],
  [
    'a card beside another action',
    { action: { type: 'separation', card: 'i-will-go-alone' }, figures: strider },
    ['unknownKey /action/card'],
  ],
  ['moves that are no list', { moves: {} }, ['wrongType /moves']],
  ['a move that is no object', { moves: ['bree'] }, ['wrongType /moves/0']],
  ['a move without figures and goal', { moves: [{}] }, ['wrongType /moves/0/to', 'noFigures /moves/0/figures']],
  ['a goal off the map', { moves: [{ figures: strider, to: 'mordorTrack' }] }, ['unknownId /moves/0/to']],
  ['a stray key of a move', { moves: [{ figures: strider, to: 'bree', by: 1 }] }, ['unknownKey /moves/0/by']],
  ['a position that is no position', { position: 4, figures: strider }, ['wrongType /position']],
  ['a position that is null', { position: null, figures: strider }, ['wrongType /position']],
  ['a position that is a list', { position: [], figures: strider }, ['wrongType /position']],
  ['a notation that cannot be read', { position: 'wotr1;q=1', figures: strider }, ['badNotation /position']],
  ['a notation of another version', { position: 'wotr2', figures: strider }, ['unsupportedVersion /position']],
  [
    'an impossible notation',
    { position: 'wotr1;p=bre:sa', figures: strider },
    ['impossiblePosition /position (sarumanOutsideOrthanc)'],
  ],
  [
    'all at once',
    {
      game: 'chess',
      extra: true,
      position: {
        figures: { strider: 'nowhere', bilbo: 'bree', saruman: 'bree' },
        fellowship: { region: 'hollin', progress: 13 },
        settlements: { bree: { besieged: true, controller: 'nobody' } },
      },
      action: { type: 'fly' },
      figures: ['gimli', 'gimli', 'sauron'],
    },
    [
      'unknownKey /extra',
      'unknownId /game',
      'unknownId /action/type',
      'unknownId /figures/2',
      'unknownId /position/figures/bilbo',
      'unknownId /position/settlements/bree/controller',
      'unknownId /position/figures/strider',
      'outOfRange /position/fellowship/progress',
      'impossiblePosition /position/settlements/bree/besieged (besiegedWithoutStronghold)',
      'impossiblePosition /position/figures/saruman (sarumanOutsideOrthanc)',
      'duplicateFigure /figures/1',
    ],
  ],
  [
    'all moves at once',
    {
      position: 'wotr9',
      action: { type: 'card' },
      moves: [{ figures: ['gimli', 'gimli'], to: 'bre' }, { figures: [], to: 5 }, 0],
    },
    [
      'unknownId /moves/0/to',
      'wrongType /moves/1/to',
      'wrongType /moves/2',
      'unsupportedVersion /position',
      'wrongType /action/card',
      'duplicateFigure /moves/0/figures/1',
      'noFigures /moves/1/figures',
    ],
  ],
];

test.each(rows)('%s', (_, input, issues) => {
  expect(issuesOf(input)).toEqual(issues);
});

const nearest: readonly (readonly [unknown, readonly string[]])[] = [
  [{ figures: ['striderr'] }, ['strider']],
  [{ figures: ['Gimli'] }, ['gimli']],
  [{ action: { type: 'seperation' }, figures: strider }, ['separation']],
  [{ action: { type: 'card', card: 'gwaihir' }, figures: strider }, ['gwaihir-the-windlord']],
  [{ moves: [{ figures: strider, to: 'rivendel' }] }, ['rivendell']],
  [{ position: { figures: { legolass: 'bree' } }, figures: strider }, ['legolas']],
  [{ position: { figures: { legolas: 'breee' } }, figures: strider }, ['bree']],
  [{ position: { rulings: { 'nazgul-leaves-siege': 'other' } }, figures: strider }, ['nazgul-leave-siege']],
  [{ position: { nations: { nord: {} } }, figures: strider }, ['north']],
];

test.each(nearest)('%j: the nearest that exist', (input, names) => {
  const parsed = parseRequest(input);
  const [issue, ...others] = parsed.ok ? [] : parsed.issues;
  expect(others).toEqual([]);
  expect(issue?.code).toBe('unknownId');
  expect(issue?.nearest).toHaveLength(3);
  expect(issue?.nearest).toEqual(expect.arrayContaining([...names]));
});

test.each([
  ['gwaihir', 'gwaihir-the-windlord'],
  ['eagles', 'the-eagles-are-coming'],
  ['Windlord', 'gwaihir-the-windlord'],
  ['maz', 'the-book-of-mazarbul'],
])('%s begins a word of the id that is named first', (card, id) => {
  const parsed = parseRequest({ action: { type: 'card', card }, figures: strider });
  expect(parsed.ok ? [] : parsed.issues[0].nearest?.[0]).toBe(id);
});

test('the nearest are named for the first 50 unknown ids of a request, wherever they stand', () => {
  const places = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`figure-${at}`, 'bree']));
  const parsed = parseRequest({ figures: Array.from({ length: 40 }, () => 'bilbo'), position: { figures: places } });
  const counts = parsed.ok ? [] : parsed.issues.map((issue) => issue.nearest?.length);
  expect(counts).toEqual([...Array.from({ length: 50 }, () => 3), ...Array.from({ length: 30 }, () => 0)]);
});

test('the nearest of a short list are all of it', () => {
  const parsed = parseRequest({ game: 'wotr', figures: strider });
  expect(parsed.ok ? [] : parsed.issues).toEqual([{ code: 'unknownId', path: '/game', nearest: ['war-of-the-ring'] }]);
});
