// Actions under way: what begins them, who may still move with them, and what they refuse.

import { describe, expect, test } from 'vitest';
import { warOfTheRing as game } from '../../../src/games/war-of-the-ring/index.ts';
import type { Position } from '../../../src/games/war-of-the-ring/state/position.ts';
import type { PositionJson } from '../../../src/games/war-of-the-ring/state/position-json.ts';
import type { GroupMove, Turn } from '../../../src/movement/game.ts';
import { positionOf } from '../../helpers/arbitraries/requests.ts';

const COMPANIONS = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'];
const NAZGUL_ON_THE_MAP = ['nazgul-1', 'nazgul-2', 'nazgul-3', 'nazgul-4'];

function turn(action: string, json: PositionJson = {}, moves: readonly GroupMove[] = []): Turn<Position> {
  return { action, start: positionOf(json), moves };
}

function played(under: Turn<Position>): string {
  const outcome = game.playTurn(under);
  return outcome.legal ? game.format(outcome.position) : outcome.messages.map(({ key }) => key).join(' ');
}

function keysOf(under: Turn<Position>, figures: readonly string[], region: string): readonly string[] {
  const outcome = game.playTurn(under);
  const present = outcome.legal ? outcome.position : under.start;
  return (
    game
      .judge(present, figures, under)
      .regions.get(region)
      ?.messages.map(({ key }) => key) ?? []
  );
}

test('the list of actions', () => {
  expect(game.actions.map(({ id, kind, side }) => `${id} ${kind} ${side}`)).toEqual([
    'characterDieFreePeoples result freePeoples',
    'willOfTheWest result freePeoples',
    'elvenRingFreePeoples result freePeoples',
    'characterDieShadow result shadow',
    'elvenRingShadow result shadow',
    'separation fellowship freePeoples',
    'declaration fellowship freePeoples',
    'entryFreePeoples entry freePeoples',
    'entryShadow entry shadow',
    'withArmyFreePeoples army freePeoples',
    'withArmyShadow army shadow',
    'i-will-go-alone card freePeoples',
    'there-and-back-again card freePeoples',
    'gwaihir-the-windlord card freePeoples',
    'we-prove-the-swifter card freePeoples',
    'the-book-of-mazarbul card freePeoples',
    'fear-fire-foes card freePeoples',
    'dead-men-of-dunharrow card freePeoples',
    'the-breaking-of-the-fellowship card shadow',
    'nazgul-search card shadow',
    'the-nazgul-strike card shadow',
    'the-ringwraiths-are-abroad card shadow',
    'the-black-captain-commands card shadow',
    'the-eagles-are-coming card freePeoples',
  ]);
});

describe('who may still move', () => {
  const abroad: PositionJson = { figures: { strider: 'bree', legolas: 'bree', gimli: 'erebor' } };
  const rows: readonly (readonly [string, Turn<Position>, readonly string[]])[] = [
    ['nobody of the Fellowship with a result', turn('characterDieFreePeoples'), []],
    ['everybody on the map with one', turn('characterDieFreePeoples', abroad), ['strider', 'legolas', 'gimli']],
    [
      'who has not moved yet',
      turn('elvenRingFreePeoples', abroad, [{ figures: ['strider', 'legolas'], to: 'the-shire' }]),
      ['gimli'],
    ],
    [
      'nobody shut in by a siege',
      turn('characterDieFreePeoples', { ...abroad, settlements: { erebor: { besieged: true } } }),
      ['strider', 'legolas'],
    ],
    [
      'the Nazgûl on the map, not Saruman',
      turn('characterDieShadow', { figures: { saruman: 'orthanc' } }),
      NAZGUL_ON_THE_MAP,
    ],
    ['every Companion of the Fellowship separates', turn('separation'), COMPANIONS],
    ['one group alone separates', turn('separation', {}, [{ figures: ['boromir'], to: 'hollin' }]), []],
    [
      'out of a besieged Stronghold nobody leaves the Fellowship for another region, but on the spot',
      turn('separation', { settlements: { rivendell: { besieged: true } } }),
      COMPANIONS,
    ],
    ['the Ring-bearers are declared', turn('declaration', { fellowship: { progress: 1 } }), ['ring-bearers']],
    ['not where they have made no progress', turn('declaration'), []],
    ['the Mouth does not enter yet', turn('entryShadow'), []],
    [
      'Saruman enters once Isengard is at war',
      turn('entryShadow', { nations: { isengard: { atWar: true } } }),
      ['saruman'],
    ],
    [
      'the Grey Companions need Strider',
      turn('dead-men-of-dunharrow', { figures: { strider: 'edoras', gimli: 'edoras' } }),
      ['strider'],
    ],
    ['the Fellowship breaks by a card of the Shadow', turn('the-breaking-of-the-fellowship'), COMPANIONS],
    ['the Eagles of the Free Peoples drive the Nazgûl', turn('the-eagles-are-coming'), NAZGUL_ON_THE_MAP],
    [
      'after the first of them only to his Stronghold',
      turn('the-eagles-are-coming', {}, [{ figures: ['nazgul-1'], to: 'morannon' }]),
      ['nazgul-2', 'nazgul-3'],
    ],
  ];
  test.each(rows)('%s', (_, under, figures) => {
    expect(game.movable(under)).toEqual(figures);
  });
});

describe('an action refuses', () => {
  const bree: PositionJson = { figures: { strider: 'bree', gimli: 'bree' } };

  test('figures of the other side', () => {
    expect(keysOf(turn('characterDieShadow', bree), ['strider'], 'the-shire')).toEqual(['reasons.notMovedByThis']);
    expect(keysOf(turn('characterDieFreePeoples', bree), ['nazgul-1'], 'bree')).toEqual(['reasons.notMovedByThis']);
    expect(game.play(positionOf(bree), ['nazgul-1'], 'bree', turn('characterDieFreePeoples', bree))).toMatchObject({
      legal: false,
      messages: [{ key: 'reasons.notMovedByThis' }],
    });
  });

  test('a figure that has moved, and tells where it stands by now', () => {
    const under = turn('characterDieFreePeoples', bree, [{ figures: ['strider'], to: 'the-shire' }]);
    expect(keysOf(under, ['strider'], 'bree')).toEqual(['reasons.alreadyMoved']);
    const judged = game.judge(positionOf({ figures: { strider: 'the-shire', gimli: 'bree' } }), ['strider'], under);
    expect([judged.origin, judged.stay.legal, judged.regions.has('the-shire')]).toEqual(['the-shire', false, false]);
    expect(played({ ...under, moves: [...under.moves, { figures: ['strider'], to: 'buckland' }] })).toBe(
      'reasons.alreadyMoved',
    );
  });

  test('a figure that has moved, also in a group with one that has not', () => {
    const under = turn('characterDieFreePeoples', bree, [{ figures: ['strider'], to: 'bree' }]);
    expect(keysOf(under, ['gimli', 'strider'], 'the-shire')).toEqual(['reasons.alreadyMoved']);
  });

  test('a second group that separates', () => {
    const under = turn('separation', {}, [{ figures: ['strider', 'boromir'], to: 'hollin' }]);
    expect(keysOf(under, ['gimli'], 'hollin')).toEqual(['reasons.notMovedByThis']);
    expect(played(under)).toBe('wotr1;p=hol:stbo');
    expect(played({ ...under, moves: [...under.moves, { figures: ['gimli'], to: 'hollin' }] })).toBe(
      'reasons.notMovedByThis',
    );
  });

  test('a second Stronghold to the Eagles', () => {
    const json: PositionJson = { figures: { 'nazgul-1': 'bree', 'nazgul-2': 'dale' } };
    const under = turn('the-eagles-are-coming', json, [{ figures: ['nazgul-1'], to: 'morannon' }]);
    expect([keysOf(under, ['nazgul-2'], 'morannon'), keysOf(under, ['nazgul-2'], 'barad-dur')]).toEqual([
      [],
      ['reasons.cardAllowsOnly'],
    ]);
    expect(played({ ...under, moves: [...under.moves, { figures: ['nazgul-2'], to: 'barad-dur' }] })).toBe(
      'reasons.cardAllowsOnly',
    );
  });
});

describe('an action plays', () => {
  test('its moves from the board before it: nobody is carried on by who came to stand beside him', () => {
    const json: PositionJson = { figures: { strider: 'bree', meriadoc: 'buckland' } };
    const under = turn('characterDieFreePeoples', json, [{ figures: ['strider'], to: 'buckland' }]);
    const beside = game.playTurn(under);
    const judged = game.judge(beside.legal ? beside.position : under.start, ['meriadoc'], under);
    expect([judged.origin, judged.range]).toEqual(['buckland', 1]);
  });

  test('an entry: who is succeeded leaves', () => {
    const json: PositionJson = { figures: { strider: 'pelargir' } };
    const entered = game.play(positionOf(json), ['aragorn'], 'pelargir', turn('entryFreePeoples', json));
    expect(entered.legal && game.format(entered.position)).toBe('wotr1;p=op:st,pel:ar;n=goa');
  });

  test('a declaration: the progress starts anew', () => {
    const json: PositionJson = { fellowship: { progress: 3 } };
    const declared = game.play(positionOf(json), ['ring-bearers'], 'moria', turn('declaration', json));
    expect(declared.legal && game.format(declared.position)).toBe('wotr1;f=mor0');
  });

  test('a card that wakes Nations by where everybody stands in the end', () => {
    const json: PositionJson = { figures: { gimli: 'iron-hills', legolas: 'woodland-realm' } };
    const under = turn('the-book-of-mazarbul', json, [{ figures: ['gimli'], to: 'erebor' }]);
    expect(played(under)).toBe('wotr1;p=ere:gi,wre:le;n=dww');
  });
});

test('an unknown action is a mistake of the program', () => {
  expect(() => game.movable(turn('thunder'))).toThrow('action thunder');
});
