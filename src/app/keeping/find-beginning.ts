// What came before the position that the page opened with: this tab's own game, the latest one, or a link over it.
import type { Game, InputIssue } from '../../movement/game.ts';
import { goTo, type History, startHistory, stepOf } from '../state/history.ts';
import type { Notice } from '../state/notice.ts';
import type { Address } from './address.ts';
import { LATEST_KEY, presentRun, readTab } from './kept-head.ts';
import type { Breathe } from './read-history.ts';
import { listRuns, putRunAside, readRun } from './runs.ts';
import type { Shelves } from './shelf.ts';
import { removeText } from './shelf-keys.ts';

export interface Beginning<Position> {
  /** The own game; null where there is nothing but what the page shows. */
  readonly history: History<Position> | null;
  /** The running game on the shelf that the history is that of; null where it is none. */
  readonly run: string | null;
  /** A position to look at over the own game. */
  readonly link: Position | null;
  readonly notice: Notice | null;
}

export async function findBeginning<Position>(
  game: Game<Position>,
  shelves: Shelves,
  { notation }: Address,
  breathe: Breathe,
): Promise<Beginning<Position>> {
  const parsed = notation === null ? null : game.parse(notation);
  const link = parsed?.ok ? { position: parsed.value, notation: game.format(parsed.value) } : null;
  const run = runOf(game, shelves, link?.notation ?? null);
  const own = await readOwn(game, shelves, run, breathe);
  // What is wrong with the link matters more than what is wrong with the shelf.
  if (notation !== null && parsed?.ok === false) return { ...own, notice: brokenLink(notation, parsed.issues) };
  if (link === null) return own;
  const { history } = own;
  const isShown = (position: Position): boolean => game.format(position) === link.notation;
  if (history !== null && isShown(stepOf(history).position)) return own;
  if (readTab(shelves).saved === link.notation) {
    // Another tab has gone on with the game that both opened: this one is still where it was.
    const at = history?.steps.findLastIndex(({ position }) => isShown(position)) ?? -1;
    const here = history === null || at < 0 ? startHistory(link.position) : goTo(history, at);
    return { ...own, history: here, run: null };
  }
  if (history !== null) return { ...own, link: link.position, notice: { kind: 'linkOpened', former: true } };
  const familiar = game.scenarios.some((scenario) => scenario.notation === link.notation);
  return { ...own, notice: own.notice ?? (familiar ? null : { kind: 'linkOpened', former: false }) };
}

/** A tab without a game goes on with the one that its address shows, else with the latest. */
function runOf<Position>(game: Game<Position>, shelves: Shelves, linked: string | null): string | null {
  const present = presentRun(shelves);
  if (linked === null || present === readTab(shelves).run) return present;
  const runs = listRuns(shelves.shared, game);
  const isShown = ({ head }: (typeof runs)[number]): boolean => head.notation === linked;
  const latest = runs.find(({ id }) => id === present);
  return latest !== undefined && isShown(latest) ? present : (runs.find(isShown)?.id ?? present);
}

async function readOwn<Position>(
  game: Game<Position>,
  shelves: Shelves,
  run: string | null,
  breathe: Breathe,
): Promise<Beginning<Position>> {
  const nothing = { history: null, run: null, link: null, notice: null };
  if (run === null) return nothing;
  const reading = await readRun(shelves.shared, game, run, breathe);
  switch (reading.kind) {
    case 'none':
      return nothing;
    case 'broken':
      putRunAside(shelves.shared, run);
      return { ...nothing, notice: { kind: 'storageBroken' } };
    case 'newer':
    case 'foreign':
      // Told once; the game itself stays where it is.
      removeText(shelves.shared, LATEST_KEY);
      return { ...nothing, notice: { kind: reading.kind === 'newer' ? 'storageNewer' : 'storageForeign' } };
    case 'game': {
      const { history, whole } = reading;
      if (whole) return { ...nothing, history, run };
      putRunAside(shelves.shared, run);
      return { ...nothing, history, notice: { kind: 'historyBroken' } };
    }
  }
}

export function brokenLink(text: string, issues: readonly [InputIssue, ...InputIssue[]]): Notice {
  const kind = issues.every(({ why }) => why !== undefined) ? 'impossibleLink' : 'brokenLink';
  return { kind, text, issues };
}
