// Making lessons: nothing that was made is lost, whatever the browser keeps and whatever is opened.
import { describe, expect, it, vi } from 'vitest';
import type { Shelf } from '../../../src/app/keeping/shelf.ts';
import { checkDraft, fileOf } from '../../../src/app/workshop/draft-lesson.ts';
import { readMade } from '../../../src/app/workshop/made-shelf.ts';
import type { createWorkshop, Workshop } from '../../../src/app/workshop/workshop.ts';
import { toyGame } from '../toy-game.ts';
import { openShelf } from '../toy-shelf.ts';
import { toyText } from '../toy-text.ts';
import { openWorkshop } from '../toy-workshop.ts';

type Board = Parameters<Parameters<typeof createWorkshop>[0]['openStepBoard']>[0];

interface Tab {
  readonly workshop: Workshop;
  readonly boards: Board[];
  readonly played: string[];
}

function openTab(shelf: Shelf | null): Tab {
  const boards: Board[] = [];
  const played: string[] = [];
  const workshop = openWorkshop(shelf, {
    openStepBoard: async (board) => void boards.push(board),
    onPlay: ({ id }, isLinked) => void played.push(`${id} ${isLinked}`),
  });
  return { workshop, boards, played };
}

const titles = ({ workshop }: Tab) => workshop.list.value.items.map(workshop.titleOf);
const goals = ({ workshop }: Tab) => workshop.draft.value?.steps.map(({ goal, to }) => `${goal} ${to}`);

function rename({ workshop }: Tab, title: string): void {
  const draft = workshop.draft.value;
  if (draft !== null) workshop.change({ ...draft, title });
}

function begun(shelf: Shelf | null, title: string): Tab {
  const tab = openTab(shelf);
  tab.workshop.begin();
  rename(tab, title);
  return tab;
}

describe('a draft on the shelf', () => {
  const step = { id: 'one', position: toyGame.format(toyGame.start), action: null, moves: [], selected: ['ada'] };
  const words = { goal: 'arrive', to: 'mill', text: '', task: '', right: '', hint: '' };
  const kept = (change: object) => ({
    id: 'odd',
    draft: { id: 'odd', language: 'es', title: 'Odd', learned: '', steps: [{ ...step, ...words, ...change }] },
  });

  it.each([
    ['a figure', { selected: ['sauron'] }],
    ['a region', { to: 'moria' }],
    ['an action', { action: 'fly' }],
    ['a region to move to', { action: 'march', moves: [{ figures: ['ada'], to: 'moria' }] }],
  ])('that names %s that there is not stays there, out of the list', (_what, change) => {
    const record = { version: 1, items: [kept({}), kept(change)] };
    const shelf = openShelf({ 'sendas.made.toy': JSON.stringify(record) });
    const tab = openTab(shelf);
    expect([titles(tab), tab.workshop.list.value.unreadable]).toEqual([['Odd'], [kept(change)]]);
    rename(begun(shelf, 'Mine'), 'Yours');
    expect(JSON.parse(shelf.getItem('sendas.made.toy') ?? '').items.slice(1)).toEqual(record.items);
  });
});

it.each([
  ['that is whole', '{"version":1,"items":[]}', null],
  ['that is cut', '{"version":1,"ite', { kind: 'broken' }],
  ['of a newer version', '{"version":2,"items":{}}', { kind: 'newer' }],
])('a record %s is told for what it is', (_what, text, news) => {
  expect(openTab(openShelf({ 'sendas.made.toy': text })).workshop.news.value).toEqual(news);
});

describe('a lesson that is made', () => {
  it('is on the shelf with every change', () => {
    const shelf = openShelf();
    begun(shelf, 'Mine');
    expect(titles(openTab(shelf))).toEqual(['Mine']);
  });

  it('reads the shelf once for every change', () => {
    const shelf = openShelf();
    const tab = begun(shelf, 'Mine');
    const reads = vi.spyOn(shelf, 'getItem');
    rename(tab, 'Yours');
    expect([reads.mock.calls, titles(tab)]).toEqual([[['sendas.made.toy']], ['Yours']]);
  });

  it('lasts as long as the page where the browser keeps nothing, and its maker is told', () => {
    const tab = begun(null, 'Mine');
    expect(tab.workshop.news.value).toEqual({ kind: 'notKept' });
    tab.workshop.close();
    expect(titles(tab)).toEqual(['Mine']);
    const [item] = tab.workshop.list.value.items;
    if (item !== undefined) tab.workshop.edit(item);
    expect(tab.workshop.draft.value?.title).toBe('Mine');
  });

  it('is gone on with in the other tab that has it open', () => {
    const shelf = openShelf();
    const one = begun(shelf, 'Mine');
    const other = openTab(shelf);
    const [item] = other.workshop.list.value.items;
    if (item !== undefined) other.workshop.edit(item);
    rename(one, 'Changed');
    other.workshop.refresh();
    expect(other.workshop.draft.value?.title).toBe('Changed');
  });

  it('that another tab has gone on with since it was deleted here stays as it is there', () => {
    const shelf = openShelf();
    const one = begun(shelf, 'Mine');
    const other = openTab(shelf);
    other.workshop.drop(other.workshop.list.value.items[0]?.id ?? '');
    const news = other.workshop.news.value;
    rename(one, 'Newer');
    if (news?.kind !== 'dropped') throw new Error('it can be undone');
    news.undo();
    expect([titles(other), titles(openTab(shelf))]).toEqual([['Newer'], ['Newer']]);
  });

  it.each([
    ['the browser keeps nothing', null],
    ['a newer version wrote what is kept', openShelf({ 'sendas.made.toy': '{"version":2,"lessons":{}}' })],
  ])('comes back once it was deleted, also where %s', (_what, shelf) => {
    const tab = begun(shelf, 'Mine');
    tab.workshop.close();
    tab.workshop.drop(tab.workshop.list.value.items[0]?.id ?? '');
    expect(titles(tab)).toEqual([]);
    const news = tab.workshop.news.value;
    if (news?.kind !== 'dropped') throw new Error('it can be undone');
    news.undo();
    expect([titles(tab), tab.workshop.news.value]).toEqual([['Mine'], { kind: 'notKept' }]);
  });

  it('stays where the browser does not delete it', () => {
    const shelf = openShelf();
    const tab = begun(shelf, 'Mine');
    tab.workshop.close();
    shelf.setItem = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    tab.workshop.drop(tab.workshop.list.value.items[0]?.id ?? '');
    expect([titles(tab), tab.workshop.news.value]).toEqual([['Mine'], { kind: 'notDropped' }]);
  });

  it('comes back once it was deleted', () => {
    const shelf = openShelf();
    const tab = begun(shelf, 'Mine');
    tab.workshop.close();
    tab.workshop.drop(tab.workshop.list.value.items[0]?.id ?? '');
    expect([titles(tab), titles(openTab(shelf))]).toEqual([[], []]);
    const news = tab.workshop.news.value;
    expect(news?.kind).toBe('dropped');
    if (news?.kind === 'dropped') news.undo();
    expect([titles(tab), titles(openTab(shelf))]).toEqual([['Mine'], ['Mine']]);
  });
});

describe('a step', () => {
  it('is set up on the map, and kept while it is', () => {
    const shelf = openShelf();
    const tab = begun(shelf, 'Mine');
    tab.workshop.addStep();
    expect(tab.boards.map(({ number, isNew }) => [number, isNew])).toEqual([[2, true]]);
    const position = toyGame.format(toyGame.start);
    tab.boards[0]?.onTaken({ position, action: null, moves: [], selected: ['ada'], goal: 'judge', to: 'tower' });
    expect(goals(tab)).toEqual(['tap null', 'judge tower']);
    const [kept] = readMade(shelf, 'toy').items;
    expect(kept && 'draft' in kept && kept.draft.steps.map(({ to }) => to)).toEqual([null, 'tower']);
    tab.boards[0]?.onDiscard();
    expect(goals(tab)).toEqual(['tap null']);
  });

  it('is as it was where what was set up is discarded', () => {
    const tab = begun(openShelf(), 'Mine');
    const [first] = tab.workshop.draft.value?.steps ?? [];
    tab.workshop.setUp(first?.id ?? '');
    const position = toyGame.format(toyGame.start);
    tab.boards[0]?.onTaken({ position, action: null, moves: [], selected: [], goal: 'tap', to: 'lake' });
    expect(goals(tab)).toEqual(['tap lake']);
    tab.boards[0]?.onDiscard();
    expect(tab.workshop.draft.value?.steps).toEqual([first]);
  });

  it('comes back to its place with its words once it was removed', () => {
    const tab = begun(openShelf(), 'Mine');
    tab.workshop.addStep();
    const before = tab.workshop.draft.value?.steps;
    tab.workshop.dropStep(before?.[0]?.id ?? '');
    expect(goals(tab)).toHaveLength(1);
    const news = tab.workshop.news.value;
    if (news?.kind === 'stepDropped') news.undo();
    expect(tab.workshop.draft.value?.steps).toEqual(before);
  });

  it('that is wrong is unfolded where the lesson is tried', () => {
    const tab = begun(openShelf(), 'Mine');
    const draft = tab.workshop.draft.value;
    tab.workshop.unfolded.value = null;
    if (draft !== null) tab.workshop.play({ id: draft.id, draft });
    expect(tab.played).toEqual([]);
    expect(tab.workshop.news.value).toEqual({
      kind: 'issues',
      what: 'draft',
      issues: [{ code: 'noRegion', path: '/steps/0' }],
    });
    expect(tab.workshop.unfolded.value).toBe(draft?.steps[0]?.id);
  });
});

describe('a lesson from a link', () => {
  const FILE = (() => {
    const tab = begun(openShelf(), 'Sent');
    const draft = tab.workshop.draft.value;
    const [step] = draft?.steps ?? [];
    if (draft === null || step === undefined) throw new Error('a lesson begins with a step');
    const whole = { ...draft, id: 'sent', steps: [{ ...step, to: 'lake' }] };
    if (!checkDraft(toyGame, toyText, whole).ok) throw new Error('a step with its region is a lesson');
    return fileOf(toyGame, toyText, whole);
  })();

  it('is played and kept, once however often it is opened', () => {
    const tab = openTab(openShelf());
    tab.workshop.playLinked(FILE);
    tab.workshop.playLinked(FILE);
    expect([tab.played, titles(tab)]).toEqual([['sent true', 'sent true'], ['Sent']]);
  });

  it('that its maker changed is kept beside the former one', () => {
    const tab = openTab(openShelf());
    const changed = JSON.parse(JSON.stringify(FILE).replace('Sent', 'Sent again')) as unknown;
    for (const file of [FILE, changed, changed]) tab.workshop.playLinked(file);
    expect(tab.workshop.list.value.items).toHaveLength(2);
  });

  it('that holds none is told, and nothing is kept', () => {
    const tab = openTab(openShelf());
    tab.workshop.playLinked(null);
    expect([tab.workshop.news.value, tab.played, titles(tab)]).toEqual([{ kind: 'linkBroken' }, [], []]);
    tab.workshop.playLinked({ ...FILE, game: 'chess' });
    expect(tab.workshop.news.value).toMatchObject({ kind: 'issues', issues: [{ code: 'otherGame', found: 'chess' }] });
  });
});

describe('a file', () => {
  it.each([
    ['larger than any lesson', 'x'.repeat(300_001), { kind: 'tooLarge' }],
    ['that is cut', '{"version":1', { kind: 'notJson' }],
    ['that is empty', '', { kind: 'notJson' }],
    ['of something else', '[]', { kind: 'issues', issues: [{ code: 'otherVersion', path: '/version' }] }],
    ['of another version', '{"version":2}', { kind: 'issues', issues: [{ code: 'otherVersion', found: '2' }] }],
  ])('%s is told, and changes nothing', async (_what, content, news) => {
    const tab = begun(openShelf(), 'Mine');
    await tab.workshop.importFile(new File([content], 'lesson.json'));
    expect(tab.workshop.news.value).toMatchObject(news);
    expect(titles(tab)).toEqual(['Mine']);
  });
});
