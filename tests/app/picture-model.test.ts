// What a picture of the map says of itself.
import { describe, expect, it } from 'vitest';
import { pictureFile, pictureLegend, pictureTitle } from '../../src/app/model/picture-model.ts';
import { OPENED, stepped, type ToyState, tapFigures } from './steps.ts';
import { toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

const titleOf = (state: ToyState): string => pictureTitle(toyGame, state, toyText);

describe('the title', () => {
  it('names a position that is known', () => {
    expect(titleOf(OPENED)).toBe('Start');
  });

  it('names whose reach is shown', () => {
    expect(titleOf(stepped([tapFigures('ada')]))).toBe('picture.reach(figures=ada)');
  });

  it('says what was asked', () => {
    const asked = stepped([{ type: 'ask', region: 'lake', question: 'threat' }]);
    expect(titleOf(asked)).toBe('picture.ask.threat(region=lake)');
  });

  it('calls any other position the game that is played', () => {
    const moved = stepped([tapFigures('ada'), { type: 'move', to: 'mill' }, { type: 'release' }]);
    expect(titleOf(moved)).toBe('picture.game');
  });
});

it('the legend explains the marks on the map, and all that is no mark', () => {
  const regions = new Map([
    ['hill', { marks: new Set(['origin', 'path'] as const) }],
    ['mill', { marks: new Set(['reachable', 'path'] as const) }],
  ]);
  const drawings = ['origin', 'reachable', 'stop', 'path', 'blocked', 'impassable'];
  expect(pictureLegend(drawings, regions)).toEqual(['origin', 'reachable', 'path', 'impassable']);
});

it('files are named by the day', () => {
  expect(pictureFile(new Date(2026, 2, 5, 23, 59), 'png')).toBe('sendas-2026-03-05.png');
  expect(pictureFile(new Date(2026, 10, 30), 'svg')).toBe('sendas-2026-11-30.svg');
});
