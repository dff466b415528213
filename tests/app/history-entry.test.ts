// A history is written down as small as it can be and read back as it was; what somebody else wrote is not believed.
import { describe, expect, it } from 'vitest';
import { graft } from '../../src/app/keeping/graft.ts';
import { readHistory } from '../../src/app/keeping/read-history.ts';
import { type HistoryEntry, historyEntry } from '../../src/app/keeping/step-entry.ts';
import { lineOf, startHistory } from '../../src/app/state/history.ts';
import { stepped, type ToyState, tapFigures, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';

const breathe = () => Promise.resolve();
const read = (entry: HistoryEntry) => readHistory(toyGame, entry, breathe);

const go = (figure: string, to: string) => [tapFigures(figure), tapRegion(to)];
const undo = { type: 'undo' } as const;
const march = { type: 'begin', action: 'march' } as const;

/** Two lines from the second step, an action with a correction by hand in it, and a move that is taken back. */
const played = stepped([
  ...go('ada', 'mill'),
  ...go('bo', 'mill'),
  undo,
  ...go('ada', 'lake'),
  march,
  ...go('bo', 'mill'),
  { type: 'edit', edit: { type: 'counter', counter: 'moon', value: 4 } },
  ...go('ada', 'tower'),
  { type: 'takeBack', move: 0 },
  { type: 'end' },
  { type: 'goTo', step: 2 },
]);

const START = 'toy1:hill:hill:tower:tower:blue:0';
const MILL = 'toy1:mill:hill:tower:tower:blue:0';
const LAKE = 'toy1:lake:hill:tower:tower:blue:0';

describe('a history', () => {
  it('is written with what changes at each step, and nothing twice', () => {
    expect(historyEntry(toyGame, played.history)).toEqual({
      steps: [
        { position: START },
        { position: MILL, cause: { kind: 'move', figures: ['ada'], to: 'mill' } },
        { position: 'toy1:mill:mill:tower:tower:blue:0', cause: { kind: 'move', figures: ['bo'], to: 'mill' } },
        { position: LAKE, before: 1, cause: { kind: 'move', figures: ['ada'], to: 'lake' } },
        { cause: { kind: 'begin', action: 'march' }, turn: { action: 'march', moves: [] } },
        {
          position: 'toy1:lake:mill:tower:tower:blue:0',
          cause: { kind: 'move', figures: ['bo'], to: 'mill' },
          turn: { action: 'march', moves: [{ figures: ['bo'], to: 'mill' }] },
        },
        {
          position: 'toy1:lake:mill:tower:tower:blue:4',
          cause: { kind: 'counter', counter: 'moon', value: 4 },
          turn: {
            action: 'march',
            start: 'toy1:lake:hill:tower:tower:blue:4',
            moves: [{ figures: ['bo'], to: 'mill' }],
          },
        },
        {
          position: 'toy1:tower:mill:tower:tower:blue:4',
          cause: { kind: 'move', figures: ['ada'], to: 'tower' },
          turn: {
            action: 'march',
            moves: [
              { figures: ['bo'], to: 'mill' },
              { figures: ['ada'], to: 'tower' },
            ],
          },
        },
        {
          position: 'toy1:tower:hill:tower:tower:blue:4',
          cause: { kind: 'takeBack', figures: ['bo'], to: 'mill' },
          turn: { action: 'march', moves: [{ figures: ['ada'], to: 'tower' }] },
        },
        { cause: { kind: 'end', action: 'march' } },
      ],
      at: 2,
      next: [[1, 2]],
    });
  });

  it('is read back whole, by way of JSON', async () => {
    const entry = JSON.parse(JSON.stringify(historyEntry(toyGame, played.history)));
    expect(await read(entry)).toEqual({ ok: true, value: played.history });
  });

  it('of ten thousand steps is read back', async () => {
    const steps = Array.from({ length: 10_000 }, (_, moon) => ({
      position: `toy1:hill:hill:tower:tower:blue:${moon % 10}`,
      ...(moon === 0 ? {} : { cause: { kind: 'counter' as const, counter: 'moon', value: moon % 10 } }),
    }));
    const history = await read({ steps, at: 9_999 });
    expect(history.ok && history.value.steps.length).toBe(10_000);
  });
});

describe('an entry is refused with the place of its fault', () => {
  const first = { position: START };
  const move = { kind: 'move' as const, figures: ['ada'], to: 'mill' };
  const step = { position: MILL, cause: move };
  it.each<readonly [string, HistoryEntry]>([
    ['/steps/0/position', { steps: [{}], at: 0 }],
    ['/steps/0/position', { steps: [{ position: 'rubbish' }], at: 0 }],
    ['/steps/0/cause', { steps: [step], at: 0 }],
    ['/steps/1/cause', { steps: [first, { position: MILL }], at: 0 }],
    ['/steps/1/position', { steps: [first, { ...step, position: 'toy2' }], at: 0 }],
    ['/steps/1/before', { steps: [first, { ...step, before: 1 }], at: 0 }],
    ['/steps/1/before', { steps: [first, { ...step, before: 9 }], at: 0 }],
    ['/steps/1/cause', { steps: [first, { ...step, cause: { ...move, to: 'bag' } }], at: 0 }],
    ['/steps/1/cause', { steps: [first, { ...step, cause: { ...move, figures: ['zed'] } }], at: 0 }],
    ['/steps/1/cause', { steps: [first, { ...step, cause: { ...move, figures: [] } }], at: 0 }],
    [
      '/steps/1/cause',
      { steps: [first, { ...step, cause: { kind: 'place', figures: ['ada'], place: '__proto__' } }], at: 0 },
    ],
    [
      '/steps/1/cause',
      {
        steps: [first, { ...step, cause: { kind: 'setting', region: 'tower', setting: 'holder', value: 'pink' } }],
        at: 0,
      },
    ],
    ['/steps/1/cause', { steps: [first, { ...step, cause: { kind: 'counter', counter: 'moon', value: 99 } }], at: 0 }],
    ['/steps/1/cause', { steps: [first, { ...step, cause: { kind: 'ruling', ruling: 'x', value: 'y' } }], at: 0 }],
    ['/steps/1/cause', { steps: [first, { ...step, cause: { kind: 'begin', action: 'dance' } }], at: 0 }],
    ['/steps/1/cause', { steps: [first, { ...step, cause: { kind: 'scenario', scenario: 'x' } }], at: 0 }],
    ['/steps/1/turn/action', { steps: [first, { ...step, turn: { action: 'dance', moves: [] } }], at: 0 }],
    [
      '/steps/1/turn/start',
      { steps: [first, { ...step, turn: { action: 'march', start: 'rubbish', moves: [] } }], at: 0 },
    ],
    [
      '/steps/1/turn/moves/1',
      {
        steps: [
          first,
          {
            ...step,
            turn: {
              action: 'march',
              moves: [
                { figures: ['bo'], to: 'mill' },
                { figures: ['x'], to: 'mill' },
              ],
            },
          },
        ],
        at: 0,
      },
    ],
    ['/at', { steps: [first, step], at: 2 }],
    ['/next/0', { steps: [first, step], at: 0, next: [[0, 0]] }],
    [
      '/next/1',
      {
        steps: [first, step],
        at: 0,
        next: [
          [0, 1],
          [7, 1],
        ],
      },
    ],
  ])('%s', async (path, entry) => {
    const history = await read(entry);
    expect(history.ok ? null : history.issues.map((fault) => fault.path)).toEqual([path]);
  });
});

describe('what was done before the kept history was at hand', () => {
  const after = (state: ToyState) => ({
    notation: toyGame.format(state.history.steps[state.history.at]?.position ?? toyGame.start),
  });

  it('goes on where that one ends, with all its lines', () => {
    const base = stepped([...go('ada', 'mill'), ...go('ada', 'lake'), undo]).history;
    const live = stepped([...go('bo', 'mill'), undo, ...go('ada', 'tower')], {
      ...played,
      history: startHistory(base.steps[1]?.position ?? toyGame.start),
    });
    const whole = graft(base, live.history);
    expect(whole.steps.map(({ before, next }) => [before, next])).toEqual([
      [null, 1],
      [0, 4],
      [1, null],
      [1, null],
      [1, null],
    ]);
    expect([whole.at, lineOf(whole)]).toEqual([4, [0, 1, 4]]);
    expect(toyGame.format(whole.steps[whole.at]?.position ?? toyGame.start)).toBe(after(live).notation);
  });

  it('is that one where nothing was done', () => {
    expect(graft(played.history, startHistory(toyGame.start))).toEqual(played.history);
  });
});
