// What was done, as the log tells it: its lines, where one is, and the other ways that were taken.
import { describe, expect, it } from 'vitest';
import { logModel, logText } from '../../src/app/model/log-model.ts';
import { setScene } from '../../src/app/model/scene.ts';
import { OPENED, stepped, type ToyState, tapFigures, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

const log = (state: ToyState) => logModel(setScene(toyGame, state, toyText));
const rows = (state: ToyState) => log(state).rows.map(({ text, kind }) => `${kind} ${text}`);
const goTo = (step: number) => ({ type: 'goTo', step }) as const;

const march = stepped([
  { type: 'begin', action: 'march' },
  tapFigures('ada'),
  tapRegion('lake'),
  tapFigures('bo'),
  tapRegion('mill'),
  { type: 'takeBack', move: 0 },
  { type: 'end' },
  { type: 'edit', edit: { type: 'counter', counter: 'moon', value: 3 } },
  { type: 'edit', edit: { type: 'place', figure: 'bird-1', place: 'bag' } },
]);

describe('the log', () => {
  it('begins with the position that the game was opened with', () => {
    expect(rows(OPENED)).toEqual(['plain log.start']);
  });

  it('tells every step, moves from where to where and under their action', () => {
    expect(rows(march)).toEqual([
      'plain log.start',
      'head games.toy.actions.march',
      'part log.move(figures=ada from=hill to=lake)',
      'part log.move(figures=bo from=hill to=mill)',
      'part log.takeBack(move=cause.takeBack(figures=ada to=lake))',
      'part log.end',
      'plain cause.counter(label=games.toy.counters.moon value=3)',
      'plain log.transfer(figures=bird-1 from=Tower to=games.toy.places.bag)',
    ]);
  });

  it('says where one is, and where one can go from there', () => {
    const { where, first, previous, next, last, rows: all } = log(stepped([goTo(3)], march));
    expect([where, first, previous, next, last]).toEqual(['log.where(step=4 count=8)', 0, 2, 4, 7]);
    expect(all.map(({ present, ahead }) => [present, ahead]).slice(2, 5)).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  it('has nowhere to go from where it is already', () => {
    expect([log(march).next, log(march).last]).toEqual([null, null]);
    expect([log(stepped([goTo(0)], march)).first, log(stepped([goTo(0)], march)).previous]).toEqual([null, null]);
  });

  it('is copied with the moves below their action', () => {
    expect(
      logText(log(stepped([goTo(2)], march)).rows)
        .split('\n')
        .slice(0, 4),
    ).toEqual([
      'log.start',
      'games.toy.actions.march',
      '  log.move(figures=ada from=hill to=lake)',
      '  log.move(figures=bo from=hill to=mill)',
    ]);
  });
});

describe('another line', () => {
  const parted = stepped([tapFigures('ada'), tapRegion('mill'), { type: 'undo' }, tapRegion('lake')]);

  it('is shown where the present one parts from it', () => {
    expect(log(parted).rows.map(({ step, others }) => [step, others])).toEqual([
      [0, []],
      [2, [{ step: 1, text: 'log.move(figures=ada from=hill to=mill)' }]],
    ]);
  });

  it('takes the place of the present one, which is then the other', () => {
    const changed = stepped([goTo(1)], parted);
    expect(log(changed).rows.map(({ step, others }) => [step, others.map((other) => other.step)])).toEqual([
      [0, []],
      [1, [2]],
    ]);
  });

  it('keeps what was done in it', () => {
    const long = stepped([goTo(1), tapFigures('bo'), tapRegion('mill'), goTo(2)], parted);
    expect(log(stepped([goTo(1)], long)).rows.map(({ step }) => step)).toEqual([0, 1, 3]);
  });
});

it('a step of the log lets go of what was chosen and looked at', () => {
  const state = stepped([tapFigures('ada'), tapRegion('tower'), goTo(0)], march);
  expect([state.selected, state.region, state.notice]).toEqual([[], null, null]);
});
