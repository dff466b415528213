// Which game the page opens with, and that no game is ever lost to another.
import { describe, expect, it } from 'vitest';
import { readAddress } from '../../src/app/keeping/address.ts';
import { startSaving } from '../../src/app/keeping/autosave.ts';
import { readFormer } from '../../src/app/keeping/former-games.ts';
import { keepGame, readGame } from '../../src/app/keeping/kept-game.ts';
import { openingState } from '../../src/app/keeping/opening.ts';
import type { Shelf } from '../../src/app/keeping/shelf.ts';
import { DEFAULT_PREFERENCES } from '../../src/app/state/app-state.ts';
import { createStore } from '../../src/app/state/store.ts';
import { notation, tapFigures, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';
import { closedShelf, fullShelf, openShelf } from './toy-shelf.ts';

const OWN = 'toy1:mill:mill:tower:tower:red:7';
const NOON = Date.UTC(2024, 4, 3, 12);
const LINKED = 'toy1:lake:hill:cave:tower:blue:5';
const EXAMPLE = 'toy1:hill:hill:tower:lake:blue:3';

function shelfWithOwn(): ReturnType<typeof openShelf> {
  return openShelf({ 'sendas.game': JSON.stringify({ version: 1, game: 'toy', notation: OWN }) });
}

function open(shelf: Shelf | null, fragment = '') {
  const kept = readGame(shelf, toyGame);
  const first = openingState(toyGame, readAddress(`https://example.org/${fragment}`), kept, DEFAULT_PREFERENCES);
  const store = createStore(toyGame, first);
  startSaving(toyGame, store, shelf, { first, kept }, () => NOON);
  return store;
}

function formerNotations(shelf: Shelf) {
  return readFormer(shelf, toyGame).map(({ position, time }) => [toyGame.format(position), time]);
}

function keptNotation(shelf: Shelf): string | null {
  const kept = readGame(shelf, toyGame);
  return kept.kind === 'game' ? toyGame.format(kept.position) : null;
}

describe('the page opens with', () => {
  it.each([
    ['the example at a first visit, its figures chosen', openShelf(), '', EXAMPLE, ['ada'], null],
    ['the own game', shelfWithOwn(), '', OWN, [], null],
    ['the linked game', openShelf(), `#${LINKED}`, LINKED, [], { kind: 'linkOpened', former: false }],
    ['the linked selection', shelfWithOwn(), `#${OWN}&selected=ada,bo,bird-1`, OWN, ['ada', 'bo'], null],
    [
      'figures off the board that the link chooses',
      openShelf(),
      '#toy1:bag:bag:tower:lake:blue:3&selected=bo,ada',
      'toy1:bag:bag:tower:lake:blue:3',
      ['bo', 'ada'],
      { kind: 'linkOpened', former: false },
    ],
    ['a linked ready position, about which there is nothing to say', openShelf(), `#${EXAMPLE}`, EXAMPLE, [], null],
    [
      'the linked game over the own one',
      shelfWithOwn(),
      `#${LINKED}`,
      LINKED,
      [],
      { kind: 'linkOpened', former: true },
    ],
    [
      'the own game when the link is broken',
      shelfWithOwn(),
      '#rubbish',
      OWN,
      [],
      { kind: 'brokenLink', issues: [{ code: 'badNotation', path: '' }] },
    ],
    [
      'the example when what was kept is broken',
      openShelf({ 'sendas.game': '{' }),
      '',
      EXAMPLE,
      ['ada'],
      { kind: 'storageBroken' },
    ],
    ['the example when the shelf is closed', closedShelf, '', EXAMPLE, ['ada'], null],
  ])('%s', (_what, shelf, fragment, expected, selected, notice) => {
    const state = open(shelf, fragment).state.peek();
    expect([notation(state), state.selected, state.notice]).toEqual([expected, selected, notice]);
  });
});

describe('saving', () => {
  it('begins with the first change', () => {
    const shelf = openShelf();
    const store = open(shelf);
    expect(keptNotation(shelf)).toBeNull();
    store.dispatch(tapRegion('mill'));
    expect(keptNotation(shelf)).toBe('toy1:mill:hill:tower:lake:blue:3');
  });

  it('leaves the own game alone until a linked one is changed, and then keeps both', () => {
    const shelf = shelfWithOwn();
    const store = open(shelf, `#${LINKED}`);
    expect(keptNotation(shelf)).toBe(OWN);
    store.dispatch(tapFigures('ada'));
    store.dispatch(tapRegion('tower'));
    expect(keptNotation(shelf)).toBe('toy1:tower:hill:cave:tower:blue:5');
    expect(formerNotations(shelf)).toEqual([[OWN, NOON]]);
  });

  it('leaves the own game alone while one link after the other is only looked at', () => {
    const shelf = shelfWithOwn();
    const store = open(shelf, `#${LINKED}`);
    for (const moon of [1, 2, 3, 4, 5, 6]) {
      const position = { ...toyGame.start, moon };
      store.dispatch({ type: 'load', position, selected: [], cause: { kind: 'link' }, notice: null });
    }
    expect([keptNotation(shelf), formerNotations(shelf)]).toEqual([OWN, []]);
    store.dispatch(tapFigures('ada'));
    store.dispatch(tapRegion('mill'));
    expect(keptNotation(shelf)).toBe('toy1:mill:hill:tower:tower:blue:6');
    expect(formerNotations(shelf)).toEqual([[OWN, NOON]]);
  });

  it('goes back to the own game with undo', () => {
    const shelf = shelfWithOwn();
    const store = open(shelf, `#${LINKED}`);
    store.dispatch({ type: 'undo' });
    expect(notation(store.state.peek())).toBe(OWN);
    expect(keptNotation(shelf)).toBe(OWN);
  });

  it('puts an own game aside when a ready position takes its place', () => {
    const shelf = shelfWithOwn();
    const store = open(shelf);
    const cause = { kind: 'scenario', scenario: 'start' } as const;
    store.dispatch({ type: 'load', position: toyGame.start, selected: [], cause, notice: null });
    expect(formerNotations(shelf)).toEqual([[OWN, NOON]]);
  });

  it.each([
    ['storageFull', fullShelf],
    ['storageRefused', closedShelf],
  ])('says %s once and plays on', async (kind, shelf) => {
    const store = open(shelf);
    store.dispatch(tapRegion('mill'));
    await Promise.resolve();
    expect(store.state.peek().notice).toEqual({ kind });
    store.dispatch(tapFigures('bo'));
    store.dispatch(tapRegion('mill'));
    await Promise.resolve();
    expect(store.state.peek().notice).toMatchObject({ kind: 'done' });
    expect(notation(store.state.peek())).toBe('toy1:mill:mill:tower:lake:blue:3');
  });

  it('keeps what is on the shelf when nothing was done', () => {
    const shelf = openShelf();
    keepGame(shelf, toyGame, toyGame.start);
    open(shelf, `#${LINKED}`);
    expect(keptNotation(shelf)).toBe(toyGame.format(toyGame.start));
  });
});
