// What can be done with saved games. Each deed tells how it went, and how to take it back where that can be.

import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import { ownState } from '../exercise.ts';
import { fileName, formatGameFile, LARGEST_FILE, parseGameFile, type ReadGame } from '../keeping/game-file.ts';
import type { Keeper } from '../keeping/keeper.ts';
import { listRuns, type Run } from '../keeping/runs.ts';
import {
  deleteSave,
  listSaves,
  nextSaveOrder,
  readSave,
  type Save,
  type SaveList,
  saveEntry,
  writeSave,
} from '../keeping/saves.ts';
import type { Keeping } from '../keeping/shelf.ts';
import { historyEntry } from '../keeping/step-entry.ts';
import { faultText } from '../model/saves-model.ts';
import type { Store } from '../state/store.ts';
import { saveFile } from './save-file.ts';

export interface DeskNews {
  readonly text: string;
  /** Further lines, such as each fault of a file. */
  readonly details: readonly string[];
  readonly kind: 'done' | 'failed';
  /** What takes it back; null where nothing does. */
  readonly undo: (() => void) | null;
}

export interface DeskContent {
  readonly list: SaveList;
  readonly runs: readonly Run[];
  readonly present: string | null;
}

export interface SavesDesk {
  readonly content: ReadonlySignal<DeskContent>;
  readonly news: ReadonlySignal<DeskNews | null>;
  /** The save that was made or changed last, to be pointed out. */
  readonly marked: ReadonlySignal<string | null>;
  refresh(): void;
  clearNews(): void;
  save(name: string): void;
  open(id: string): Promise<void>;
  openRun(id: string): Promise<void>;
  rename(id: string, name: string): void;
  overwrite(id: string): void;
  remove(id: string): void;
  exportSave(id: string): void;
  exportPresent(name: string): void;
  exportAll(): void;
  importFile(file: File): Promise<void>;
}

interface DeskSources<Position> {
  readonly game: Game<Position>;
  readonly store: Store<Position>;
  readonly text: ReadonlySignal<Text>;
  readonly keeper: Keeper<Position>;
}

export function createSavesDesk<Position>({ game, store, text, keeper }: DeskSources<Position>): SavesDesk {
  const { shelf, now, newId, breathe } = keeper;
  const read = (): DeskContent => ({
    list: listSaves(shelf, game),
    runs: listRuns(shelf, game),
    present: keeper.presentRun(),
  });
  const content = signal(read());
  const news = signal<DeskNews | null>(null);
  const marked = signal<string | null>(null);
  const history = () => ownState(store).history;
  const find = (id: string): Save | undefined => content.peek().list.saves.find((save) => save.id === id);

  function refresh(): void {
    content.value = read();
  }

  function tell(
    key: string,
    facts: Readonly<Record<string, string | number>> = {},
    undo: DeskNews['undo'] = null,
  ): void {
    news.value = { text: text.peek().ui(`saves.news.${key}`, facts), details: [], kind: 'done', undo };
  }

  function fail(key: string, facts: Readonly<Record<string, string>> = {}, details: readonly string[] = []): void {
    news.value = { text: text.peek().ui(`saves.failed.${key}`, facts), details, kind: 'failed', undo: null };
  }

  /** Writes it, and tells where it cannot be written; nothing has changed then. */
  function put(save: Save): boolean {
    const keeping: Keeping = writeSave(shelf, save);
    if (keeping === 'kept') marked.value = save.id;
    else fail(keeping);
    refresh();
    return keeping === 'kept';
  }

  function takeAway(id: string): void {
    if (!deleteSave(shelf, id)) fail('refused');
    refresh();
  }

  /** Brings a save back as it was, as one more where it was deleted meanwhile. */
  const bringBack = (save: Save) => (): void => {
    if (put(save)) tell('broughtBack', { name: save.entry.name });
  };

  function add(name: string, time: number, whole: ReadGame<Position>['history']): Save | null {
    const order = nextSaveOrder(listSaves(shelf, game));
    const save = { id: newId(), entry: saveEntry(game, whole, { name, time, order }) };
    return put(save) ? save : null;
  }

  function exportGames(name: string, games: Parameters<typeof formatGameFile>[1]): void {
    const file = fileName(name, new Date(now()));
    saveFile(file, formatGameFile(game, games));
    tell('exported', { file, count: games.length });
  }

  function takeIn(games: readonly ReadGame<Position>[]): void {
    const added: Save[] = [];
    // The last of the file is the oldest, as in the list.
    for (const { name, time, history: whole } of games.toReversed()) {
      const save = add(name, time, whole);
      if (save === null) {
        for (const { id } of added) deleteSave(shelf, id);
        refresh();
        return;
      }
      added.push(save);
    }
    tell('imported', { count: games.length }, () => {
      for (const { id } of added) takeAway(id);
      tell('importUndone', { count: games.length });
    });
  }

  return {
    content,
    news,
    marked,
    refresh,
    clearNews() {
      news.value = null;
      marked.value = null;
    },
    save(name) {
      const save = add(name, now(), history());
      if (save !== null) tell('saved', { name: save.entry.name }, () => takeAway(save.id));
    },
    async open(id) {
      const save = find(id);
      const opened = save === undefined ? null : await readSave(game, save.entry, breathe);
      if (save === undefined || opened === null) {
        fail('unreadable');
        refresh();
        return;
      }
      keeper.open(opened.history, { kind: 'save', name: save.entry.name });
      if (!opened.whole) store.dispatch({ type: 'notify', notice: { kind: 'historyBroken' } });
    },
    async openRun(id) {
      if (await keeper.openRun(id)) return;
      fail('unreadable');
      refresh();
    },
    rename(id, name) {
      const save = find(id);
      if (save === undefined || save.entry.name === name) return;
      if (put({ id, entry: { ...save.entry, name } })) tell('renamed', { name }, bringBack(save));
    },
    overwrite(id) {
      const save = find(id);
      if (save === undefined) return;
      const order = nextSaveOrder(content.peek().list);
      const entry = saveEntry(game, history(), { name: save.entry.name, time: now(), order });
      if (put({ id, entry })) tell('overwritten', { name: entry.name }, bringBack(save));
    },
    remove(id) {
      const save = find(id);
      if (save === undefined) return;
      if (!deleteSave(shelf, id)) {
        fail('refused');
        return;
      }
      refresh();
      tell('removed', { name: save.entry.name }, bringBack(save));
    },
    exportSave(id) {
      const save = find(id);
      if (save !== undefined) exportGames(save.entry.name, [save.entry]);
    },
    exportPresent(name) {
      exportGames(name, [{ name, time: now(), history: historyEntry(game, history()) }]);
    },
    exportAll() {
      exportGames(
        text.peek().ui('saves.title'),
        content.peek().list.saves.map(({ entry }) => entry),
      );
    },
    async importFile(file) {
      const words = text.peek();
      if (file.size > LARGEST_FILE) {
        fail('file', { file: file.name }, [faultText(words, { code: 'tooLarge', place: '' })]);
        return;
      }
      tell('reading', { file: file.name });
      const content = await file.text().catch(() => null);
      if (content === null) {
        fail('fileUnread', { file: file.name });
        return;
      }
      const games = await parseGameFile(game, content, breathe);
      if (games.ok) takeIn(games.value);
      else
        fail(
          'file',
          { file: file.name },
          games.issues.map((fault) => faultText(text.peek(), fault)),
        );
    },
  };
}
