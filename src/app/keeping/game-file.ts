// Games as a file: one or many, with their histories. A file comes from anywhere, so each fault is told with its place
// and nothing is taken from a file with a fault.
import * as v from 'valibot';
import { failure, isNonEmpty, type Result, success } from '../../base/result.ts';
import type { Game, InputIssue } from '../../movement/game.ts';
import type { History } from '../state/history.ts';
import { plainWords } from './file-name.ts';
import { type Breathe, readHistory } from './read-history.ts';
import { timeSchema } from './run-entry.ts';
import { nameSchema } from './saves.ts';
import { historySchema } from './step-entry.ts';

const FILE_FORMAT = 'sendas';
const FILE_VERSION = 1;
/** Far more than a browser keeps. */
export const LARGEST_FILE = 8_000_000;
const MOST_GAMES = 500;
/** More would tell nobody anything. */
const MOST_FAULTS = 5;

const gameSchema = v.object({ name: nameSchema, time: timeSchema, history: historySchema });
const gamesSchema = v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(MOST_GAMES));

export interface ReadGame<Position> {
  readonly name: string;
  /** When it was saved, in milliseconds. */
  readonly time: number;
  readonly history: History<Position>;
}

export interface FileFault {
  readonly code: 'tooLarge' | 'notJson' | 'notOurs' | 'otherVersion' | 'otherGame' | 'broken';
  /** For JSON that cannot be read, where the browser says where: `line:column`. Else a JSON pointer into the file. */
  readonly place: string;
  /** The version or the game that was found. */
  readonly found?: string;
  /** What the game has to say about a position. */
  readonly issue?: InputIssue;
}

export function formatGameFile<Position>(
  game: Game<Position>,
  games: readonly Readonly<Record<'name' | 'time' | 'history', unknown>>[],
): string {
  const file = {
    format: FILE_FORMAT,
    version: FILE_VERSION,
    game: game.id,
    games: games.map(({ name, time, history }) => ({ name, time, history })),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}

export async function parseGameFile<Position>(
  game: Game<Position>,
  text: string,
  breathe: Breathe,
): Promise<Result<readonly ReadGame<Position>[], FileFault>> {
  if (text.length > LARGEST_FILE) return refused({ code: 'tooLarge', place: '' });
  const json = readJson(text);
  if (!json.ok) return json;
  const head = Object(json.value);
  if (head.format !== FILE_FORMAT) return refused({ code: 'notOurs', place: '/format' });
  if (head.version !== FILE_VERSION) {
    return refused({ code: 'otherVersion', place: '/version', found: shown(head.version) });
  }
  if (head.game !== game.id) return refused({ code: 'otherGame', place: '/game', found: shown(head.game) });
  const games = v.safeParse(gamesSchema, head.games);
  return games.success ? readGames(game, games.output, breathe) : refused(broken('/games'));
}

async function readGames<Position>(
  game: Game<Position>,
  games: readonly unknown[],
  breathe: Breathe,
): Promise<Result<readonly ReadGame<Position>[], FileFault>> {
  const read: ReadGame<Position>[] = [];
  const faults: FileFault[] = [];
  for (const [index, filed] of games.entries()) {
    await breathe();
    const result = await readGame(game, filed, `/games/${index}`, breathe);
    if (result.ok) read.push(result.value);
    else faults.push(...result.issues);
    if (faults.length >= MOST_FAULTS) break;
  }
  return isNonEmpty(faults) ? failure(faults) : success(read);
}

/** The first fault ends the reading of a game: of millions nobody would read the rest. */
async function readGame<Position>(
  game: Game<Position>,
  filed: unknown,
  place: string,
  breathe: Breathe,
): Promise<Result<ReadGame<Position>, FileFault>> {
  const parsed = v.safeParse(gameSchema, filed, { abortEarly: true });
  if (!parsed.success) return refused(broken(`${place}${pointer(parsed.issues[0])}`));
  const { name, time, history } = parsed.output;
  const result = await readHistory(game, history, breathe);
  if (result.ok) return success({ name, time, history: result.value });
  const [{ path, issue }] = result.issues;
  return refused({ ...broken(`${place}/history${path}`), ...(issue === null ? {} : { issue }) });
}

function readJson(text: string): Result<unknown, FileFault> {
  try {
    return success(JSON.parse(text));
  } catch (error) {
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    return refused({ code: 'notJson', place: line === undefined ? '' : `${line}:${column}` });
  }
}

function refused(fault: FileFault): Result<never, FileFault> {
  return failure([fault]);
}

function broken(place: string): FileFault {
  return { code: 'broken', place };
}

function pointer({ path = [] }: { readonly path?: readonly { readonly key: unknown }[] | undefined }): string {
  return path.map(({ key }) => `/${String(key)}`).join('');
}

function shown(value: unknown): string {
  return (typeof value === 'string' || typeof value === 'number' ? String(value) : '?').slice(0, 40);
}

/** A name for the file that every system takes. */
export function fileName(name: string, date: Date): string {
  const words = plainWords(name);
  return ['sendas', ...(words === '' ? [] : [words]), date.toISOString().slice(0, 10)].join('-').concat('.json');
}
