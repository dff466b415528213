// A rule's example in words and on the board, whatever the game.
import { describe, expect, it } from 'vitest';
import { exampleModel, showExample } from '../../../src/app/help/example.ts';
import { undo } from '../../../src/app/state/history.ts';
import { judgeSelected } from '../../../src/app/state/judge-selected.ts';
import { createStore } from '../../../src/app/state/store.ts';
import { present } from '../../../src/base/assert.ts';
import { notation, OPENED, stepped, takeUp } from '../steps.ts';
import { toyGame } from '../toy-game.ts';
import { toyText } from '../toy-text.ts';
import { toyBook } from './toy-book.ts';

const exampleOf = (rule: string) => present(toyBook.exampleOf(rule), `example of ${rule}`);

describe('an example in words', () => {
  it('tells what was done before, asks, and answers with the word that it is about', () => {
    expect(exampleModel(toyGame, toyText, exampleOf('T1'))).toEqual({
      told: ['helpDialog.by(action=games.toy.actions.march)', 'helpDialog.movedBefore(figures=bo to=mill)'],
      asks: 'helpDialog.asksFrom(figures=ada region=tower from=hill)',
      legal: false,
      answer: { text: 'reasons.tooFar', citation: 'T1', rules: ['T1'], parts: [] },
    });
  });

  it('may be about staying, and be no more than a yes', () => {
    expect(exampleModel(toyGame, toyText, exampleOf('T2'))).toEqual({
      told: [],
      asks: 'helpDialog.asksStay(figures=ada region=hill)',
      legal: true,
      answer: null,
    });
  });
});

describe('an example on the board', () => {
  const store = createStore(toyGame, stepped([takeUp('bo')]));
  const regions = showExample({ game: toyGame, store }, 'T1', exampleOf('T1'));
  const state = store.state.peek();

  it('is one step of the history, with its action under way and its moves made', () => {
    expect(notation(state)).toBe('toy1:hill:mill:tower:lake:blue:3');
    expect(state.history.steps.at(-1)).toMatchObject({
      cause: { kind: 'example', rule: 'T1' },
      turn: { action: 'march', moves: [{ figures: ['bo'], to: 'mill' }] },
    });
    expect(state.history.steps).toHaveLength(2);
  });

  it('has its figures chosen and the answer on show, whatever the help dial says', () => {
    expect([state.tab, state.selected, state.region, state.revealed]).toEqual(['play', ['ada'], 'tower', true]);
    expect(judgeSelected(toyGame, state)?.regions.get('tower')?.legal).toBe(false);
    expect(state.notice).toEqual({ kind: 'done', cause: { kind: 'example', rule: 'T1' } });
  });

  it('names the regions to be brought into view', () => {
    expect(regions).toEqual(['hill', 'tower']);
  });

  it('leads back by one undo', () => {
    const back = present(undo(state.history), 'the step before');
    expect(notation({ ...state, history: back.history })).toBe(notation(OPENED));
  });

  it('fails loudly where it cannot be had', () => {
    const broken = { ...exampleOf('T1'), notation: 'toy9' };
    expect(() => showExample({ game: toyGame, store }, 'T1', broken)).toThrow('an example cannot be read: toy9');
  });
});
