// What the page needs of the kept game before it can show anything: the position. The rest is read afterwards.
import { parseJson, readText, type Shelves } from './shelf.ts';

/** The game of before games had a history, in version 1. */
export const FIRST_KEY = 'sendas.game';
/** The id of the running game that was saved last, in whichever tab. */
export const LATEST_KEY = 'sendas.latest';
/** Which running game is this tab's, and where it was. */
export const TAB_KEY = 'sendas.tab';
export const RUN_PREFIX = 'sendas.run.';

export interface TabRecord {
  readonly run: string | null;
  /** Notation of the position that the tab saved last: an address with it is no link of somebody else's. */
  readonly saved: string | null;
  /** The notation that the address held by then. It follows the picture, and so may be behind. */
  readonly held: string | null;
}

export function readTab({ tab }: Shelves): TabRecord {
  const { run, saved, held } = entryOf(readText(tab, TAB_KEY));
  return { run: textOf(run), saved: textOf(saved), held: textOf(held) };
}

/** The id of the running game to go on with: this tab's own, else the latest; null where there is none. */
export function presentRun(shelves: Shelves): string | null {
  const { run } = readTab(shelves);
  if (run !== null && readText(shelves.shared, RUN_PREFIX + run) !== null) return run;
  return readText(shelves.shared, LATEST_KEY);
}

/** The notation of the kept position, unchecked; null where none is kept. */
export function keptNotation(shelves: Shelves): string | null {
  const run = presentRun(shelves);
  const { notation } = entryOf(readText(shelves.shared, run === null ? FIRST_KEY : RUN_PREFIX + run));
  return textOf(notation);
}

function entryOf(text: string | null): Readonly<Record<string, unknown>> {
  return Object(parseJson(text ?? ''));
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
