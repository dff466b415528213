// The saved games and the running ones in words, ready for a list.
import { plainName } from '../../base/nearest.ts';
import type { Game } from '../../movement/game.ts';
import type { Text } from '../../text/text.ts';
import type { FileFault } from '../keeping/game-file.ts';
import { createIdCheck } from '../keeping/id-check.ts';
import type { Run } from '../keeping/runs.ts';
import type { Save } from '../keeping/saves.ts';
import type { AppState } from '../state/app-state.ts';
import { type Cause, type History, stepOf } from '../state/history.ts';
import { causeText } from './notice-model.ts';
import { setScene } from './scene.ts';
import { type ThumbnailModel, thumbnailModel } from './thumbnail-model.ts';

export interface GameItem {
  readonly id: string;
  readonly name: string;
  /** When it was saved last. */
  readonly date: string;
  /** Null where the position cannot be read. */
  readonly thumbnail: ThumbnailModel | null;
}

interface Sources<Position> {
  readonly game: Game<Position>;
  readonly text: Text;
}

function dateText({ language }: Text, time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** Those whose name holds what was typed, whatever the accents; all where nothing was typed. */
export function saveItems<Position>(
  { game, text }: Sources<Position>,
  saves: readonly Save[],
  typed: string,
): readonly GameItem[] {
  const wanted = plainName(typed);
  return saves
    .filter(({ entry }) => plainName(entry.name).includes(wanted))
    .map(({ id, entry }) => ({
      id,
      name: entry.name,
      date: dateText(text, entry.time),
      thumbnail: pictured(game, entry.notation),
    }));
}

/** Running games but the one on the board, named by what happened last. */
export function runItems<Position>(
  { game, text }: Sources<Position>,
  state: AppState<Position>,
  runs: readonly Run[],
  present: string | null,
): readonly GameItem[] {
  const { isCause } = createIdCheck(game);
  return runs
    .filter(({ id }) => id !== present)
    .map(({ id, head }) => {
      const position = game.parse(head.notation);
      const { cause } = head;
      const isKnown = position.ok && cause !== undefined && isCause(cause, position.value);
      return {
        id,
        name: isKnown ? happened(game, state, text, cause) : text.ui('saves.begun'),
        date: dateText(text, head.time),
        thumbnail: position.ok ? thumbnailModel(game, position.value) : null,
      };
    });
}

/** What the present game is called until somebody names it. */
export function suggestedName<Position>(
  { game, text }: Sources<Position>,
  state: AppState<Position>,
  time: number,
): string {
  const { cause } = stepOf(state.history);
  const date = new Intl.DateTimeFormat(text.language, { dateStyle: 'medium' }).format(time);
  if (cause === null) return text.ui('saves.suggestionBegun', { date });
  return text.ui('saves.suggestion', { date, what: happened(game, state, text, cause) });
}

/** Without the full stop: a title, not a sentence. */
function happened<Position>(game: Game<Position>, state: AppState<Position>, text: Text, cause: Cause): string {
  return causeText(setScene(game, state, text), cause).replace(/\.$/, '');
}

export function stepsText<Position>(text: Text, { steps }: History<Position>): string {
  return text.ui('saves.steps', { count: steps.length - 1 });
}

function pictured<Position>(game: Game<Position>, notation: string): ThumbnailModel | null {
  const position = game.parse(notation);
  return position.ok ? thumbnailModel(game, position.value) : null;
}

/** What is wrong with a file, and where: in which game, at which step. */
export function faultText(text: Text, { code, place, found, issue }: FileFault): string {
  switch (code) {
    case 'notJson': {
      const [line, column] = place.split(':');
      return line === undefined || column === undefined
        ? text.ui('saves.fault.notJson')
        : text.ui('saves.fault.notJsonAt', { line, column });
    }
    case 'otherVersion':
    case 'otherGame':
      return text.ui(`saves.fault.${code}`, { found: found ?? '?' });
    case 'broken':
      return brokenText(text, place, issue === undefined ? null : text.issue(issue));
    default:
      return text.ui(`saves.fault.${code}`);
  }
}

function brokenText(text: Text, place: string, what: string | null): string {
  const [, game, step] = /^\/games\/(\d+)(?:\/history\/steps\/(\d+))?/.exec(place) ?? [];
  const facts = { place, ...(what === null ? {} : { what }) };
  const ending = what === null ? 'Field' : 'What';
  if (game === undefined) return text.ui('saves.fault.inFile', facts);
  const number = Number(game) + 1;
  if (step === undefined) return text.ui('saves.fault.inGame', { ...facts, game: number });
  return text.ui(`saves.fault.inStep${ending}`, { ...facts, game: number, step: Number(step) + 1 });
}
