// Making lessons: what is on the shelf, the one that is being made, and the ways in and out.
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Lesson } from '../../learning/lesson.ts';
import { MOST_STEPS } from '../../learning/lesson-shape.ts';
import { readLesson } from '../../learning/read-lesson.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { saveFile } from '../dialogs/save-file.ts';
import { copyText } from '../keeping/copy-link.ts';
import { plainWords } from '../keeping/file-name.ts';
import type { Shelf } from '../keeping/shelf.ts';
import { newId } from '../keeping/start-keeping.ts';
import {
  changeStep,
  type Draft,
  type DraftStep,
  goingOnFrom,
  newDraft,
  type Taken,
  takeFromBoard,
  withoutStep,
  withStep,
  withStepBack,
} from './draft.ts';
import { checkDraft, defaultTitle, draftOf, fileOf, sameLesson } from './draft-lesson.ts';
import { stepAt } from './issue-text.ts';
import { knownOf } from './known-draft.ts';
import { readLessonFile } from './lesson-input.ts';
import { lessonLink } from './lesson-link.ts';
import { dropMade, keepMade, type MadeItem, type MadeList, readMade } from './made-shelf.ts';
import type { OpenStepBoard } from './step-board.tsx';
import type { WorkshopNews } from './workshop-news.ts';

export interface Workshop {
  readonly list: ReadonlySignal<MadeList>;
  /** The draft that is open; null for the list. */
  readonly draft: Signal<Draft | null>;
  readonly news: Signal<WorkshopNews | null>;
  /** The step that is unfolded, by its id; null for none. */
  readonly unfolded: Signal<string | null>;
  titleOf(item: MadeItem): string;
  /** A new lesson, with what is on the board as its first step. */
  begin(): void;
  /** Another step, which goes on from the last one and is set up on the map. */
  addStep(): void;
  /** Puts a step on the map, to be changed there. */
  setUp(step: string): void;
  dropStep(step: string): void;
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
  /** Null where the browser lends none. */
  readonly shelf: Shelf | null;
  readonly openStepBoard: OpenStepBoard;
  /** `isLinked`: it came in an address. */
  onPlay(lesson: Lesson, isLinked: boolean): void;
}

export function createWorkshop<Position>(sources: WorkshopSources<Position>): Workshop {
  const { game, store, text, shelf, onPlay } = sources;
  /** What the shelf did not take lasts as long as the page. */
  const unkept = new Map<string, MadeItem>();
  const made = (): MadeList => readMade(shelf, game.id);
  const list = signal(knownOf(game, made()));
  const draft = signal<Draft | null>(null);
  const { trouble } = list.peek();
  const news = signal<WorkshopNews | null>(trouble && { kind: trouble });
  const unfolded = signal<string | null>(null);

  function show(kept: MadeList): void {
    const read = knownOf(game, kept);
    const items = read.items.map((item) => unkept.get(item.id) ?? item);
    const others = [...unkept.values()].filter(({ id }) => items.every((item) => item.id !== id));
    list.value = { ...read, items: [...others, ...items] };
    // Another tab may have gone on with it.
    const open = items.find(({ id }) => id === draft.peek()?.id);
    if (open !== undefined && 'draft' in open) draft.value = open.draft;
  }
  const refresh = (): void => show(made());
  function keep(item: MadeItem): void {
    const { keeping, list: kept } = keepMade(shelf, game.id, item);
    if (keeping === 'kept') unkept.delete(item.id);
    else {
      unkept.set(item.id, item);
      news.value = { kind: 'notKept' };
    }
    show(kept);
  }
  function change(next: Draft): void {
    draft.value = next;
    keep({ id: next.id, draft: next });
  }
  /** Changes the draft that is open, where it still is. */
  function amend(id: string, next: (present: Draft) => Draft): void {
    const present = draft.peek();
    if (present?.id === id) change(next(present));
  }
  const file = (item: MadeItem): unknown => ('draft' in item ? fileOf(game, text.peek(), item.draft) : item.file);
  const taken = () => takeFromBoard(game, store.state.peek());
  /** The lesson, or null once it is said what is wrong with it. */
  function check(item: MadeItem): Lesson | null {
    const checked = 'draft' in item ? checkDraft(game, text.peek(), item.draft) : readLesson(game, item.file);
    if (checked.ok) {
      news.value = null;
      return checked.value;
    }
    const { issues } = checked;
    news.value = { kind: 'issues', what: 'draft' in item ? 'draft' : 'file', issues };
    if ('draft' in item) unfolded.value = item.draft.steps[stepAt(issues[0]?.path ?? '') ?? -1]?.id ?? null;
    return null;
  }
  /** Under an id of its own where that of the file is taken by another lesson. */
  function takeIn(input: Readonly<Record<string, unknown>>, lesson: Lesson): void {
    const id = list.peek().items.some((item) => item.id === lesson.id) ? newId() : lesson.id;
    const own = { ...input, id };
    const open = draftOf(game, text.peek(), own);
    keep(open === null ? { id, title: titleIn(lesson), file: own } : { id, draft: open });
  }
  function titleOf(item: MadeItem): string {
    const title = 'draft' in item ? item.draft.title.trim() : item.title;
    return title === '' ? defaultTitle(text.value) : title;
  }

  function openBoard(present: Draft, step: DraftStep, onDiscard: (draft: Draft) => Draft, isNew: boolean): void {
    news.value = null;
    unfolded.value = step.id;
    store.dispatch({ type: 'open', dialog: null });
    void sources.openStepBoard({
      title: titleOf({ id: present.id, draft: present }),
      number: present.steps.findIndex(({ id }) => id === step.id) + 1,
      step,
      isNew,
      onTaken: (now: Taken) => amend(present.id, (draft) => changeStep(draft, step.id, now)),
      onDiscard: () => amend(present.id, onDiscard),
      onEnd: () => store.dispatch({ type: 'open', dialog: 'workshop' }),
    });
  }

  return {
    list,
    draft,
    news,
    unfolded,
    titleOf,
    begin() {
      news.value = null;
      const { language } = text.peek();
      const first = newId();
      change(withStep(newDraft(`made-${newId()}`, language), first, taken()));
      unfolded.value = first;
    },
    addStep() {
      const present = draft.peek();
      if (present === null || present.steps.length >= MOST_STEPS) return;
      const last = present.steps.at(-1);
      const id = newId();
      const longer = withStep(present, id, last === undefined ? taken() : goingOnFrom(last));
      const step = longer.steps.at(-1);
      if (step === undefined) return;
      change(longer);
      openBoard(longer, step, (draft) => withoutStep(draft, id), true);
    },
    setUp(id) {
      const present = draft.peek();
      const step = present?.steps.find((one) => one.id === id);
      if (present && step) openBoard(present, step, (draft) => changeStep(draft, id, step), false);
    },
    dropStep(id) {
      const present = draft.peek();
      const at = present?.steps.findIndex((step) => step.id === id) ?? -1;
      const step = present?.steps[at];
      if (!present || step === undefined) return;
      change(withoutStep(present, id));
      const undo = (): void => {
        news.value = null;
        unfolded.value = id;
        refresh();
        amend(present.id, (draft) => withStepBack(draft, step, at));
      };
      news.value = { kind: 'stepDropped', undo };
    },
    change,
    edit(item) {
      news.value = null;
      if (!('draft' in item)) return;
      draft.value = item.draft;
      unfolded.value = item.draft.steps.length === 1 ? (item.draft.steps[0]?.id ?? null) : null;
    },
    close() {
      news.value = null;
      draft.value = null;
    },
    play(item) {
      const lesson = check(item);
      if (lesson !== null) onPlay(lesson, false);
    },
    async share(item) {
      if (check(item) === null) return;
      const address = await lessonLink(window.location.href, text.peek().language, file(item));
      news.value =
        address === null ? { kind: 'linkTooLong' } : { kind: 'link', address, copied: await copyText(address) };
    },
    exportFile(item) {
      if (check(item) === null) return;
      saveFile(`${plainWords(titleOf(item)) || 'sendas'}.json`, `${JSON.stringify(file(item), null, 1)}\n`);
    },
    drop(id) {
      const item = list.peek().items.find((one) => one.id === id);
      if (item === undefined) return;
      const isOnShelf = made().items.some((one) => one.id === id);
      if (isOnShelf && dropMade(shelf, game.id, id) !== 'kept') news.value = { kind: 'notDropped' };
      else {
        unkept.delete(id);
        const undo = (): void => {
          news.value = null;
          refresh();
          // Another tab may have gone on with it meanwhile: the newer stays.
          if (list.peek().items.every((one) => one.id !== id)) keep(item);
        };
        news.value = { kind: 'dropped', undo };
      }
      refresh();
    },
    async importFile(given) {
      const taken = await readLessonFile(game, given);
      news.value = taken.ok ? { kind: 'imported' } : taken.news;
      if (taken.ok) takeIn(taken.file, taken.lesson);
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
      news.value = null;
      const isKnown = list.peek().items.some((item) => sameLesson(game.id, file(item), input));
      if (!isKnown) takeIn(Object(input), read.value);
      onPlay(read.value, true);
    },
    refresh,
  };
}

function titleIn({ words, id }: Lesson): string {
  return Object.values(words ?? {})[0]?.title ?? id;
}
