// Ids that the types forbid, and lists that are empty, as JavaScript may pass them: every function of the library that
// takes figures says what is wrong, in words that name what to pass.
import { describe, expect, test } from 'vitest';
import * as explanations from '../../../../src/explain.ts';
import * as rules from '../../../../src/index.ts';
import * as notation from '../../../../src/notation.ts';
import * as queries from '../../../../src/query.ts';

const { START } = rules;
const DIE = { type: 'characterDie' } as const;
const TOO_FAR = { code: 'tooFar', distance: 4, range: 3 } as const;

/** The typed functions, called as JavaScript calls them. */
type Figures = readonly rules.MoverFigureId[];
const move = (figures: Figures) => ({ figures, from: 'hollin', to: 'moria' }) as const;

const takingFigures: Readonly<Record<string, (figures: Figures, action: rules.Action) => unknown>> = {
  destinations: (figures, action) => rules.destinations(START, action, figures),
  legalRegions: (figures, action) => rules.legalRegions(START, action, figures),
  rangeOf: (figures, action) => rules.rangeOf(START, action, figures),
  rulingEffects: (figures, action) => rules.rulingEffects(START, action, figures),
  playAction: (figures, action) => rules.playAction(START, action, [{ figures, to: 'moria' }]),
  naturalAction: (figures) => rules.naturalAction(START, figures),
  resultsToReach: (figures) => rules.resultsToReach(START, figures as readonly rules.FigureId[]),
  journeyTo: (figures) => rules.journeyTo(START, figures as readonly rules.FigureId[], 'moria'),
  explain: (figures, action) => explanations.explain({ legal: false, reasons: [TOO_FAR] }, action, figures),
  explainReason: (figures, action) => explanations.explainReason(TOO_FAR, action, figures),
  explainMove: (figures, action) => explanations.explainMove(move(figures), action),
  explainAction: (figures, action) => explanations.explainAction({ action, moves: [move(figures)] }),
  formatAction: (figures, action) => notation.formatAction({ action, moves: [move(figures)] }),
  answer: (figures, action) => queries.answer({ ask: 'destinations', position: START, action, figures }),
};
const takingAction = Object.entries(takingFigures).filter(([, call]) => call.length === 2);

/** `explainNote` does without figures. The others take none, or read what comes from outside and never throw. */
const OTHERS = [
  'answerLine',
  'countEndPositions',
  'createPosition',
  'explainNote',
  'formatNotation',
  'formatPositionJson',
  'hasStronghold',
  'parseAction',
  'parseNotation',
  'parsePositionJson',
  'parseRequest',
];

test('every function of the library is in this table or takes no figures', () => {
  const exported = Object.entries({ ...rules, ...explanations, ...notation, ...queries });
  const functions = exported.filter(([, value]) => typeof value === 'function').map(([name]) => name);
  expect(functions.sort()).toEqual([...Object.keys(takingFigures), ...OTHERS].sort());
});

const FIGURE_IDS =
  'gandalf-the-grey, strider, boromir, legolas, gimli, meriadoc, peregrin, gandalf-the-white, aragorn, gollum, ' +
  'witch-king, saruman, mouth-of-sauron, nazgul-1, nazgul-2, nazgul-3, nazgul-4, nazgul-5, nazgul-6, nazgul-7, ' +
  'nazgul-8, ring-bearers';

describe.each(Object.entries(takingFigures))('%s', (_, call) => {
  test.each<readonly [string, unknown, string]>([
    ['nobody', [], `figures: got none at all, expected one of ${FIGURE_IDS}`],
    ['no list', undefined, `figures: got none at all, expected one of ${FIGURE_IDS}`],
    ['an unknown figure', ['frodo'], `figures: got frodo, expected one of ${FIGURE_IDS}`],
    ['one unknown among others', ['gimli', null], `figures: got null, expected one of ${FIGURE_IDS}`],
    ['what any object has', ['toString'], `figures: got toString, expected one of ${FIGURE_IDS}`],
  ])('of %s', (__, figures, message) => {
    expect(() => call(figures as Figures, DIE)).toThrow(new RangeError(message));
  });
});

describe.each(takingAction)('%s', (_, call) => {
  test.each<readonly [string, unknown, string]>([
    ['an unknown action', { type: 'fly' }, 'action: got fly, expected one of characterDie, separation, card'],
    ['an unknown card', { type: 'card', card: 'mithril' }, 'card: got mithril, expected one of i-will-go-alone'],
    ['a card without a name', { type: 'card' }, 'card: got undefined, expected one of i-will-go-alone'],
  ])('by %s', (__, action, message) => {
    expect(() => call(['strider'], action as rules.Action)).toThrow(message);
  });
});

test.each<readonly [string, (region: rules.RegionId) => unknown]>([
  ['playAction', (to) => rules.playAction(START, DIE, [{ figures: ['strider'], to }])],
  ['journeyTo', (to) => rules.journeyTo(START, ['strider'], to)],
  ['hasStronghold', (region) => rules.hasStronghold(region)],
])('%s to an unknown region', (_, call) => {
  expect(() => call('mordor' as rules.RegionId)).toThrow(
    "region 'mordor' is not on this board; ask board.has(id) first",
  );
});

test('a note may be told of nobody, never of who does not exist', () => {
  expect(explanations.explainNote({ code: 'byFlight' }).key).toBe('notes.byFlight');
  expect(() => explanations.explainNote({ code: 'byFlight' }, ['frodo'] as unknown as Figures)).toThrow(
    `figures: got frodo, expected one of ${FIGURE_IDS}`,
  );
});
