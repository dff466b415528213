// What the page around a map may wish for, and what it is told where that will not do.
import { describe, expect, it } from 'vitest';
import { grantWish } from '../../../src/app/embed/wish.ts';
import { toyGame } from '../toy-game.ts';
import { toyText } from '../toy-text.ts';

const grant = (notation: string, selected: readonly string[] = [], region = '') => {
  const { position, issues, ...rest } = grantWish(toyGame, { notation, selected, region });
  return {
    position: position && toyGame.format(position),
    issues: issues.map(({ attribute, code, say }) => [attribute, code, say(toyText)]),
    ...rest,
  };
};
const START = 'toy1:hill:hill:tower:tower:blue:0';

describe('a wish', () => {
  it('that is empty shows the start of the game', () => {
    expect(grant('')).toEqual({ position: START, selected: [], region: null, issues: [] });
  });

  it('may name a position, figures that stand together, and a region', () => {
    const asked = grant('toy1:mill:mill:tower:lake:red:3', ['bo', 'ada', 'bo'], 'lake');
    const granted = { position: 'toy1:mill:mill:tower:lake:red:3', selected: ['bo', 'ada'], region: 'lake' };
    expect(asked).toEqual({ ...granted, issues: [] });
  });

  it('may choose figures off the board', () => {
    expect(grant('toy1:bag:hill:tower:lake:red:3', ['ada'])).toMatchObject({ selected: ['ada'], issues: [] });
  });
});

describe('of a wish that will not do', () => {
  it('a position that cannot be read leaves what is shown', () => {
    expect(grant('toy9', ['ada'], 'hill')).toEqual({
      position: null,
      selected: [],
      region: null,
      issues: [['position', 'badNotation', 'badNotation']],
    });
  });

  it('all that is wrong is told, and the rest is shown', () => {
    expect(grant('', ['eve', 'ada'], 'moon')).toEqual({
      position: START,
      selected: ['ada'],
      region: null,
      issues: [
        ['selected', 'unknownFigure', 'embed.issues.unknownFigure(given=eve)'],
        ['region', 'unknownRegion', 'embed.issues.unknownRegion(given=moon)'],
      ],
    });
  });

  it('figures that stand apart are not chosen together', () => {
    expect(grant('', ['ada', 'bird-1'])).toMatchObject({
      selected: ['ada'],
      issues: [['selected', 'apart', 'embed.issues.apart(figures=ada+bird-1)']],
    });
  });

  it('a long text is clipped where it is told', () => {
    const [issue] = grant('', [], 'x'.repeat(500)).issues;
    expect(issue?.[2]).toBe(`embed.issues.unknownRegion(given=${'x'.repeat(40)}…)`);
  });

  it.each(['constructor', '__proto__', 'toString'])('%s is no figure and no region', (id) => {
    expect(grant('', [id], id).issues.map(([, code]) => code)).toEqual(['unknownFigure', 'unknownRegion']);
  });
});
