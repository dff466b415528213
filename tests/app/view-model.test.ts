// The state in words and marks, whatever the game.
import { describe, expect, it } from 'vitest';
import { createViewModel } from '../../src/app/model/view-model.ts';
import type { HelpLevel } from '../../src/app/state/app-state.ts';
import { OPENED, stepped, type ToyState, tapFigures, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';
import { toyText } from './toy-text.ts';

const viewModel = createViewModel(toyGame, (icon) => (icon === null ? 3 : 1));
const show = (state: ToyState) => {
  const { map, panels } = viewModel(state, toyText);
  return { map, ...panels() };
};
const withHelp = (state: ToyState, help: HelpLevel): ToyState =>
  stepped([{ type: 'prefer', preferences: { help } }], state);
const marks = (state: ToyState) =>
  Object.fromEntries([...show(state).map.regions].map(([id, region]) => [id, [...region.marks].join(' ')]));

const adaChosen = stepped([tapFigures('ada')]);

describe('the map', () => {
  it('marks origin and reach, and nothing else', () => {
    expect(marks(adaChosen)).toEqual({ cave: '', hill: 'origin', lake: 'reachable', mill: 'reachable', tower: '' });
  });

  it('shows distances of reachable regions only', () => {
    const distances = [...show(adaChosen).map.regions].map(([id, { distance }]) => [id, distance]);
    expect(Object.fromEntries(distances)).toEqual({ cave: null, hill: null, lake: 2, mill: 1, tower: null });
  });

  it('marks the region that was asked about', () => {
    expect(marks(stepped([tapRegion('tower')], adaChosen)).tower).toBe('selected blocked');
  });

  it('shows the route to the region that is pointed at', () => {
    const pointed = stepped([{ type: 'point', region: 'lake' }], adaChosen);
    expect(show(pointed).map.route).toEqual({ steps: ['hill', 'mill', 'lake'], flight: false });
    expect(marks(pointed)).toMatchObject({ hill: 'origin path', mill: 'reachable path', lake: 'reachable path' });
  });

  it('shows a flight as one arc', () => {
    const flying = stepped([tapFigures('bird-1'), { type: 'point', region: 'cave' }]);
    expect(show(flying).map.route).toEqual({ steps: ['tower', 'cave'], flight: true });
  });

  it('sets the chosen ones of a stack apart and fades those that cannot join', () => {
    const { figures } = show(stepped([tapFigures('bird-1')])).map;
    expect(figures.map(({ id, stack, available }) => [id, stack, available])).toEqual([
      ['ada', null, false],
      ['bo', null, false],
      ['bird-1', 'bird selected', true],
      ['bird-2', 'bird', true],
    ]);
  });

  it('says what a screen reader needs of a region', () => {
    expect(show(adaChosen).map.regions.get('tower')?.describe()).toBe(
      'Tower. Highlands. Keep. region.heldBy(side=blue). describe.figures(figures=bird-1+bird-2). describe.refused.',
    );
  });

  it('shows that a settlement changed hands', () => {
    const taken = stepped([
      { type: 'edit', edit: { type: 'setting', region: 'tower', setting: 'holder', value: 'red' } },
    ]);
    expect(show(taken).map.regions.get('tower')?.sign).toEqual({
      icon: 'keep',
      side: 'red',
      changedHands: true,
      besieged: false,
    });
  });
});

describe('the panel', () => {
  it('lists destinations by distance, then by name', () => {
    expect(show(adaChosen).mover?.destinations?.map(({ name, distance }) => [name, distance])).toEqual([
      ['Émile’s Mill', 1],
      ['Lake', 2],
    ]);
    const flying = show(stepped([tapFigures('bird-1')])).mover;
    expect(flying?.destinations?.map(({ name }) => name)).toEqual(['Cave', 'Émile’s Mill', 'Hill', 'Lake']);
  });

  it('offers those that could join', () => {
    expect(show(adaChosen).mover?.chips.map(({ figures, pressed }) => [figures, pressed])).toEqual([
      [['ada'], true],
      [['bo'], false],
    ]);
  });

  it('gives all causes of a refusal, the first one first', () => {
    const { answer, region } = show(stepped([tapRegion('tower')], adaChosen));
    expect([answer?.legal, answer?.title]).toEqual([false, 'answer.refused(region=tower)']);
    expect(answer?.sentences).toEqual([{ text: 'reasons.tooFar', citation: 'T1', rules: ['T1'], parts: [] }]);
    expect(answer?.others).toEqual([{ text: 'reasons.tired', citation: 'T1', rules: ['T1'], parts: [] }]);
    expect(region).toBeNull();
  });

  it('answers how to get to a legal region that was asked about', () => {
    const { answer } = show(stepped([{ type: 'look', region: 'lake' }], adaChosen));
    expect([answer?.legal, answer?.route]).toEqual([true, 'Hill → Émile’s Mill → Lake']);
  });

  it('tells all notes of a legal move at once', () => {
    const { answer } = show(stepped([tapFigures('bird-1'), { type: 'look', region: 'cave' }]));
    expect(answer?.sentences?.map(({ text }) => text)).toEqual(['notes.flies', 'notes.sees']);
    expect(answer?.others).toEqual([]);
  });

  it('offers to put refused figures there all the same, where the game can take it', () => {
    expect(show(stepped([tapRegion('tower')], adaChosen)).answer?.placeHere).toBe('answer.place(figures=ada)');
    expect(show(stepped([tapRegion('cave')], adaChosen)).answer?.placeHere).toBeNull();
  });

  it('tells where the chosen figures stand', () => {
    const one = show(adaChosen).mover;
    expect([one?.origin, one?.place]).toEqual([{ region: 'hill', name: 'Hill' }, null]);
  });

  it('says why figures without any destination are stuck', () => {
    const caved = stepped([{ type: 'edit', edit: { type: 'place', figure: 'bo', place: 'cave' } }, tapFigures('bo')]);
    expect(show(caved).mover?.stuck).toEqual({ text: 'reasons.wall', citation: 'T1', rules: ['T1'], parts: [] });
  });

  it('names the region in view, unless the answer tells of it', () => {
    expect(show(stepped([tapRegion('tower')])).region).toBe('tower');
    expect(show(stepped([tapRegion('tower')], adaChosen)).region).toBeNull();
  });

  it('shows where figures off the board may go, the region that they set out from among it', () => {
    const bagged = stepped([
      { type: 'edit', edit: { type: 'place', figure: 'ada', place: 'bag' } },
      { type: 'edit', edit: { type: 'place', figure: 'bo', place: 'bag' } },
      { type: 'choose', figures: ['bo'] },
    ]);
    const { mover, map } = show(bagged);
    expect([mover?.origin?.region, mover?.place]).toEqual(['mill', 'games.toy.places.bag']);
    expect(mover?.chips.map(({ figures }) => figures)).toEqual([['ada'], ['bo']]);
    expect(mover?.destinations?.map(({ region, reach }) => [region, reach])).toEqual([
      ['mill', 'reach.here'],
      ['hill', 'reach.regions(count=1)'],
      ['lake', 'reach.regions(count=1)'],
    ]);
    expect([...(map.regions.get('mill')?.marks ?? [])]).toEqual(['origin', 'reachable']);
  });

  it('says what undo would take back', () => {
    const moved = stepped([tapRegion('mill')], adaChosen);
    expect([show(OPENED).undo, show(moved).undo]).toEqual([null, 'cause.move(figures=ada to=mill count=1)']);
  });
});

it('the panels stay the same while the pointer wanders', () => {
  const before = viewModel(adaChosen, toyText);
  const pointed = viewModel(stepped([{ type: 'point', region: 'lake' }], adaChosen), toyText);
  expect(pointed.panels()).toBe(before.panels());
  expect(pointed.map.route).not.toBeNull();
});

describe('the help dial', () => {
  const asked = stepped([tapRegion('tower')], adaChosen);

  it.each([
    ['off', null, [], false],
    ['legal', [null, null], ['lake', 'mill'], false],
    ['distance', [1, 2], ['lake', 'mill'], false],
    ['why', [1, 2], ['lake', 'mill'], true],
  ] as const)('%s', (help, distances, lit, why) => {
    const { mover, answer, map } = show(withHelp(asked, help));
    expect(mover?.destinations?.map(({ distance }) => distance) ?? null).toEqual(distances);
    expect([...map.regions].filter(([, region]) => region.marks.has('reachable')).map(([id]) => id)).toEqual(lit);
    expect(answer?.sentences != null).toBe(why);
  });

  it('gives way once when asked', () => {
    const revealed = stepped([{ type: 'reveal' }], withHelp(asked, 'off'));
    expect(show(revealed).answer?.sentences?.[0]?.text).toBe('reasons.tooFar');
    expect(show(stepped([{ type: 'release' }, tapFigures('ada')], revealed)).mover?.destinations).toBeNull();
  });
});
