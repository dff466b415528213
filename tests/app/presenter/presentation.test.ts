// A presentation under way on the toy game: what a tap and a key come to, and that nothing of it stays.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPresentation, type Presentation } from '../../../src/app/presenter/presentation.ts';
import type { Action } from '../../../src/app/state/action.ts';
import { stepOf } from '../../../src/app/state/history.ts';
import { notation, tapFigures, tapRegion } from '../steps.ts';
import { type ToyPosition, toyGame } from '../toy-game.ts';
import { openShelf } from '../toy-shelf.ts';
import { openTab, type ToyTab } from '../toy-tab.ts';

interface Begun {
  readonly tab: ToyTab;
  readonly talk: Presentation<ToyPosition>;
  ended(): number;
}

async function begin(...before: readonly Action<ToyPosition>[]): Promise<Begun> {
  const tab = await openTab(openShelf(), `#${toyGame.format(toyGame.start)}`);
  tab.do(...before);
  const { history, selected, region } = tab.state();
  let ends = 0;
  const talk = await beginPresentation(
    { game: toyGame, store: tab.store, keeping: async () => tab.keeper },
    { scene: { ...stepOf(history), selected, region, spotlight: null }, kept: null },
    () => ends++,
  );
  return { tab, talk, ended: () => ends };
}

describe('revealing', () => {
  it('lights up the destinations with the answer and tells the reasons after it', async () => {
    const { tab, talk } = await begin(tapFigures('ada'));
    const help = () => tab.state().preferences.help;
    const seen = [help()];
    for (let times = 0; times < 4; times++) {
      talk.obey('next');
      seen.push(help());
    }
    expect(seen).toEqual(['off', 'off', 'distance', 'why', 'why']);
    talk.obey('back');
    expect([talk.stage.value, help()]).toEqual(['answer', 'distance']);
  });

  it('all at once where step by step is switched off', async () => {
    const { tab, talk } = await begin(tapFigures('ada'));
    talk.stepwise.value = false;
    expect([talk.stage.value, tab.state().preferences.help]).toEqual(['why', 'why']);
  });

  it('jumps to the answer and to the reason', async () => {
    const { talk } = await begin(tapFigures('ada'));
    talk.obey('answer');
    expect(talk.stage.value).toBe('answer');
    talk.obey('why');
    expect(talk.stage.value).toBe('why');
  });
});

describe('a tap on a region', () => {
  it('asks about it and moves nobody, as long as nothing is revealed', async () => {
    const { tab, talk } = await begin(tapFigures('ada'));
    const before = tab.notation();
    tab.do(tapRegion('lake'));
    expect([talk.region.value, tab.state().region, tab.notation()]).toEqual(['lake', null, before]);
    tab.do(tapRegion('lake'));
    expect(talk.region.value).toBeNull();
  });

  it('goes there once the answer is told', async () => {
    const { tab, talk } = await begin(tapFigures('ada'));
    tab.do(tapRegion('lake'));
    talk.obey('answer');
    expect(tab.state().region).toBe('lake');
    tab.do(tapRegion('lake'));
    expect(tab.notation()).toBe('toy1:lake:hill:tower:tower:blue:0');
    expect([talk.moved.value, talk.stage.value]).toEqual([{ figures: ['ada'], to: 'lake' }, 'question']);
  });

  it('where destinations are lit already, answers for another region at once, and tells why after that', async () => {
    const { tab, talk } = await begin(tapFigures('ada'));
    talk.obey('why');
    tab.do(tapRegion('tower'));
    expect([talk.region.value, talk.stage.value, tab.notation()]).toEqual([
      'tower',
      'answer',
      'toy1:hill:hill:tower:tower:blue:0',
    ]);
  });

  it('other figures put another question', async () => {
    const { tab, talk } = await begin(tapFigures('ada'), tapRegion('tower'));
    expect(talk.region.value).toBe('tower');
    talk.obey('why');
    tab.do(tapFigures('bird-1'));
    expect([talk.region.value, talk.stage.value]).toEqual([null, 'question']);
  });

  it('with the light in the hand puts it on the region, and takes it away', async () => {
    const { tab, talk } = await begin(tapFigures('ada'));
    talk.tool.value = 'spotlight';
    tab.do(tapRegion('lake'));
    expect([talk.spotlight.value, tab.state().selected]).toEqual(['lake', ['ada']]);
    tab.do(tapFigures('bird-1'));
    expect([talk.spotlight.value, tab.state().selected]).toEqual(['tower', ['ada']]);
    tab.do(tapRegion('tower'));
    expect(talk.spotlight.value).toBeNull();
  });
});

describe('keys', () => {
  it('put the light where one points, and take it away', async () => {
    const { tab, talk } = await begin();
    tab.do({ type: 'point', region: 'mill' });
    talk.obey('spotlight');
    expect(talk.spotlight.value).toBe('mill');
    talk.obey('spotlight');
    expect(talk.spotlight.value).toBeNull();
  });

  it('Escape leaves the nearest thing first and the presentation last', async () => {
    const { tab, talk, ended } = await begin(tapFigures('ada'));
    tab.do(tapRegion('lake'));
    for (const command of ['keys', 'dark', 'pen'] as const) talk.obey(command);
    const seen = () => [
      talk.keysShown.value,
      talk.dark.value,
      talk.tool.value,
      talk.region.value,
      tab.state().selected.length,
      ended(),
    ];
    const trail = [seen()];
    for (let times = 0; times < 6; times++) {
      talk.obey('leave');
      trail.push(seen());
    }
    expect(trail).toEqual([
      [true, true, 'pen', 'lake', 1, 0],
      [false, true, 'pen', 'lake', 1, 0],
      [false, false, 'pen', 'lake', 1, 0],
      [false, false, 'hand', 'lake', 1, 0],
      [false, false, 'hand', null, 1, 0],
      [false, false, 'hand', null, 0, 0],
      [false, false, 'hand', null, 1, 1],
    ]);
  });

  it('take back the last note, and all', async () => {
    const { talk } = await begin();
    const note = { kind: 'line', colour: 'red', points: [[1, 1]] } as const;
    for (const colour of ['red', 'blue', 'green'] as const) talk.draw({ ...note, colour });
    talk.obey('undoNote');
    expect(talk.notes.value.map(({ colour }) => colour)).toEqual(['red', 'blue']);
    talk.obey('clearNotes');
    expect(talk.notes.value).toEqual([]);
  });
});

describe('the count', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs down while everybody thinks, then waits', async () => {
    const { talk } = await begin(tapFigures('ada'));
    talk.count.value = 15;
    expect(talk.left.value).toBeNull();
    talk.obey('next');
    expect(talk.left.value).toBe(15);
    vi.advanceTimersByTime(4000);
    expect(talk.left.value).toBe(11);
    vi.advanceTimersByTime(60_000);
    expect([talk.left.value, talk.stage.value]).toEqual([0, 'think']);
    talk.obey('next');
    expect(talk.left.value).toBeNull();
  });

  it('can be switched off', async () => {
    const { talk } = await begin(tapFigures('ada'));
    talk.count.value = 0;
    talk.obey('next');
    expect([talk.stage.value, talk.left.value]).toEqual(['think', null]);
  });
});

it('leaving gives everything back as it was', async () => {
  const { tab, talk, ended } = await begin(tapFigures('ada'), tapRegion('tower'));
  talk.obey('answer');
  tab.do(tapRegion('lake'), tapRegion('lake'), { type: 'undo' }, tapFigures('bird-1'));
  talk.leave();
  expect(ended()).toBe(1);
  expect(tab.state()).toMatchObject({ selected: ['ada'], region: 'tower', tab: 'play', preferences: { help: 'why' } });
  expect(notation(tab.state())).toBe('toy1:hill:hill:tower:tower:blue:0');
  expect(tab.state().history.steps).toHaveLength(1);
});
