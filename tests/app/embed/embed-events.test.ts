// What a map within another page tells of what somebody did.
import { describe, expect, it } from 'vitest';
import { eventsBetween } from '../../../src/app/embed/embed-events.ts';
import { OPENED, stepped, type ToyState, tapFigures, tapRegion } from '../steps.ts';
import { toyGame } from '../toy-game.ts';
import { toyText } from '../toy-text.ts';

const told = (before: ToyState, after: ToyState) => eventsBetween(toyGame, before, after, toyText);
const START = 'toy1:hill:hill:tower:tower:blue:0';
const chosen = stepped([tapFigures('ada')]);

describe('the page around is told', () => {
  it('who is chosen', () => {
    const detail = { figures: ['ada'], region: null, position: START, answer: null };
    expect(told(OPENED, chosen)).toEqual([{ type: 'select', detail }]);
  });

  it('what was asked, and the answer with its reasons', () => {
    const text = ['reasons.tooFar', 'reasons.tired'];
    const answer = { legal: false, codes: ['tooFar', 'tired'], distance: null, route: null, text };
    const detail = { figures: ['ada'], region: 'tower', position: START, answer };
    expect(told(chosen, stepped([tapRegion('tower')], chosen))).toEqual([{ type: 'select', detail }]);
  });

  it('a move, and then that nobody is chosen any more', () => {
    const after = 'toy1:lake:hill:tower:tower:blue:0';
    const move = { figures: ['ada'], from: 'hill', to: 'lake', position: after, before: START, undone: false };
    expect(told(chosen, stepped([tapRegion('lake')], chosen))).toEqual([
      { type: 'move', detail: move },
      { type: 'select', detail: { figures: [], region: 'lake', position: after, answer: null } },
    ]);
  });

  it('a move that is taken back', () => {
    const gone = stepped([tapRegion('lake')], chosen);
    const [move] = told(gone, stepped([{ type: 'undo' }], gone));
    const before = 'toy1:lake:hill:tower:tower:blue:0';
    expect(move).toEqual({
      type: 'move',
      detail: { figures: ['ada'], from: 'hill', to: 'lake', position: START, before, undone: true },
    });
  });

  it('nothing of a pointer that wanders', () => {
    expect(told(chosen, stepped([{ type: 'point', region: 'lake' }], chosen))).toEqual([]);
  });
});
