// Making lessons: what is on the shelf, the one that is being made, and the ways in and out.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Lesson } from '../../learning/lesson.ts';
import { readLesson } from '../../learning/read-lesson.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { saveFile } from '../dialogs/save-file.ts';
import { copyText } from '../keeping/copy-link.ts';
import { browserShelves, type Keeping } from '../keeping/shelf.ts';
import { newId } from '../keeping/start-keeping.ts';
import { type Draft, newDraft, takeFromBoard, withStep } from './draft.ts';
import { checkDraft, type DraftIssue, defaultTitle, draftOf, fileOf } from './draft-lesson.ts';
import { lessonLink } from './lesson-link.ts';
import { dropMade, keepMade, type MadeItem, type MadeList, readMade } from './made-shelf.ts';

/** Far more than a lesson is. */
const LARGEST_FILE = 300_000;

export type WorkshopNews =
  | { readonly kind: 'issues'; readonly what: 'draft' | 'file' | 'link'; readonly issues: readonly DraftIssue[] }
  | { readonly kind: 'link'; readonly address: string; readonly copied: boolean }
  | {
      readonly kind:
        | 'linkTooLong'
        | 'linkBroken'
        | 'notJson'
        | 'tooLarge'
        | 'fileUnread'
        | 'imported'
        | 'notKept'
        | 'broken';
    };

export interface Workshop {
  readonly list: ReadonlySignal<MadeList>;
  /** The draft that is open; null for the list. */
  readonly draft: Signal<Draft | null>;
  readonly news: Signal<WorkshopNews | null>;
  /** The item that would be deleted, once that is confirmed. */
  readonly doomed: Signal<string | null>;
  titleOf(item: MadeItem): string;
  /** A new lesson, with what is on the board as its first step. */
  begin(): void;
  /** Takes what is on the board for another step. */
  addStep(): void;
  /** Takes what is on the board for a step that is there. */
  retake(step: string): void;
  change(draft: Draft): void;
  edit(item: MadeItem): void;
  close(): void;
  play(item: MadeItem): void;
  share(item: MadeItem): Promise<void>;
  exportFile(item: MadeItem): void;
  drop(id: string): void;
  importFile(file: File): Promise<void>;
  /** A lesson from an address: played at once, and kept where the player wants it. */
  playLinked(file: unknown): void;
  refresh(): void;
}

interface WorkshopSources<Position> extends Pick<DialogSources<Position>, 'game' | 'store' | 'text'> {
  onPlay(lesson: Lesson): void;
}

export function createWorkshop<Position>({ game, store, text, onPlay }: WorkshopSources<Position>): Workshop {
  const shelf = browserShelves().shared;
  const list = signal(readMade(shelf, game.id));
  const draft = signal<Draft | null>(null);
  const news = signal<WorkshopNews | null>(list.peek().isBroken ? { kind: 'broken' } : null);
  const doomed = signal<string | null>(null);

  function refresh(): void {
    list.value = readMade(shelf, game.id);
  }
  function kept(outcome: Keeping): void {
    if (outcome !== 'kept') news.value = { kind: 'notKept' };
    refresh();
  }
  function change(next: Draft): void {
    draft.value = next;
    kept(keepMade(shelf, game.id, { id: next.id, draft: next }));
  }
  const file = (item: MadeItem): unknown => ('draft' in item ? fileOf(game, text.peek(), item.draft) : item.file);
  const taken = () => takeFromBoard(game, store.state.peek());
  /** The lesson, or null once it is said what is wrong with it. */
  function check(item: MadeItem): Lesson | null {
    const checked = 'draft' in item ? checkDraft(game, text.peek(), item.draft) : readLesson(game, item.file);
    news.value = checked.ok
      ? null
      : { kind: 'issues', what: 'draft' in item ? 'draft' : 'file', issues: checked.issues };
    return checked.ok ? checked.value : null;
  }
  /** Under an id of its own where that of the file is taken by another lesson. */
  function takeIn(input: Readonly<Record<string, unknown>>, title: string): void {
    const id = list.peek().items.some((item) => item.id === input.id) ? newId() : String(input.id);
    const own = { ...input, id };
    const open = draftOf(game, text.peek(), own);
    kept(keepMade(shelf, game.id, open === null ? { id, title, file: own } : { id, draft: open }));
  }
  function titleOf(item: MadeItem): string {
    const title = 'draft' in item ? item.draft.title.trim() : item.title;
    return title === '' ? defaultTitle(text.value) : title;
  }

  return {
    list,
    draft,
    news,
    doomed,
    titleOf,
    begin() {
      news.value = null;
      const { language } = text.peek();
      change(withStep(newDraft(`made-${newId()}`, language), newId(), taken()));
    },
    addStep() {
      const present = draft.peek();
      if (present !== null) change(withStep(present, newId(), taken()));
    },
    retake(id) {
      const present = draft.peek();
      if (present === null) return;
      change({ ...present, steps: present.steps.map((step) => (step.id === id ? { ...step, ...taken() } : step)) });
    },
    change,
    edit(item) {
      news.value = null;
      if ('draft' in item) draft.value = item.draft;
    },
    close() {
      news.value = null;
      draft.value = null;
    },
    play(item) {
      const lesson = check(item);
      if (lesson !== null) onPlay(lesson);
    },
    async share(item) {
      if (check(item) === null) return;
      const address = await lessonLink(window.location.href, file(item));
      news.value =
        address === null ? { kind: 'linkTooLong' } : { kind: 'link', address, copied: await copyText(address) };
    },
    exportFile(item) {
      if (check(item) === null) return;
      saveFile(`${fileName(titleOf(item))}.json`, `${JSON.stringify(file(item), null, 1)}\n`);
    },
    drop(id) {
      doomed.value = null;
      if (draft.peek()?.id === id) draft.value = null;
      kept(dropMade(shelf, game.id, id));
    },
    async importFile(given) {
      if (given.size > LARGEST_FILE) {
        news.value = { kind: 'tooLarge' };
        return;
      }
      const content = await given.text().catch(() => null);
      if (content === null) {
        news.value = { kind: 'fileUnread' };
        return;
      }
      const input = asJson(content);
      if (input === undefined) {
        news.value = { kind: 'notJson' };
        return;
      }
      const read = readLesson(game, input);
      if (!read.ok) {
        news.value = { kind: 'issues', what: 'file', issues: read.issues };
        return;
      }
      news.value = { kind: 'imported' };
      takeIn(Object(input), titleIn(read.value));
    },
    playLinked(input) {
      if (input === null) {
        news.value = { kind: 'linkBroken' };
        return;
      }
      const read = readLesson(game, input);
      if (!read.ok) {
        news.value = { kind: 'issues', what: 'link', issues: read.issues };
        return;
      }
      const isKnown = list.peek().items.some((item) => item.id === read.value.id);
      if (!isKnown) takeIn(Object(input), titleIn(read.value));
      onPlay(read.value);
    },
    refresh,
  };
}

function titleIn({ words, id }: Lesson): string {
  return Object.values(words ?? {})[0]?.title ?? id;
}

/** Undefined for what is no JSON. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What every system takes for a file's name. */
function fileName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'sendas';
}
