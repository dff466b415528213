// The examples of the help against the rules: each position can be had, and the rules answer what the rule says.
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../../../src/games/war-of-the-ring/index.ts';
import { RULE_BOOK } from '../../../src/games/war-of-the-ring/rule-book.ts';
import type { RuleExample } from '../../../src/movement/rule-book.ts';

const RULES = RULE_BOOK.sections.flatMap(({ rules }) => rules);

/** Rules that judge no move, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  R53: 'what figures without units are to Armies',
  R60: 'cards that hold Armies and nobody else',
  R62: 'which of two players moves whom',
};

function answerOf({ notation, action, moves, figures, region }: RuleExample): string {
  const parsed = warOfTheRing.parse(notation);
  if (!parsed.ok) return `cannot be read: ${JSON.stringify(parsed.issues)}`;
  const turn = action === null ? null : { action, start: parsed.value, moves };
  const begun = turn && warOfTheRing.playTurn(turn);
  if (begun?.legal === false) return 'begins with a move that is not legal';
  const position = begun?.position ?? parsed.value;
  const { origin, regions, stay } = warOfTheRing.judge(position, figures, turn);
  const judged = regions.get(region) ?? (region === origin ? stay : null);
  if (judged === null) return 'is not judged';
  const [first] = judged.messages;
  return `${judged.legal ? 'yes' : 'no'} ${first === undefined ? '' : `${first.key} ${first.citation?.rules.join(' ')}`}`.trim();
}

/** The answer and its first message, with the rules that the message cites. */
const ANSWERS: readonly (readonly [string, string])[] = [
  ['R1', 'yes'],
  ['R2', 'no reasons.notInPlay R2'],
  ['R43', 'yes notes.activates R48 R49'],
  ['R44', 'yes'],
  ['R45', 'yes'],
  ['R46', 'yes'],
  ['R47', 'yes notes.activates R48 R49'],
  ['R3', 'no reasons.notMovedByThis R3'],
  ['R59', 'yes'],
  ['R4', 'yes'],
  ['R5', 'yes'],
  ['R6', 'no reasons.levelZero R6'],
  ['R22', 'yes'],
  ['R23', 'no reasons.alreadyMoved R23'],
  ['R24', 'yes'],
  ['R26', 'yes notes.byFlight R14'],
  ['R21', 'yes'],
  ['R13', 'no reasons.impassableBorder R13'],
  ['R55', 'no reasons.mustStop R11'],
  ['R7', 'no reasons.tooFar R7'],
  ['R8', 'yes'],
  ['R9', 'yes'],
  ['R25', 'no reasons.notTogether R8 R25'],
  ['R10', 'yes'],
  ['R42', 'yes notes.levelCountsAs.shadowfax R42'],
  ['R11', 'no reasons.mustStop R11'],
  ['R27', 'yes'],
  ['R28', 'yes notes.mustStop R11 R28'],
  ['R31', 'no reasons.mustStop R11'],
  ['R12', 'no reasons.besiegedFriendlyStronghold.enter R12'],
  ['R32', 'no reasons.besiegedFriendlyStronghold.passThrough R12 R32'],
  ['R29', 'yes'],
  ['R30', 'yes notes.intoSiege R12'],
  ['R54', 'yes'],
  ['R61', 'yes'],
  ['R14', 'yes notes.byFlight R14'],
  ['R15', 'no reasons.freePeoplesStronghold.enter R15'],
  ['R16', 'yes notes.byFlight R14'],
  ['R57', 'yes notes.byFlight R14'],
  ['R17', 'no reasons.neverLeavesOrthanc R17'],
  ['R18', 'no reasons.tooFar R18'],
  ['R19', 'no reasons.besiegedFriendlyStronghold.enter R19'],
  ['R20', 'no reasons.freePeoplesStronghold.enter R20'],
  ['R58', 'yes'],
  ['R34', 'yes'],
  ['R33', 'no reasons.besiegedFriendlyStronghold.leave R33'],
  ['R35', 'yes'],
  ['R39', 'no reasons.cardAllowsOnly R39'],
  ['R56', 'yes'],
  ['R36', 'yes notes.rangeExtended R36'],
  ['R37', 'yes'],
  ['R38', 'yes'],
  ['R40', 'no reasons.freePeoplesStronghold.enter R15'],
  ['R41', 'no reasons.cardAllowsOnly R41'],
  ['R48', 'yes notes.activates R48 R49'],
  ['R49', 'yes notes.activates R48 R49'],
  ['R51', 'no reasons.notAdjacent R51'],
  ['R52', 'no reasons.neverLeavesOrthanc R17'],
  ['R50', 'yes'],
];

const examples = RULES.flatMap((rule) => {
  const example = RULE_BOOK.exampleOf(rule);
  return example === null ? [] : [{ rule, ...example }];
});

describe('the examples of the rules', () => {
  test('are answered by the rules so, every one of them', () => {
    expect(examples.map((example) => [example.rule, answerOf(example)])).toEqual(ANSWERS);
  });

  test('are there for every rule but those that judge no move', () => {
    expect(RULES.filter((rule) => RULE_BOOK.exampleOf(rule) === null)).toEqual(['R60', 'R53', 'R62']);
    expect(Object.keys(WITHOUT)).toEqual(['R53', 'R60', 'R62']);
  });

  test('are about the first message of the answer, or about none', () => {
    const about = examples.filter(({ shows }) => shows !== null);
    expect(about.filter((example) => answerOf(example).split(' ')[1] !== example.shows)).toEqual([]);
    expect(about.length).toBe(32);
  });

  test('are written as Sendas writes a position, short enough for an address', () => {
    for (const { notation } of examples) {
      const parsed = warOfTheRing.parse(notation);
      expect(parsed.ok && warOfTheRing.format(parsed.value)).toBe(notation);
      expect(notation.length).toBeLessThanOrEqual(120);
    }
  });

  test('ask about figures that the page can choose, and name actions that it has', () => {
    const figures = new Set(warOfTheRing.figures.map(({ id }) => id));
    const actions = new Set(warOfTheRing.actions.map(({ id }) => id));
    expect(examples.flatMap((example) => example.figures.filter((id) => !figures.has(id)))).toEqual([]);
    expect(examples.filter(({ action }) => action !== null && !actions.has(action))).toEqual([]);
    expect(examples.filter(({ action, moves }) => action === null && moves.length > 0)).toEqual([]);
  });
});
