// Keeps the game as it goes: what came before is found again, each step is saved, and another game that is opened
// never takes the place of one that was there.
import { effect } from '@preact/signals';
import type { Game } from '../../movement/game.ts';
import { ownState } from '../exercise.ts';
import type { AppState } from '../state/app-state.ts';
import { type Cause, type History, record, stepOf } from '../state/history.ts';
import type { Notice } from '../state/notice.ts';
import type { Store } from '../state/store.ts';
import type { Address } from './address.ts';
import { saneTime } from './clock.ts';
import { findBeginning } from './find-beginning.ts';
import { moveFirstGames } from './first-version.ts';
import { graft } from './graft.ts';
import { keepPreferences } from './keep-preferences.ts';
import { TAB_KEY, type TabRecord } from './kept-head.ts';
import type { Breathe } from './read-history.ts';
import { listRuns, readRun } from './runs.ts';
import { type Keeping, type Shelf, type Shelves, writeText } from './shelf.ts';
import { type HearOthers, tellBehind } from './tell-behind.ts';
import { createRunWriter } from './write-run.ts';

const ANOTHER_GAME: ReadonlySet<Cause['kind']> = new Set(['scenario', 'example', 'link', 'former', 'save', 'file']);

export interface KeeperSources<Position> {
  readonly game: Game<Position>;
  readonly store: Store<Position>;
  readonly shelves: Shelves;
  /** The address that the page opened with. */
  readonly address: Address;
  readonly first: AppState<Position>;
  now(): number;
  newId(): string;
  readonly hearOthers: HearOthers;
  /** Lets the page do what waits, in the midst of a long reading. */
  readonly breathe: Breathe;
  /** The notation in the address just now. */
  heldNow(): string | null;
}

export interface Keeper<Position> extends Pick<KeeperSources<Position>, 'now' | 'newId' | 'breathe'> {
  /** What all tabs share; null where it is refused. */
  readonly shelf: Shelf | null;
  /** The id of this tab's game on the shelf; null where it is not there. */
  presentRun(): string | null;
  /** Puts another game on the board. The present one stays on the shelf. */
  open(history: History<Position>, cause: Cause): void;
  /** Goes on with a running game of the shelf; false where it cannot be read. */
  openRun(id: string): Promise<boolean>;
}

export async function createKeeper<Position>(sources: KeeperSources<Position>): Promise<Keeper<Position>> {
  const { game, store, shelves, address, breathe } = sources;
  const { shared } = shelves;
  const now = (): number => saneTime(sources.now());
  const writing = { shelf: shared, game, newId: sources.newId, now: sources.now };
  const writer = createRunWriter(writing);
  let told: Keeping = 'kept';
  /** What was saved last, or found on the shelf, and how many steps it had. */
  let saved = { notation: '', steps: 0 };

  function tell(keeping: Keeping): void {
    // Said once, not at every move.
    if (keeping !== 'kept' && keeping !== told) {
      store.dispatch({ type: 'notify', notice: { kind: keeping === 'full' ? 'storageFull' : 'storageRefused' } });
    }
    told = keeping;
  }

  /** `held`: null where the address may hold a link, which stays one. */
  function remember(history: History<Position>, held: string | null): void {
    saved = { notation: game.format(stepOf(history).position), steps: history.steps.length };
    const record: TabRecord = { run: writer.id, saved: saved.notation, held };
    writeText(shelves.tab, TAB_KEY, JSON.stringify(record));
  }

  /** Whether the game that is left would be nowhere else: a ready position is always at hand. */
  function isWorthKeeping(): boolean {
    const { notation } = saved;
    if (game.scenarios.some((scenario) => scenario.notation === notation)) return false;
    return !listRuns(shared, game).some(({ id, head }) => id !== writer.id && head.notation === notation);
  }

  function save(history: History<Position>): void {
    const causes = causesSince(history, saved.steps);
    // Looked at and no more: nothing is saved until something is done here.
    if (causes.length > 0 && causes.every((kind) => kind === 'link')) return;
    if (causes.some(isAnotherGame) && isWorthKeeping()) writer.leave();
    const keeping = writer.write(history);
    remember(history, sources.heldNow());
    queueMicrotask(() => tell(keeping));
  }

  function show(history: History<Position>, notice: Notice | null): void {
    store.dispatch({ type: 'release' });
    store.dispatch({ type: 'open', dialog: null });
    store.dispatch({ type: 'recall', history, notice });
  }

  function open(history: History<Position>, cause: Cause): void {
    const former = writer.id;
    writer.leave();
    saved = { notation: '', steps: 0 };
    show(history, { kind: 'opened', cause, former });
  }

  async function openRun(id: string): Promise<boolean> {
    const reading = await readRun(shared, game, id, breathe);
    if (reading.kind !== 'game') return false;
    const { history, whole } = reading;
    if (!whole) {
      open(history, { kind: 'former' });
      return true;
    }
    const former = writer.id;
    writer.adopt(id, history);
    seen = history;
    remember(history, sources.heldNow());
    show(history, former === id ? null : { kind: 'opened', cause: { kind: 'former' }, former });
    return true;
  }

  async function reopen(id: string): Promise<void> {
    if (!(await openRun(id))) store.dispatch({ type: 'notify', notice: { kind: 'gameMissing' } });
  }

  const moved = moveFirstGames(writing);
  const { history: own, run, link, notice } = await findBeginning(game, shelves, address, breathe);
  const live = store.state.peek();
  /** What is on the shelf, or need not be. */
  let seen = sources.first.history;
  if (own !== null) {
    if (run === null) tell(writer.write(own));
    else writer.adopt(run, own);
    remember(own, null);
    seen = link === null ? own : record(own, { position: link, turn: null }, { kind: 'link' });
    const history = graft(seen, live.history);
    if (live.history === sources.first.history) seen = history;
    store.dispatch({ type: 'recall', history, notice: live.notice });
  }
  const news = notice ?? (moved === 'kept' ? null : ({ kind: moved } as const));
  // Who has done something meanwhile has seen what there is.
  if (news !== null && live.history === sources.first.history) store.dispatch({ type: 'notify', notice: news });

  effect(() => {
    const { history } = ownState(store);
    if (history === seen) return;
    seen = history;
    save(history);
  });
  effect(() => {
    const asked = store.state.value.notice;
    if (asked?.kind === 'reopening') void reopen(asked.run);
  });
  tellBehind(store, writer, sources.hearOthers);
  let { preferences } = sources.first;
  effect(() => {
    const next = ownState(store).preferences;
    if (next === preferences) return;
    preferences = next;
    keepPreferences(shared, next);
  });

  const { newId } = sources;
  return { shelf: shared, now, newId, breathe, presentRun: () => writer.id, open, openRun };
}

/** What led from the first so many steps to the present one; nothing where it is one of them. */
function causesSince<Position>(history: History<Position>, steps: number): readonly (Cause['kind'] | undefined)[] {
  const causes: (Cause['kind'] | undefined)[] = [];
  for (let at: number | null = history.at; at !== null && at >= steps; at = stepOf(history, at).before) {
    causes.push(stepOf(history, at).cause?.kind);
  }
  return causes;
}

/** Whether a whole other game was put on the board, not a change to the one there. */
function isAnotherGame(kind: Cause['kind'] | undefined): boolean {
  return kind !== undefined && ANOTHER_GAME.has(kind);
}
