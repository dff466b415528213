// A refusal cites its rule, and the page only where that page speaks of it.
import { describe, expect, it } from 'vitest';
import { citationOf, NOTE_CITATIONS, noteCitationOf } from '../../../src/games/war-of-the-ring/citations.ts';
import type { Note, Reason } from '../../../src/games/war-of-the-ring/reasons.ts';
import type { Action, MoverFigureId } from '../../../src/games/war-of-the-ring/vocabulary.ts';

const die: Action = { type: 'characterDie' };
const separation: Action = { type: 'separation' };
const declaration: Action = { type: 'declaration' };
const swifter: Action = { type: 'card', card: 'we-prove-the-swifter' };
const mazarbul: Action = { type: 'card', card: 'the-book-of-mazarbul' };
const fearFireFoes: Action = { type: 'card', card: 'fear-fire-foes' };
const breaking: Action = { type: 'card', card: 'the-breaking-of-the-fellowship' };

const tooFar: Reason = { code: 'tooFar', distance: 4, range: 3 };
const border: Reason = { code: 'impassableBorder', between: ['hollin', 'dimrill-dale'], around: 3 };
const siege: Reason = { code: 'besiegedFriendlyStronghold', region: 'grey-havens', how: 'passThrough' };
const leaving: Reason = { code: 'besiegedFriendlyStronghold', region: 'grey-havens', how: 'leave' };

const ROWS: readonly (readonly [string, Reason, Action, MoverFigureId, readonly string[], string | null])[] = [
  ['a Companion too far away', tooFar, die, 'legolas', ['R7'], '24'],
  ['the Mouth too far away', tooFar, die, 'mouth-of-sauron', ['R18'], '24–25'],
  ['too far on Shadowfax', tooFar, die, 'gandalf-the-white', ['R42'], null],
  ['too far on separation', tooFar, separation, 'legolas', ['R34'], '39'],
  ['too far with a card that moves as usual', tooFar, mazarbul, 'legolas', ['R37'], null],
  ['too far with the other card of that kind', tooFar, fearFireFoes, 'legolas', ['R37'], null],
  ['too far with a card', tooFar, swifter, 'legolas', ['R36'], null],
  ['too far to declare', tooFar, declaration, 'ring-bearers', ['R56'], '38'],
  ['a black border for the Ring-bearers', border, declaration, 'ring-bearers', ['R56'], '38'],
  ['inner Mordor, closed by ruling', { code: 'insideMordor' }, declaration, 'ring-bearers', ['R56'], null],
  ['a stop that binds the Mouth by ruling', { code: 'mustStop', at: 'moria' }, die, 'mouth-of-sauron', ['R58'], null],
  ['passing a siege', siege, die, 'legolas', ['R12', 'R32'], '24'],
  ['passing a siege as the Mouth', siege, die, 'mouth-of-sauron', ['R19', 'R32'], '24–25'],
  ['separating inside a siege', leaving, separation, 'legolas', ['R33'], '39'],
  ['a Nazgûl kept in by ruling', leaving, die, 'nazgul-1', ['R57'], null],
  ['a group from two regions', { code: 'notTogether', figures: ['legolas'] }, die, 'legolas', ['R8', 'R25'], '24, 27'],
  ['a second move', { code: 'alreadyMoved', figure: 'legolas' }, die, 'legolas', ['R23'], '27'],
  ['a placement', { code: 'cardAllowsOnly', regions: ['moria'] }, breaking, 'legolas', ['R39'], null],
  ['a card on the Mordor Track', { code: 'onMordorTrack', figures: ['legolas'] }, breaking, 'legolas', ['R39'], '43'],
];

describe('a citation', () => {
  it.each(ROWS)('of %s', (_what, reason, action, figure, rules, page) => {
    expect(citationOf(reason, action, [figure])).toEqual({ rules, page });
  });

  it('of a joint cause is left to its parts', () => {
    expect(citationOf({ code: 'joint', of: [tooFar, siege] }, die, ['legolas'])).toBeNull();
  });

  it('of a note names the rules once and their pages once', () => {
    expect(NOTE_CITATIONS.mustStop).toEqual({ rules: ['R11', 'R28'], page: '24' });
    expect(NOTE_CITATIONS.activates).toEqual({ rules: ['R48', 'R49'], page: '34' });
    expect(NOTE_CITATIONS.rangeExtended).toEqual({ rules: ['R36'], page: null });
  });

  it('of a stop is a ruling for the Mouth and a rule for Companions', () => {
    const stop: Note = { code: 'mustStop', at: 'moria' };
    expect(noteCitationOf(stop, ['mouth-of-sauron'])).toEqual({ rules: ['R58'], page: null });
    expect(noteCitationOf(stop, ['strider'])).toEqual({ rules: ['R11', 'R28'], page: '24' });
  });

  it('cites Shadowfax only where he rides', () => {
    expect(citationOf(tooFar, die, ['gandalf-the-white', 'meriadoc'])).toEqual({ rules: ['R42'], page: null });
    expect(citationOf(tooFar, die, ['gandalf-the-white', 'strider'])).toEqual({ rules: ['R8'], page: '24' });
  });
});
