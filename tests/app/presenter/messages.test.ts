// Between the presenter's window and those of the audience: what is said is heard, and nothing else is.
import { describe, expect, it, test } from 'vitest';
import {
  isChannel,
  type Message,
  type PresentedScene,
  readMessage,
  sealed,
} from '../../../src/app/presenter/messages.ts';
import { readScene, writeMoment } from '../../../src/app/presenter/scene.ts';
import { forget, keep, readKept } from '../../../src/app/presenter/session.ts';
import { stepOf } from '../../../src/app/state/history.ts';
import { notation, stepped, tapFigures, tapRegion } from '../steps.ts';
import { toyGame } from '../toy-game.ts';
import { openShelf } from '../toy-shelf.ts';

const SCENE: PresentedScene = {
  position: 'toy1:hill:hill:tower:tower:blue:0',
  turn: null,
  selected: ['ada'],
  region: 'lake',
  moved: null,
  stage: 'answer',
  left: null,
  spotlight: 'mill',
  dark: false,
  language: 'es',
  theme: 'dark',
  turned: false,
  labelScale: 1.75,
};
const NOTE = {
  kind: 'arrow',
  colour: 'blue',
  points: [
    [1, 2],
    [30, 40.5],
  ],
} as const;

const MESSAGES: readonly Message[] = [
  { kind: 'join' },
  { kind: 'scene', scene: SCENE },
  { kind: 'camera', seen: { x: 900, y: 600, width: 400, height: 300 } },
  { kind: 'pointer', at: [10, 20] },
  { kind: 'pointer', at: null },
  { kind: 'route', region: 'lake' },
  { kind: 'notes', notes: [NOTE] },
  { kind: 'over' },
  { kind: 'present', window: 'abc' },
  { kind: 'taken', window: 'abc' },
];

describe('a message', () => {
  it.each(MESSAGES)('is heard as it was said: %j', (message) => {
    expect(readMessage(structuredClone(sealed(message)))).toEqual(message);
  });

  it.each([
    ['nothing', null],
    ['a text', 'scene'],
    ['no envelope', { kind: 'over' }],
    ['another version', { version: 2, message: { kind: 'over' } }],
    ['another kind', sealed({ kind: 'shout' } as never)],
    ['a scene without a stage', sealed({ kind: 'scene', scene: { ...SCENE, stage: 'later' } } as never)],
    ['a language that there is not', sealed({ kind: 'scene', scene: { ...SCENE, language: 'xx' } } as never)],
    ['a name without end', sealed({ kind: 'scene', scene: { ...SCENE, spotlight: 'x'.repeat(500) } })],
    ['names larger than the screen', sealed({ kind: 'scene', scene: { ...SCENE, labelScale: 90 } })],
    ['a camera that sees nothing', sealed({ kind: 'camera', seen: { x: 0, y: 0, width: 0, height: 0 } })],
    ['a camera that is nowhere', sealed({ kind: 'camera', seen: { x: Number.NaN, y: 0, width: 9, height: 9 } })],
    ['a point with one number', sealed({ kind: 'pointer', at: [1] } as never)],
    ['a note without points', sealed({ kind: 'notes', notes: [{ ...NOTE, points: [] }] })],
    ['a note in a colour of its own', sealed({ kind: 'notes', notes: [{ ...NOTE, colour: 'url(//evil)' }] } as never)],
    ['notes without end', sealed({ kind: 'notes', notes: Array.from({ length: 5000 }, () => NOTE) })],
  ])('is not heard: %s', (_what, data) => {
    expect(readMessage(data)).toBeNull();
  });
});

describe('a scene', () => {
  it('is the same on the other board, with the action under way', () => {
    const state = stepped([{ type: 'begin', action: 'march' }, tapFigures('ada'), tapRegion('mill'), tapFigures('bo')]);
    const written = writeMoment(toyGame, stepOf(state.history));
    expect(written).toEqual({
      position: notation(state),
      turn: { action: 'march', start: SCENE.position, moves: [{ figures: ['ada'], to: 'mill' }] },
    });
    const read = readScene(toyGame, { ...SCENE, ...written, selected: ['bo'] });
    expect(read).toMatchObject({ selected: ['bo'], region: 'lake', spotlight: 'mill' });
    expect(read && toyGame.format(read.position)).toBe(notation(state));
    expect(read?.turn).toEqual(stepOf(state.history).turn);
  });

  it.each([
    ['a position that cannot be read', { position: 'toy9' }],
    ['a figure that there is not', { selected: ['sauron'] }],
    ['a region that there is not', { region: 'moria' }],
    ['a light on a region that there is not', { spotlight: '__proto__' }],
    ['a move of nobody', { moved: { figures: ['nobody'], to: 'lake' } }],
    ['an action that there is not', { turn: { action: 'fly', start: SCENE.position, moves: [] } }],
    [
      'a move to a region that there is not',
      { turn: { action: 'march', start: SCENE.position, moves: [{ figures: ['ada'], to: 'moria' }] } },
    ],
    [
      'a move of a figure that there is not',
      { turn: { action: 'march', start: SCENE.position, moves: [{ figures: ['__proto__'], to: 'mill' }] } },
    ],
    [
      'moves that the rules refuse',
      { turn: { action: 'march', start: SCENE.position, moves: [{ figures: ['bo'], to: 'cave' }] } },
    ],
  ])('is not taken: %s', (_what, change) => {
    expect(readScene(toyGame, { ...SCENE, ...change })).toBeNull();
  });

  it('chooses those alone who stand together', () => {
    expect(readScene(toyGame, { ...SCENE, selected: ['ada', 'bird-1'] })?.selected).toEqual(['ada']);
  });
});

test.each([
  ['abc123', true],
  ['4rfupai0bs17', true],
  ['abc', false],
  ['', false],
  [null, false],
  ['ABC123', false],
  ['a b c d', false],
  ['x'.repeat(41), false],
])('%j is the name of a channel: %j', (name, is) => {
  expect(isChannel(name)).toBe(is);
});

describe('what is left after a reload', () => {
  const KEPT = { channel: 'abc123', scene: SCENE, notes: [NOTE], stepwise: false, count: 15, shared: true } as const;

  it('is what was kept, for the same channel', () => {
    const shelf = openShelf();
    keep(shelf, KEPT);
    expect(readKept(shelf, 'abc123')).toEqual(KEPT);
    expect(readKept(shelf, 'other1')).toBeNull();
    forget(shelf);
    expect(readKept(shelf, 'abc123')).toBeNull();
  });

  it('is nothing where it was spoilt, or nothing can be kept', () => {
    const shelf = openShelf();
    keep(shelf, KEPT);
    const [key = ''] = [shelf.key(0) ?? ''];
    shelf.setItem(key, '{"channel":"abc123","scene":{}}');
    expect(readKept(shelf, 'abc123')).toBeNull();
    keep(null, KEPT);
    expect(readKept(null, 'abc123')).toBeNull();
  });
});
