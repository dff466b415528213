// Actions as the panel shows them: what is under way, and what there is to begin, whatever the game.
import { describe, expect, it } from 'vitest';
import { barriersIn } from '../../src/app/model/action-barriers.ts';
import { actionListModel } from '../../src/app/model/action-list-model.ts';
import { actionStripModel } from '../../src/app/model/action-strip-model.ts';
import { setScene } from '../../src/app/model/scene.ts';
import type { Game } from '../../src/movement/game.ts';
import type { Help } from '../../src/text/help.ts';
import { OPENED, stepped, type ToyState, tapFigures, tapRegion } from './steps.ts';
import { type ToyPosition, toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

const begin = { type: 'begin', action: 'march' } as const;
const end = { type: 'end' } as const;
const strip = (state: ToyState) => actionStripModel(setScene(toyGame, state, toyText));
const once = stepped([begin, tapFigures('ada'), tapRegion('lake')]);
const twice = stepped([tapFigures('bo'), tapRegion('mill')], once);

/** The game with a card and an entry beside its march. */
const richGame: Game<ToyPosition> = {
  ...toyGame,
  actions: [
    ...toyGame.actions,
    { id: 'trumpet', kind: 'card', side: 'red' },
    { id: 'wings', kind: 'result', side: 'blue' },
    { id: 'landing', kind: 'entry', side: 'blue' },
  ],
};

describe('the strip', () => {
  it('offers nothing that was not used before', () => {
    expect(strip(OPENED)).toEqual({ turn: null, recent: null });
  });

  it('names the action, its side and who can move', () => {
    const { turn } = strip(stepped([begin]));
    expect([turn?.name, turn?.sideName, turn?.left, turn?.end]).toEqual([
      'games.toy.actions.march',
      'Red',
      'action.movable(count=2)',
      'games.toy.actionEnds.result',
    ]);
    expect(turn?.movable.map(({ figures, where }) => [figures, where])).toEqual([
      [['ada'], 'Hill'],
      [['bo'], 'Hill'],
    ]);
    expect(turn?.moves).toEqual([]);
  });

  it('tells the moves from where to where, and who is left', () => {
    const { turn } = strip(once);
    expect(turn?.moves).toEqual([{ text: 'log.move(figures=ada from=hill to=lake)', canGo: true }]);
    expect([turn?.left, turn?.movable.map(({ figures }) => figures)]).toEqual([
      'action.stillMovable(count=1)',
      [['bo']],
    ]);
    expect(strip(twice).turn?.left).toBe('action.nobodyLeft');
  });

  it('tells a move that set out from off the board', () => {
    const bagged = stepped([
      { type: 'edit', edit: { type: 'place', figure: 'bo', place: 'bag' } },
      begin,
      { type: 'choose', figures: ['bo'] },
      tapRegion('mill'),
    ]);
    expect(strip(bagged).turn?.moves[0]?.text).toBe(
      'log.transfer(figures=bo from=games.toy.places.bag to=Émile’s Mill)',
    );
  });

  it('gives the whole action up by going back to the step before it', () => {
    const { before } = strip(twice).turn ?? {};
    expect(before).toBe(0);
    expect(stepped([{ type: 'goTo', step: 0 }], twice).history.at).toBe(0);
    expect(strip(stepped([end, begin], twice)).turn?.before).toBe(4);
  });

  it('offers what was used last again', () => {
    expect(strip(stepped([end], twice)).recent).toEqual({
      action: 'march',
      name: 'games.toy.actions.march',
      sideName: 'Red',
    });
  });
});

describe('the list', () => {
  const help: Help = {
    section: String,
    rule: () => ({ title: '', text: '' }),
    ruling: () => ({ title: '', question: '', default: '', other: '', why: '' }),
    card: (id) => ({ when: `when ${id}`, what: `what ${id}` }),
  };
  const list = (state: ToyState, words: Help | null = help) =>
    actionListModel(setScene(richGame, state, toyText), words);

  it('stands by side and in groups', () => {
    expect(
      list(OPENED).map(({ side, groups }) => [side, groups.map(({ kind, entries }) => [kind, entries.length])]),
    ).toEqual([
      [
        'red',
        [
          ['result', 1],
          ['card', 1],
        ],
      ],
      [
        'blue',
        [
          ['result', 1],
          ['entry', 1],
        ],
      ],
    ]);
  });

  it('counts whom each would move', () => {
    expect(list(OPENED)[0]?.groups[0]?.entries[0]).toMatchObject({
      id: 'march',
      count: 2,
      countText: 'action.count(count=2)',
    });
  });

  it('says of a card when it is played and what it does, once the words are there', () => {
    const card = (words: Help | null) => list(OPENED, words)[0]?.groups[1]?.entries[0];
    expect([card(help)?.name, card(help)?.when, card(help)?.about]).toEqual([
      'Trumpet',
      'when trumpet',
      'what trumpet',
    ]);
    expect([card(null)?.name, card(null)?.when, card(null)?.about]).toEqual(['Trumpet', null, null]);
  });
});

describe('who waits for an action', () => {
  const message = (key: string) => ({ key, facts: {}, citation: null, parts: [] });
  /** Birds in the bag land with `landing` alone, and not yet. */
  const waiting: Game<ToyPosition> = {
    ...richGame,
    movable: () => [],
    judge(position, figures, turn = null) {
      const refused = (key: string) => {
        const region = { legal: false, distance: null, route: null, marks: [], messages: [message(key)] };
        return {
          origin: null,
          range: null,
          regions: new Map(toyGame.board.regionIds.map((id) => [id, region])),
          stay: { legal: false, messages: [] },
        };
      };
      if (!figures[0]?.startsWith('bird')) return toyGame.judge(position, figures, turn);
      const action = turn?.action ?? (position.places[figures[0]] === 'bag' ? 'landing' : 'wings');
      return refused(action === 'landing' ? 'reasons.stormy' : 'reasons.grounded');
    },
  };
  const state = stepped([{ type: 'edit', edit: { type: 'place', figure: 'bird-1', place: 'bag' } }]);
  const scene = setScene(waiting, state, toyText);
  const turn = (action: string) => ({ action, start: scene.position, moves: [] });

  it('is who goes by it of himself, with what he lacks', () => {
    expect(barriersIn(scene)(turn('landing'))).toEqual([{ figure: 'bird-1', messages: [message('reasons.stormy')] }]);
  });

  it('is not who lacks the same whatever is used', () => {
    expect(barriersIn(scene)(turn('wings')).map(({ figure }) => figure)).toEqual(['bird-2']);
  });

  it('is named one by one in the list', () => {
    const entry = actionListModel(scene, null)[1]?.groups[1]?.entries[0];
    expect([
      entry?.count,
      entry?.missing.map(({ name, sentences }) => [name, sentences.map(({ text }) => text)]),
    ]).toEqual([0, [['Bird-1', ['reasons.stormy']]]]);
  });
});
