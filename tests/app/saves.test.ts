// Games that somebody named: kept apart from each other, never half, and nothing is lost that cannot be read.

import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createSavesDesk, type DeskNews } from '../../src/app/dialogs/saves-desk.ts';
import {
  deleteSave,
  listSaves,
  nextSaveOrder,
  readSave,
  type Save,
  saveEntry,
  writeSave,
} from '../../src/app/keeping/saves.ts';
import type { Shelf } from '../../src/app/keeping/shelf.ts';
import { saveItems, suggestedName } from '../../src/app/model/saves-model.ts';
import { thumbnailModel } from '../../src/app/model/thumbnail-model.ts';
import { stepped, tapFigures, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';
import { closedShelf, type OpenShelf, openShelf } from './toy-shelf.ts';
import { NOON, openTab } from './toy-tab.ts';
import { toyText } from './toy-text.ts';

const breathe = () => Promise.resolve();
const played = stepped([tapFigures('ada'), tapRegion('mill'), tapFigures('bo'), tapRegion('mill'), { type: 'undo' }]);

function save(id: string, name: string, order: number, time = NOON): Save {
  return { id, entry: saveEntry(toyGame, played.history, { name, time, order }) };
}

const names = (shelf: Shelf | null): readonly string[] =>
  listSaves(shelf, toyGame).saves.map(({ entry }) => entry.name);

describe('sixty saves', () => {
  it('have a key each and are listed with the latest first, whatever the clock said', () => {
    const shelf = openShelf();
    for (let order = 1; order <= 60; order++) {
      expect(writeSave(shelf, save(`s${order}`, `Game ${order}`, order, 1e12 - order))).toBe('kept');
    }
    expect(Object.keys(shelf.texts())).toHaveLength(60);
    expect(names(shelf)).toEqual(Array.from({ length: 60 }, (_, index) => `Game ${60 - index}`));
    expect(nextSaveOrder(listSaves(shelf, toyGame))).toBe(61);
    const found = saveItems({ game: toyGame, text: toyText }, listSaves(shelf, toyGame).saves, 'gÁme 5');
    expect(found.map(({ name }) => name)).toEqual([
      ...['Game 59', 'Game 58', 'Game 57', 'Game 56', 'Game 55', 'Game 54', 'Game 53', 'Game 52', 'Game 51', 'Game 50'],
      'Game 5',
    ]);
  });

  it('are overwritten and deleted one by one', () => {
    const shelf = openShelf();
    for (const order of [1, 2, 3]) writeSave(shelf, save(`s${order}`, `Game ${order}`, order));
    writeSave(shelf, save('s1', 'Again', 4));
    expect(deleteSave(shelf, 's2')).toBe(true);
    expect(names(shelf)).toEqual(['Again', 'Game 3']);
    expect(deleteSave(closedShelf, 's2')).toBe(false);
  });
});

describe('a save', () => {
  it('is opened with its whole history', async () => {
    const shelf = openShelf();
    writeSave(shelf, save('s', 'Mine', 1));
    const [kept] = listSaves(shelf, toyGame).saves;
    expect(kept && (await readSave(toyGame, kept.entry, breathe))).toEqual({ history: played.history, whole: true });
  });

  it('whose history cannot be read is opened at its position', async () => {
    const { entry } = save('s', 'Mine', 1);
    const read = await readSave(toyGame, { ...entry, history: { steps: 7 } }, breathe);
    expect([read?.whole, read?.history.steps.length]).toEqual([false, 1]);
    expect(read && toyGame.format(read.history.steps[0].position)).toBe(entry.notation);
    expect(await readSave(toyGame, { ...entry, history: null, notation: 'rubbish' }, breathe)).toBeNull();
  });

  it.each(['', '{', '[]', 'null', '{"version":3,"game":"toy"}', '{"version":2,"game":"toy","name":""}'])(
    'that cannot be read is counted and stays: %s',
    (text) => {
      const shelf = openShelf({ 'sendas.save.odd': text });
      writeSave(shelf, save('s', 'Mine', 1));
      expect(listSaves(shelf, toyGame)).toMatchObject({ unreadable: 1, saves: [{ id: 's' }] });
      expect(shelf.texts()['sendas.save.odd']).toBe(text);
    },
  );

  it('of another game is not in the list', () => {
    const { entry } = save('s', 'Mine', 1);
    const shelf = openShelf({ 'sendas.save.s': JSON.stringify({ ...entry, game: 'chess' }) });
    expect(listSaves(shelf, toyGame)).toEqual({ saves: [], unreadable: 0 });
  });

  it('is called by the date and what happened, until somebody names it', () => {
    const sources = { game: toyGame, text: toyText };
    expect(suggestedName(sources, played, NOON)).toBe(
      'saves.suggestion(date=May 3, 2024 what=cause.move(figures=ada to=mill count=1))',
    );
    expect(suggestedName(sources, stepped([]), NOON)).toBe('saves.suggestionBegun(date=May 3, 2024)');
  });

  it('is pictured by its figures and by what has changed hands', () => {
    expect(thumbnailModel(toyGame, { ...toyGame.start, tower: 'red' })).toEqual({
      dots: [
        { region: 'hill', side: 'red', count: 2 },
        { region: 'tower', side: 'blue', count: 2 },
      ],
      signs: [{ region: 'tower', side: 'red', besieged: false }],
    });
    const away = { ...toyGame.start, places: { ...toyGame.start.places, ada: 'bag', bo: 'bag' } };
    expect(thumbnailModel(toyGame, away)).toEqual({ dots: [{ region: 'tower', side: 'blue', count: 2 }], signs: [] });
  });
});

async function deskOn(shelf: Shelf | null) {
  const { store, keeper, do: act } = await openTab(shelf);
  const desk = createSavesDesk({ game: toyGame, store, text: signal(toyText), keeper });
  const news = (): string | undefined => desk.news.peek()?.text;
  const undo = (): void => (desk.news.peek() as DeskNews).undo?.();
  return { desk, store, act, news, undo };
}

describe('what is done to saves', () => {
  it('can be taken back: saving, renaming, overwriting, deleting', async () => {
    const shelf = openShelf();
    const { desk, act, news, undo } = await deskOn(shelf);
    desk.save('One');
    expect([names(shelf), news()]).toEqual([['One'], 'saves.news.saved(name=One)']);
    const [{ id } = { id: '' }] = desk.content.peek().list.saves;
    const first = shelf.texts()[`sendas.save.${id}`];

    desk.rename(id, 'Uno');
    expect([names(shelf), desk.marked.peek()]).toEqual([['Uno'], id]);
    undo();
    expect([names(shelf), news()]).toEqual([['One'], 'saves.news.broughtBack(name=One)']);

    act(tapRegion('mill'));
    desk.overwrite(id);
    expect(listSaves(shelf, toyGame).saves[0]?.entry).toMatchObject({
      name: 'One',
      notation: 'toy1:mill:hill:tower:lake:blue:3',
    });
    undo();
    expect(shelf.texts()[`sendas.save.${id}`]).toBe(first);

    desk.remove(id);
    expect(names(shelf)).toEqual([]);
    undo();
    expect(shelf.texts()[`sendas.save.${id}`]).toBe(first);

    desk.save('Two');
    undo();
    expect(names(shelf)).toEqual(['One']);
  });

  it('in two tabs meets nowhere', async () => {
    const shelf = openShelf();
    const [one, two] = [await deskOn(shelf), await deskOn(shelf)];
    one.desk.save('One');
    two.desk.save('Two');
    one.desk.save('Three');
    one.desk.refresh();
    expect(names(shelf).toSorted()).toEqual(['One', 'Three', 'Two']);
    expect(one.desk.content.peek().list.saves).toHaveLength(3);
  });

  it('opens the game with its history, and the one that was there stays', async () => {
    const shelf = openShelf();
    const { desk, act, store } = await deskOn(shelf);
    act(tapRegion('mill'));
    desk.save('Mill');
    act(tapFigures('bo'), tapRegion('mill'), tapFigures('bo'), tapRegion('lake'));
    const [{ id } = { id: '' }] = desk.content.peek().list.saves;
    await desk.open(id);
    expect(store.state.peek().notice).toMatchObject({ kind: 'opened', cause: { kind: 'save', name: 'Mill' } });
    expect(store.state.peek().history.steps).toHaveLength(2);
    desk.refresh();
    expect(desk.content.peek().runs).toHaveLength(2);
  });

  it.each([
    ['full', openShelf({}, 40)],
    ['refused', closedShelf],
    ['refused', null],
  ])('says %s where there is no room, and nothing is changed', async (kind, shelf) => {
    const { desk, news } = await deskOn(shelf);
    desk.save('One');
    expect([news(), names(shelf)]).toEqual([`saves.failed.${kind}`, []]);
  });

  it('says so where the game is gone meanwhile', async () => {
    const shelf: OpenShelf = openShelf();
    const { desk, news } = await deskOn(shelf);
    await desk.open('gone');
    expect(news()).toBe('saves.failed.unreadable');
    await desk.openRun('gone');
    expect(news()).toBe('saves.failed.unreadable');
  });
});

const file = (name: string, text: string) => ({ name, size: text.length, text: async () => text }) as File;

describe('a file', () => {
  const { entry } = save('s', 'Mía', 1);
  const filed = (games: readonly unknown[], more = {}) =>
    JSON.stringify({ format: 'sendas', version: 1, game: 'toy', games, ...more });
  const game = { name: 'Mía', time: NOON, history: entry.history };

  it('adds all of its games, and one undo takes them out again', async () => {
    const shelf = openShelf();
    const { desk, news, undo } = await deskOn(shelf);
    desk.save('Before');
    await desk.importFile(file('a.json', filed([game, { ...game, name: 'Otra' }])));
    expect([names(shelf), news()]).toEqual([['Mía', 'Otra', 'Before'], 'saves.news.imported(count=2)']);
    undo();
    expect([names(shelf), news()]).toEqual([['Before'], 'saves.news.importUndone(count=2)']);
  });

  it('adds none of its games where there is room for some', async () => {
    const shelf = openShelf({}, 2500);
    const { desk, news } = await deskOn(shelf);
    await desk.importFile(file('a.json', filed(Array.from({ length: 20 }, () => game))));
    expect([names(shelf), news()]).toEqual([[], 'saves.failed.full']);
  });

  it.each([
    ['saves.fault.notJson', 'hello'],
    ['saves.fault.notOurs', '{}'],
    ['saves.fault.notOurs', 'null'],
    ['saves.fault.otherVersion(found=9)', filed([game], { version: 9 })],
    ['saves.fault.otherGame(found=chess)', filed([game], { game: 'chess' })],
    ['saves.fault.inFile(place=/games)', filed([])],
    ['saves.fault.inGame(place=/games/1/name game=2)', filed([game, { ...game, name: ' ' }])],
    ['saves.fault.inGame(place=/games/0/time game=1)', filed([{ ...game, time: 'noon' }])],
    [
      'saves.fault.inStepWhat(place=/games/0/history/steps/1/position what=badNotation game=1 step=2)',
      filed([
        { ...game, history: { steps: [{ position: 'toy1:hill:hill:tower:tower:blue:0' }, { position: 'x' }], at: 0 } },
      ]),
    ],
    [
      'saves.fault.inStepField(place=/games/0/history/steps/0/cause game=1 step=1)',
      filed([
        {
          ...game,
          history: { steps: [{ position: 'toy1:hill:hill:tower:tower:blue:0', cause: { kind: 'link' } }], at: 0 },
        },
      ]),
    ],
  ])('with a fault adds nothing and tells where it is: %s', async (fault, text) => {
    const shelf = openShelf();
    const { desk, news } = await deskOn(shelf);
    await desk.importFile(file('a.json', text));
    expect([names(shelf), news(), desk.news.peek()?.details]).toEqual([
      [],
      'saves.failed.file(file=a.json)',
      [expect.stringContaining(fault)],
    ]);
  });

  it('that is huge or cannot be read is refused', async () => {
    const { desk, news } = await deskOn(openShelf());
    await desk.importFile({ ...file('big.json', ''), size: 9e9, text: async () => '' } as File);
    expect(desk.news.peek()?.details).toEqual(['saves.fault.tooLarge']);
    await desk.importFile({ ...file('gone.json', ''), text: () => Promise.reject(new Error('gone')) } as File);
    expect(news()).toBe('saves.failed.fileUnread(file=gone.json)');
  });
});
