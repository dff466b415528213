// Files of games, as «my games» takes them in: all of it or nothing, and what was there stays.
import { signal } from '@preact/signals';
import { createSavesDesk } from '../../../src/app/dialogs/saves-desk.ts';
import { readHistory } from '../../../src/app/keeping/read-history.ts';
import { saveEntry } from '../../../src/app/keeping/saves.ts';
import { historyEntry } from '../../../src/app/keeping/step-entry.ts';
import { causeText } from '../../../src/app/model/notice-model.ts';
import { setScene } from '../../../src/app/model/scene.ts';
import type { Action } from '../../../src/app/state/action.ts';
import { createState, DEFAULT_PREFERENCES } from '../../../src/app/state/app-state.ts';
import { goTo, type History, startHistory, stepOf } from '../../../src/app/state/history.ts';
import { createStore } from '../../../src/app/state/store.ts';
import { update } from '../../../src/app/state/update.ts';
import { warOfTheRing as game } from '../../../src/games/war-of-the-ring/index.ts';
import { createTextSync } from '../../../src/text/index.ts';
import { loadPagePart } from '../../../src/text/page-parts.ts';
import { openShelf } from '../../app/toy-shelf.ts';
import { claim, type Door } from '../door.ts';
import { harmJson } from '../harm.ts';

const text = createTextSync('es', game.id);
text.add(await loadPagePart('es', 'table'));
const breathe = () => Promise.resolve();

type Position = typeof game.start;

function played(actions: readonly Action<Position>[]): History<Position> {
  const opened = game.parse('wotr1;p=bre:stle');
  const first = createState(startHistory(opened.ok ? opened.value : game.start), DEFAULT_PREFERENCES);
  return actions.reduce((state, action) => update(game, state, action), first).history;
}

/** One of each kind of step. */
const LONG = played([
  { type: 'choose', figures: ['strider'] },
  { type: 'begin', action: 'characterDieFreePeoples' },
  { type: 'choose', figures: ['strider'] },
  { type: 'move', to: 'buckland' },
  { type: 'end' },
  { type: 'edit', edit: { type: 'setting', region: 'minas-tirith', setting: 'besieged', value: 'yes' } },
  { type: 'undo' },
  { type: 'edit', edit: { type: 'counter', counter: 'progress', value: 4 } },
]);
const SHORT = played([{ type: 'edit', edit: { type: 'place', figure: 'gimli', place: 'eliminated' } }]);

const filed = (...histories: readonly History<Position>[]) => ({
  format: 'sendas',
  version: 1,
  game: game.id,
  games: histories.map((history) => ({ name: 'Mía', time: 1e12, history: historyEntry(game, history) })),
});
const SHORT_FILES = [filed(SHORT), filed(SHORT, SHORT)] as const;
const LONG_FILE = filed(LONG);

const saved = saveEntry(game, SHORT, { name: 'De antes', time: 1e12, order: 1 });
const shelf = openShelf({ 'sendas.save.before': JSON.stringify(saved) });
const before = JSON.stringify(shelf.texts());
let ids = 0;
const desk = createSavesDesk({
  game,
  store: createStore(game, createState(SHORT, DEFAULT_PREFERENCES)),
  text: signal(text),
  keeper: {
    shelf,
    breathe,
    now: () => 1e12,
    newId: () => `id${++ids}`,
    presentRun: () => null,
    open: () => undefined,
    openRun: async () => false,
  },
});

/** Each step in words, judged and taken back, as the log and the panels would do. */
function use(history: History<Position>): void {
  for (const at of history.steps.keys()) {
    const state = createState(goTo(history, at), DEFAULT_PREFERENCES);
    const { cause, turn } = stepOf(state.history);
    if (cause !== null) claim(causeText(setScene(game, state, text), cause) !== '', `no words for ${cause.kind}`);
    if (turn === null) continue;
    game.movable(turn);
    update(game, state, { type: 'takeBack', move: 0 });
    update(game, state, { type: 'end' });
  }
}

export const file: Door<string> = {
  name: 'file',
  make: (choices) => harmJson(choices.once(6) ? LONG_FILE : choices.of(SHORT_FILES), choices),
  async enter(json) {
    // A file is no more to the page than its name, its size and its text.
    await desk.importFile({ name: 'a.json', size: json.length, text: async () => json } as File);
    const news = desk.news.peek();
    if (news?.kind === 'failed') {
      claim(news.details.length > 0 && news.details.every((line) => line !== ''), 'refused without a word');
      claim(JSON.stringify(shelf.texts()) === before, 'a broken file changed what was kept');
      return;
    }
    const { saves } = desk.content.peek().list;
    claim(saves.length > 1 && saves.some(({ id }) => id === 'before'), 'taken in and not there');
    // Costs more than reading: the shortest way to see that what was taken in can be used.
    for (const { id, entry } of saves) if (id !== 'before' && ids % 8 === 0) await useEntry(entry.history);
    news?.undo?.();
    claim(JSON.stringify(shelf.texts()) === before, 'what was taken in cannot be taken out');
  },
};

async function useEntry(entry: unknown): Promise<void> {
  const read = await readHistory(game, entry as Parameters<typeof readHistory>[1], breathe);
  claim(read.ok, 'kept what cannot be read');
  use(read.value);
}
