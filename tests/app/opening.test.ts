// Which game the page opens with, and that no game is ever lost to another.
import { describe, expect, it } from 'vitest';
import { brokenLink } from '../../src/app/keeping/find-beginning.ts';
import { RUN_PREFIX } from '../../src/app/keeping/kept-head.ts';
import { tapFigures, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';
import { closedShelf, fullShelf, openShelf } from './toy-shelf.ts';
import { keptNotations, NOON, openTab } from './toy-tab.ts';

const OWN = 'toy1:mill:mill:tower:tower:red:7';
const LINKED = 'toy1:lake:hill:cave:tower:blue:5';
const EXAMPLE = 'toy1:hill:hill:tower:lake:blue:3';

/** As the first version of the page kept a game. */
const shelfWithOwn = () => openShelf({ 'sendas.game': JSON.stringify({ version: 1, game: 'toy', notation: OWN }) });

const goMill = [tapFigures('ada'), tapRegion('mill')];
const scenario = { type: 'load', position: toyGame.start, selected: [], notice: null } as const;
const openStart = { ...scenario, cause: { kind: 'scenario', scenario: 'start' } } as const;

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
      { kind: 'brokenLink', text: 'rubbish', issues: [{ code: 'badNotation', path: '' }] },
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
    ['the example where there is no shelf', null, '', EXAMPLE, ['ada'], null],
  ])('%s', async (_what, shelf, fragment, expected, selected, notice) => {
    const tab = await openTab(shelf, fragment);
    expect([tab.notation(), tab.state().selected, tab.state().notice]).toEqual([expected, selected, notice]);
  });
});

describe('a link', () => {
  it('is called impossible where its position cannot be', () => {
    const issue = { code: 'impossiblePosition', path: '', why: 'adaFearsTheDark' } as const;
    expect(brokenLink('toy1:cave', [issue])).toEqual({ kind: 'impossibleLink', text: 'toy1:cave', issues: [issue] });
    expect(brokenLink('x', [issue, { code: 'badNotation', path: '' }]).kind).toBe('brokenLink');
  });

  it('leaves the own game alone until something is done on it, and then keeps both', async () => {
    const shelf = shelfWithOwn();
    const tab = await openTab(shelf, `#${LINKED}`);
    expect(keptNotations(shelf)).toEqual([OWN]);
    tab.do(tapFigures('ada'), tapRegion('tower'));
    expect(keptNotations(shelf)).toEqual(['toy1:tower:hill:cave:tower:blue:5', OWN]);
    tab.do({ type: 'undo' }, { type: 'undo' });
    expect(tab.notation()).toBe(OWN);
  });

  it('leaves the own game alone while one after the other is only looked at', async () => {
    const shelf = shelfWithOwn();
    const tab = await openTab(shelf, `#${LINKED}`);
    for (const moon of [1, 2, 3]) {
      tab.do({ ...scenario, position: { ...toyGame.start, moon }, cause: { kind: 'link' } });
    }
    expect(keptNotations(shelf)).toEqual([OWN]);
    tab.do(...goMill);
    expect(keptNotations(shelf)).toEqual(['toy1:mill:hill:tower:tower:blue:3', OWN]);
  });

  it('is left again with undo, at once or after a reload', async () => {
    const shelf = shelfWithOwn();
    const tab = await openTab(shelf, `#${LINKED}`);
    const again = await tab.reload();
    expect([again.notation(), again.state().notice]).toEqual([LINKED, { kind: 'linkOpened', former: true }]);
    again.do({ type: 'undo' });
    expect([again.notation(), keptNotations(shelf)]).toEqual([OWN, [OWN]]);
  });

  it('that shows a running game is no link but that game', async () => {
    const shelf = shelfWithOwn();
    const tab = await openTab(shelf);
    tab.do(openStart, ...goMill, { type: 'begin', action: 'march' });
    const other = await openTab(shelf, `#${OWN}`);
    expect([other.notation(), other.state().notice]).toEqual([OWN, null]);
    other.do(tapFigures('ada'), tapRegion('lake'));
    expect(keptNotations(shelf)).toEqual(['toy1:lake:mill:tower:tower:red:7', tab.notation()]);
  });
});

describe('saving', () => {
  it('begins with the first change', async () => {
    const shelf = openShelf();
    const tab = await openTab(shelf);
    expect(shelf.texts()).toEqual({});
    tab.do(tapRegion('mill'));
    expect(keptNotations(shelf)).toEqual(['toy1:mill:hill:tower:lake:blue:3']);
  });

  it('begins with what was done before it was there', async () => {
    const shelf = shelfWithOwn();
    const tab = await openTab(shelf, '', openShelf(), () => NOON, goMill.slice(0, 1));
    expect(tab.state().selected).toEqual(['ada']);
    const early = await openTab(shelf, '', openShelf(), () => NOON, [tapFigures('ada'), tapRegion('lake')]);
    expect(keptNotations(shelf)).toEqual(['toy1:lake:mill:tower:tower:red:7']);
    early.do({ type: 'undo' });
    expect(early.notation()).toBe(OWN);
  });

  it('keeps an own game when a ready position takes its place, once', async () => {
    const shelf = shelfWithOwn();
    const tab = await openTab(shelf);
    tab.do(openStart);
    expect(keptNotations(shelf)).toEqual([toyGame.format(toyGame.start), OWN]);
    tab.do({ type: 'undo' }, openStart, { type: 'undo' }, openStart, openStart);
    expect(keptNotations(shelf)).toEqual([toyGame.format(toyGame.start), OWN]);
  });

  it.each([
    ['storageFull', fullShelf],
    ['storageRefused', closedShelf],
    ['storageRefused', null],
  ])('says %s once and plays on', async (kind, shelf) => {
    const tab = await openTab(shelf);
    tab.do(tapRegion('mill'));
    await Promise.resolve();
    expect(tab.state().notice).toEqual({ kind });
    tab.do(tapFigures('bo'), tapRegion('mill'));
    await Promise.resolve();
    expect(tab.state().notice).toMatchObject({ kind: 'done' });
    expect(tab.notation()).toBe('toy1:mill:mill:tower:lake:blue:3');
  });

  it('goes on where the storage of the tab alone is closed', async () => {
    const shelf = openShelf();
    const tab = await openTab(shelf, '', closedShelf);
    tab.do(tapRegion('mill'));
    const again = await tab.reload();
    expect([again.notation(), again.state().notice]).toEqual([tab.notation(), null]);
    again.do({ type: 'undo' });
    expect(again.notation()).toBe(EXAMPLE);
  });
});

describe('a page that is left before its address says what was saved last', () => {
  const bo = [tapFigures('bo'), tapRegion('mill')];
  it.each([
    ['the first move', '', [], goMill.slice(1)],
    ['another move', '', goMill.slice(1), bo],
    ['two moves', '', [], [...goMill.slice(1), ...bo]],
    ['an undo', '', [...goMill.slice(1), ...bo], [{ type: 'undo' }]],
    ['a move on a link', `#${LINKED}`, [], [tapFigures('ada'), tapRegion('tower')]],
    ['another game', '', goMill.slice(1), [openStart]],
  ] as const)(
    'comes back after %s as it was, and takes its own address for no link',
    async (_what, from, seen, unseen) => {
      const tab = await openTab(openShelf(), from);
      tab.do(...seen);
      const address = `#${tab.notation()}`;
      tab.doUnseen(...unseen);
      const again = await tab.reload();
      expect([again.notation(), again.state().notice]).toEqual([tab.notation(), null]);
      expect(`#${again.notation()}`).not.toBe(address);
    },
  );

  it('opens a link with that address all the same', async () => {
    const tab = await openTab(openShelf());
    tab.do(...goMill.slice(1));
    const before = tab.notation();
    tab.do(tapFigures('bo'), tapRegion('mill'));
    const again = await tab.follow(`#${before}`);
    expect([again.notation(), again.state().notice]).toEqual([before, { kind: 'linkOpened', former: true }]);
  });
});

describe('two tabs', () => {
  it('that opened one game go on beside each other', async () => {
    const shelf = shelfWithOwn();
    const [one, two] = [await openTab(shelf), await openTab(shelf)];
    one.do(tapFigures('ada'), tapRegion('lake'));
    two.do(tapFigures('bo'), tapRegion('hill'));
    one.do(tapFigures('bo'), tapRegion('lake'));
    expect(keptNotations(shelf)).toEqual(['toy1:mill:hill:tower:tower:red:7', 'toy1:lake:lake:tower:tower:red:7']);
    const [first, second] = [await one.reload(), await two.reload()];
    expect([first.notation(), second.notation()]).toEqual([one.notation(), two.notation()]);
    expect([first.state().notice, second.state().notice]).toEqual([null, null]);
    first.do({ type: 'undo' }, { type: 'undo' });
    second.do({ type: 'undo' });
    expect([first.notation(), second.notation()]).toEqual([OWN, OWN]);
  });

  it('stay where they are on reload, though the other has gone on', async () => {
    const shelf = shelfWithOwn();
    const [one, two] = [await openTab(shelf), await openTab(shelf)];
    one.do(tapFigures('ada'), tapRegion('lake'), tapFigures('bo'), tapRegion('lake'));
    const again = await two.reload();
    expect([again.notation(), again.state().notice]).toEqual([OWN, null]);
    again.do(tapFigures('bo'), tapRegion('hill'));
    expect(keptNotations(shelf)).toEqual(['toy1:mill:hill:tower:tower:red:7', one.notation()]);
  });

  it('a duplicated one gets a game of its own with its first change', async () => {
    const shelf = shelfWithOwn();
    const one = await openTab(shelf);
    one.do(tapFigures('ada'), tapRegion('lake'));
    const copied = openShelf({ 'sendas.tab': one.own?.getItem('sendas.tab') ?? '' });
    const two = await openTab(shelf, `#${one.notation()}`, copied);
    two.do(tapFigures('bo'), tapRegion('lake'));
    one.do(tapFigures('bo'), tapRegion('hill'));
    expect(keptNotations(shelf).toSorted()).toEqual([one.notation(), two.notation()].toSorted());
    expect(one.keeper.presentRun()).not.toBe(two.keeper.presentRun());
  });

  it('a new one goes on with the latest, whatever the clock says', async () => {
    const shelf = openShelf();
    const late = await openTab(shelf, '', openShelf(), () => NOON);
    late.do(tapRegion('mill'));
    const early = await openTab(shelf, `#${LINKED}`, openShelf(), () => 0);
    early.do(tapFigures('ada'), tapRegion('tower'));
    const next = await openTab(shelf);
    expect(next.notation()).toBe(early.notation());
    expect(keptNotations(shelf)).toEqual([early.notation(), late.notation()]);
  });
});

describe('a game that has gone on in another tab', () => {
  async function twoTabs() {
    const shelf = openShelf();
    const one = await openTab(shelf);
    one.do(tapRegion('mill'));
    return { shelf, one, two: await openTab(shelf), run: one.keeper.presentRun() ?? '' };
  }

  it('is asked about once, and stays as it is where one stays', async () => {
    const { shelf, one, two, run } = await twoTabs();
    one.do(tapFigures('bo'), tapRegion('mill'));
    two.hear();
    expect([two.notation(), two.state().notice]).toEqual(['toy1:mill:hill:tower:lake:blue:3', { kind: 'wentOn', run }]);
    two.do({ type: 'notify', notice: null });
    one.do(tapFigures('ada'), tapRegion('lake'));
    two.hear();
    expect(two.state().notice).toBeNull();
    two.do(tapFigures('bo'), tapRegion('mill'));
    expect(keptNotations(shelf)).toEqual(['toy1:mill:mill:tower:lake:blue:3', 'toy1:lake:mill:tower:lake:blue:3']);
    two.hear();
    one.hear();
    expect([one.state().notice?.kind, two.state().notice?.kind]).toEqual(['done', 'done']);
  });

  it('is gone on with from there, with all its steps, and asked about again', async () => {
    const { shelf, one, two, run } = await twoTabs();
    one.do(tapFigures('bo'), tapRegion('mill'));
    two.hear();
    two.do({ type: 'notify', notice: { kind: 'reopening', run } });
    await expect.poll(two.notation).toBe('toy1:mill:mill:tower:lake:blue:3');
    expect([two.state().notice, two.keeper.presentRun()]).toEqual([null, run]);
    two.do({ type: 'undo' });
    one.hear();
    expect(one.state().notice).toEqual({ kind: 'wentOn', run });
    one.do({ type: 'notify', notice: { kind: 'reopening', run } });
    await expect.poll(one.notation).toBe('toy1:mill:hill:tower:lake:blue:3');
    one.do(tapFigures('ada'), tapRegion('lake'));
    two.hear();
    expect(two.state().notice).toEqual({ kind: 'wentOn', run });
    expect(keptNotations(shelf)).toEqual(['toy1:lake:hill:tower:lake:blue:3']);
  });

  it('is not asked about where the other one has only closed, or something else was written', async () => {
    const { one, two } = await twoTabs();
    two.hear();
    one.hear();
    expect([one.state().notice?.kind, two.state().notice]).toEqual(['done', null]);
  });
});

describe('what cannot be read', () => {
  it('costs the history and not the position, and is told once', async () => {
    const shelf = openShelf();
    const tab = await openTab(shelf);
    tab.do(tapRegion('mill'), tapFigures('bo'), tapRegion('mill'));
    const chunk = `${RUN_PREFIX}${tab.keeper.presentRun()}/0`;
    shelf.setItem(chunk, '[{"position":');
    const again = await tab.reload();
    expect([again.notation(), again.state().notice]).toEqual([tab.notation(), { kind: 'historyBroken' }]);
    expect(shelf.texts()[`sendas.aside.${chunk}`]).toBe('[{"position":');
    const third = await again.reload();
    expect([third.notation(), third.state().notice]).toEqual([tab.notation(), null]);
    expect((await openTab(shelf)).notation()).toBe(tab.notation());
  });

  it.each(['{', '[]', '{"version":2,"game":"toy","notation":"rubbish","time":0,"order":1,"count":1,"at":0}'])(
    'as a head is put aside and told once: %s',
    async (text) => {
      const shelf = openShelf({ 'sendas.latest': 'x', 'sendas.run.x': text });
      const tab = await openTab(shelf);
      expect(tab.state().notice).toEqual({ kind: 'storageBroken' });
      expect(shelf.texts()['sendas.aside.sendas.run.x']).toBe(text);
      expect((await openTab(shelf)).state().notice).toBeNull();
    },
  );

  it('because a newer page wrote it stays where it is, and is told once', async () => {
    const text = '{"version":3,"game":"toy","positions":["toy1:hill:hill:tower:tower:blue:0"]}';
    const shelf = openShelf({ 'sendas.latest': 'x', 'sendas.run.x': text });
    const tab = await openTab(shelf);
    expect([tab.notation(), tab.state().notice]).toEqual([EXAMPLE, { kind: 'storageNewer' }]);
    tab.do(tapRegion('mill'));
    expect(shelf.texts()['sendas.run.x']).toBe(text);
    expect((await openTab(shelf)).state().notice).toBeNull();
  });

  it('because it is of another game stays where it is', async () => {
    const text = '{"version":2,"game":"chess","notation":"e4","time":0,"order":1,"count":1,"at":0}';
    const shelf = openShelf({ 'sendas.latest': 'x', 'sendas.run.x': text });
    const tab = await openTab(shelf);
    expect(tab.state().notice).toEqual({ kind: 'storageForeign' });
    tab.do(tapRegion('mill'));
    expect(shelf.texts()['sendas.run.x']).toBe(text);
  });
});

describe('another game that is opened', () => {
  it('leaves the former one on the shelf, and one tap brings it back with all its steps', async () => {
    const shelf = openShelf();
    const tab = await openTab(shelf);
    tab.do(tapRegion('mill'), tapFigures('bo'), tapRegion('mill'));
    const former = tab.keeper.presentRun();
    const opened = await openTab(openShelf(), `#${LINKED}`);
    opened.do(tapFigures('ada'), tapRegion('tower'));
    const cause = { kind: 'save', name: 'Ñu' } as const;
    tab.keeper.open(opened.state().history, cause);
    expect([tab.notation(), tab.state().notice]).toEqual([opened.notation(), { kind: 'opened', cause, former }]);
    expect(keptNotations(shelf)).toEqual([opened.notation(), 'toy1:mill:mill:tower:lake:blue:3']);
    tab.do({ type: 'notify', notice: { kind: 'reopening', run: former ?? '' } });
    await expect.poll(() => tab.notation()).toBe('toy1:mill:mill:tower:lake:blue:3');
    expect(tab.keeper.presentRun()).toBe(former);
    tab.do({ type: 'undo' }, { type: 'undo' });
    expect(tab.notation()).toBe(EXAMPLE);
  });

  it('says so where the game to go back to is gone', async () => {
    const tab = await openTab(openShelf());
    tab.do({ type: 'notify', notice: { kind: 'reopening', run: 'gone' } });
    await expect.poll(() => tab.state().notice).toEqual({ kind: 'gameMissing' });
  });
});
