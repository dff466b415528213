// What a tap, a key or a button does to the page, whatever the game.
import { describe, expect, it } from 'vitest';
import { notation, OPENED, stepped, takeUp, tapFigures, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';

describe('choosing figures', () => {
  it.each([
    ['a tap chooses one', [tapFigures('ada')], ['ada']],
    ['a second tap lets go', [tapFigures('ada'), tapFigures('ada')], []],
    ['another of the same region and side joins', [tapFigures('ada'), tapFigures('bo')], ['ada', 'bo']],
    ['and leaves again', [tapFigures('ada'), tapFigures('bo'), tapFigures('ada')], ['bo']],
    ['one of another region starts anew', [tapFigures('ada'), tapFigures('bird-1')], ['bird-1']],
    ['of a stack one is taken at a time', [tapFigures('bird-1', 'bird-2')], ['bird-1']],
    ['then the next', [tapFigures('bird-1', 'bird-2'), tapFigures('bird-1', 'bird-2')], ['bird-1', 'bird-2']],
    ['a list chooses exactly what it names', [tapFigures('ada'), { type: 'choose', figures: ['bo'] } as const], ['bo']],
    ['Escape lets go', [tapFigures('ada'), { type: 'release' } as const], []],
  ])('%s', (_what, actions, selected) => {
    expect(stepped(actions).selected).toEqual(selected);
  });

  it('shows the region of the figure that was let go of', () => {
    expect(stepped([tapFigures('ada'), tapFigures('ada')]).region).toBe('hill');
  });
});

describe('tapping a region', () => {
  it('shows it when nothing is chosen, and a second tap closes it', () => {
    expect(stepped([tapRegion('lake')]).region).toBe('lake');
    expect(stepped([tapRegion('lake'), tapRegion('lake')]).region).toBeNull();
  });

  it('moves the chosen figures where they may go, and lets go of them', () => {
    const moved = stepped([tapFigures('ada'), tapRegion('lake')]);
    expect(notation(moved)).toBe('toy1:lake:hill:tower:tower:blue:0');
    expect([moved.selected, moved.region]).toEqual([[], 'lake']);
    expect(moved.notice).toEqual({ kind: 'done', cause: { kind: 'move', figures: ['ada'], to: 'lake' } });
  });

  it('asks about a region where they may not go, and keeps them', () => {
    const asked = stepped([tapFigures('ada'), tapRegion('tower')]);
    expect([notation(asked), asked.region, asked.selected]).toEqual([notation(OPENED), 'tower', ['ada']]);
  });

  it('stops asking at the second tap and shows the region itself', () => {
    const shown = stepped([tapFigures('ada'), tapRegion('tower'), tapRegion('tower')]);
    expect([shown.region, shown.selected]).toEqual(['tower', []]);
  });

  it('moves figures off the board into the region that they set out from', () => {
    const home = stepped([
      { type: 'edit', edit: { type: 'place', figure: 'bo', place: 'bag' } },
      { type: 'choose', figures: ['bo'] },
      tapRegion('mill'),
    ]);
    expect(notation(home)).toBe('toy1:hill:mill:tower:tower:blue:0');
    expect(home.notice).toEqual({ kind: 'done', cause: { kind: 'move', figures: ['bo'], to: 'mill' } });
  });

  it('lets go where the figures stand', () => {
    const home = stepped([tapFigures('ada'), tapRegion('hill')]);
    expect([home.region, home.selected]).toEqual(['hill', []]);
  });

  it('only looks when a search names the region', () => {
    const looked = stepped([tapFigures('ada'), { type: 'look', region: 'mill' }]);
    expect([notation(looked), looked.region, looked.selected]).toEqual([notation(OPENED), 'mill', ['ada']]);
  });
});

describe('another tab', () => {
  const chosen = stepped([tapFigures('ada'), tapFigures('bo')]);
  const setup = { type: 'tab', tab: 'setup' } as const;
  const play = { type: 'tab', tab: 'play' } as const;
  const put = (figure: string, place: string) => ({ type: 'edit', edit: { type: 'place', figure, place } }) as const;

  it.each([
    ['setting up', [setup], []],
    ['setting up, and back', [setup, play], ['ada', 'bo']],
    ['the log, setting up, and back', [{ type: 'tab', tab: 'log' } as const, setup, play], ['ada', 'bo']],
    ['setting up, a change elsewhere, and back', [setup, put('bird-1', 'lake'), play], ['ada', 'bo']],
    ['setting up, one of them put elsewhere, and back', [setup, put('bo', 'lake'), play], ['ada']],
    ['setting up, others taken up and put down, and back', [takeUp('bird-1'), tapRegion('lake'), play], ['ada', 'bo']],
    ['setting up, and back with others', [setup, { ...play, selected: ['bird-1'] }], ['bird-1']],
    ['setting up, back, let go, and the same again', [setup, play, { type: 'release' } as const, setup, play], []],
    [
      'setting up, another game, and back',
      [
        setup,
        { type: 'load', position: toyGame.start, selected: [], cause: { kind: 'link' }, notice: null } as const,
        play,
      ],
      [],
    ],
  ])('%s', (_what, actions, selected) => {
    expect(stepped(actions, chosen).selected).toEqual(selected);
  });

  it('for setting up takes a tap for a look, not for the figures that were chosen', () => {
    const looked = stepped([setup, tapRegion('cave')], chosen);
    expect([notation(looked), looked.region]).toEqual([notation(OPENED), 'cave']);
  });
});

describe('setting up by hand', () => {
  it('puts the figure in the hand into the region that is tapped next, whatever the rules say', () => {
    const put = stepped([takeUp('bo'), tapRegion('cave')]);
    expect([notation(put), put.selected]).toEqual(['toy1:hill:cave:tower:tower:blue:0', []]);
  });

  it('puts it into the region of a token that is tapped', () => {
    const put = stepped([takeUp('bo'), tapFigures('bird-1')]);
    expect(notation(put)).toBe('toy1:hill:tower:tower:tower:blue:0');
  });

  it('keeps an impossible figure in the hand, changes nothing and says why', () => {
    const refused = stepped([takeUp('ada'), tapRegion('cave')]);
    expect([notation(refused), refused.selected, refused.history.steps.length]).toEqual([notation(OPENED), ['ada'], 1]);
    expect(refused.notice).toEqual({
      kind: 'impossible',
      issues: [{ code: 'impossiblePosition', path: '/figures/ada', why: 'adaFearsTheDark' }],
    });
  });

  it('puts all chosen figures where the rules refuse them, as one step', () => {
    const put = stepped([tapFigures('ada'), tapFigures('bo'), tapRegion('tower'), { type: 'place', place: 'tower' }]);
    expect([notation(put), put.selected, put.region]).toEqual(['toy1:tower:tower:tower:tower:blue:0', [], 'tower']);
    const cause = { kind: 'place', figures: ['ada', 'bo'], place: 'tower' };
    expect(put.notice).toEqual({ kind: 'done', cause });
    expect(notation(stepped([{ type: 'undo' }], put))).toBe(notation(OPENED));
  });

  it('puts none of them where one is impossible, and keeps them chosen', () => {
    const refused = stepped([tapFigures('bo'), tapFigures('ada'), { type: 'place', place: 'cave' }]);
    expect([notation(refused), refused.selected]).toEqual([notation(OPENED), ['bo', 'ada']]);
    expect(refused.notice).toMatchObject({ kind: 'impossible', issues: [{ why: 'adaFearsTheDark' }] });
  });

  it('records settings and counters as steps', () => {
    const set = stepped([
      { type: 'edit', edit: { type: 'setting', region: 'tower', setting: 'holder', value: 'red' } },
      { type: 'edit', edit: { type: 'counter', counter: 'moon', value: 4 } },
    ]);
    expect([notation(set), set.history.steps.length]).toEqual(['toy1:hill:hill:tower:tower:red:4', 3]);
  });

  it('records no step where nothing changes', () => {
    const same = stepped([{ type: 'edit', edit: { type: 'place', figure: 'ada', place: 'hill' } }]);
    expect([same.history.steps.length, same.notice]).toEqual([1, null]);
  });
});

describe('undo and redo', () => {
  const moved = stepped([tapFigures('ada'), tapRegion('mill'), tapFigures('bo'), tapRegion('mill')]);

  it('go back and forth through all that was done', () => {
    const back = stepped([{ type: 'undo' }, { type: 'undo' }], moved);
    expect(notation(back)).toBe(notation(OPENED));
    expect(notation(stepped([{ type: 'redo' }], back))).toBe('toy1:mill:hill:tower:tower:blue:0');
    expect(notation(stepped([{ type: 'redo' }, { type: 'redo' }], back))).toBe(notation(moved));
  });

  it('say what they did', () => {
    expect(stepped([{ type: 'undo' }], moved).notice).toEqual({
      kind: 'undone',
      cause: { kind: 'move', figures: ['bo'], to: 'mill' },
    });
  });

  it('say when there is nothing to do', () => {
    expect(stepped([{ type: 'undo' }]).notice).toEqual({ kind: 'nothingToUndo' });
    expect(stepped([{ type: 'redo' }]).notice).toEqual({ kind: 'nothingToRedo' });
  });

  it('choose again the figures whose move was taken back', () => {
    expect(stepped([{ type: 'undo' }], moved).selected).toEqual(['bo']);
  });

  it('begin another line once something else is done, and keep the former one', () => {
    const other = stepped([{ type: 'undo' }, { type: 'undo' }, tapRegion('lake'), { type: 'redo' }], moved);
    expect(other.notice).toEqual({ kind: 'nothingToRedo' });
    expect(notation(other)).toBe('toy1:lake:hill:tower:tower:blue:0');
    expect(notation(stepped([{ type: 'goTo', step: 2 }], other))).toBe(notation(moved));
  });

  it('bring back the own game after another one was opened', () => {
    const { value: position } = { value: { ...toyGame.start, moon: 9 } };
    const opened = stepped(
      [{ type: 'load', position, selected: ['ada'], cause: { kind: 'link' }, notice: null }],
      moved,
    );
    expect([notation(opened), opened.selected]).toEqual(['toy1:hill:hill:tower:tower:blue:9', ['ada']]);
    expect(notation(stepped([{ type: 'undo' }], opened))).toBe(notation(moved));
  });
});

it('the sentence of the first visit goes with the first move', () => {
  expect(OPENED.preferences.introduced).toBe(false);
  expect(stepped([tapFigures('ada'), tapRegion('mill')]).preferences.introduced).toBe(true);
});

describe('a hand full of figures', () => {
  const bagged = stepped([
    { type: 'edit', edit: { type: 'place', figure: 'bird-1', place: 'bag' } },
    { type: 'edit', edit: { type: 'place', figure: 'bird-2', place: 'bag' } },
    { type: 'tab', tab: 'setup' },
  ]);

  it('puts one of a stack down with each tap, and keeps the next in the hand while there is one', () => {
    const one = stepped([{ type: 'choose', figures: ['bird-1'] }, tapRegion('lake')], bagged);
    expect([notation(one), one.selected, one.region]).toEqual(['toy1:hill:hill:lake:bag:blue:0', ['bird-2'], null]);
    const two = stepped([tapRegion('cave')], one);
    expect([notation(two), two.selected, two.region]).toEqual(['toy1:hill:hill:lake:cave:blue:0', [], null]);
  });

  it('leaves those that stand on the board where they stand', () => {
    const one = stepped([{ type: 'tab', tab: 'setup' }, tapFigures('bird-1', 'bird-2'), tapRegion('lake')]);
    expect([notation(one), one.selected]).toEqual(['toy1:hill:hill:lake:tower:blue:0', []]);
  });

  it('takes back into the hand what was put down', () => {
    const undone = stepped([takeUp('ada'), tapRegion('lake'), { type: 'undo' }]);
    expect([notation(undone), undone.selected, undone.tab]).toEqual([notation(OPENED), ['ada'], 'setup']);
  });
});
