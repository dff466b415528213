// Setting up a position by hand: where figures stand, who holds a Stronghold, how far the Fellowship has come.
import { failure, isNonEmpty, type Result, success } from '../../base/result.ts';
import type { Edit, RegionSetting, RulingInfo } from '../../movement/game.ts';
import { armySetting, withArmy } from './army-setting.ts';
import { board, hasStronghold } from './board.ts';
import { PREDECESSORS } from './characters.ts';
import { inputIssue, type WarInputIssue } from './input/input-issue.ts';
import { aMinionWasInPlay, isInPlay, MAXIMUM_PROGRESS, type Position } from './state/position.ts';
import { figureIssues } from './state/position-changes.ts';
import {
  FIGURES,
  type FigureId,
  MORDOR_TRACK,
  NATIONS,
  type NationId,
  OFF_BOARD_PLACES,
  oneOfIds,
  type Place,
  READINGS,
  type RegionId,
  RING_BEARERS,
  RULINGS,
  SIDES,
} from './vocabulary.ts';

/** Whoever edits has the ids from the game: nothing that they could have meant is looked for. */
function unknownId(path: string): WarInputIssue {
  return { code: 'unknownId', path, nearest: [] };
}

const YES_NO = ['no', 'yes'] as const;
const PLACES: readonly Place[] = [...board.regionIds, ...OFF_BOARD_PLACES];

/** What may be set about a region: who controls its settlement, whether its Stronghold is besieged, whose Army is there. */
export function settingsOf(position: Position, region: RegionId): readonly RegionSetting[] {
  const army = armySetting(position, region);
  const state = position.settlements[region];
  if (!state) return [army];
  const controller: RegionSetting = { id: 'controller', value: state.controller, values: SIDES };
  if (!hasStronghold(region)) return [controller, army];
  return [controller, { id: 'besieged', value: state.besieged ? 'yes' : 'no', values: YES_NO }, army];
}

function placeFigure(position: Position, figure: FigureId, place: Place): Result<Position, WarInputIssue> {
  const figures: Record<FigureId, Place> = { ...position.figures, [figure]: place };
  const predecessor = PREDECESSORS[figure];
  // As in a request: who enters play takes the place of the one whom he succeeds, and the other way round.
  if (predecessor && isInPlay({ ...position, figures }, figure) && isInPlay(position, predecessor)) {
    figures[predecessor] = 'outOfPlay';
  }
  for (const [successor, replaced] of Object.entries(PREDECESSORS)) {
    const returns = replaced === figure && isInPlay({ ...position, figures }, figure);
    if (returns && isInPlay(position, successor as FigureId)) figures[successor as FigureId] = 'outOfPlay';
  }
  const issues = figureIssues(figures, '/figures');
  if (isNonEmpty(issues)) return failure(issues);
  return success({
    ...position,
    figures,
    minionHasBeenInPlay: position.minionHasBeenInPlay || aMinionWasInPlay(figures),
  });
}

function place(position: Position, figure: string, to: string): Result<Position, WarInputIssue> {
  if (figure === RING_BEARERS) {
    if (!board.has(to) && to !== MORDOR_TRACK) return failure([unknownId('/place')]);
    return success({ ...position, fellowship: { ...position.fellowship, region: to } });
  }
  if (!oneOfIds(FIGURES, figure)) return failure([unknownId('/figure')]);
  if (!oneOfIds(PLACES, to)) return failure([unknownId('/place')]);
  return placeFigure(position, figure, to);
}

function set(position: Position, region: string, setting: string, value: string): Result<Position, WarInputIssue> {
  if (!board.has(region)) return failure([unknownId('/region')]);
  const known = settingsOf(position, region).find(({ id }) => id === setting);
  if (!known) return failure([inputIssue('unknownKey', '/setting')]);
  if (!known.values.includes(value)) return failure([unknownId('/value')]);
  const state = position.settlements[region];
  if (!state || setting === 'army') return success(withArmy(position, region, value));
  const changed =
    setting === 'controller'
      ? { ...state, controller: value as (typeof SIDES)[number] }
      : { ...state, besieged: value === 'yes' };
  return success({ ...position, settlements: { ...position.settlements, [region]: changed } });
}

/** Numbers and switches of the whole position; a Nation's is 0 passive, 1 active, 2 at war. */
export function countersOf(position: Position) {
  const progress = { id: 'progress', value: position.fellowship.progress, minimum: 0, maximum: MAXIMUM_PROGRESS };
  const nations = NATIONS.map((nation) => {
    const { active, atWar } = position.nations[nation];
    return { id: `nation.${nation}`, value: atWar ? 2 : active ? 1 : 0, minimum: 0, maximum: 2 };
  });
  return [progress, ...nations];
}

function count(position: Position, counter: string, value: number): Result<Position, WarInputIssue> {
  const known = countersOf(position).find(({ id }) => id === counter);
  if (!known) return failure([inputIssue('unknownKey', '/counter')]);
  if (!Number.isInteger(value) || value < known.minimum || value > known.maximum) {
    return failure([inputIssue('outOfRange', '/value')]);
  }
  if (counter === 'progress') {
    return success({ ...position, fellowship: { ...position.fellowship, progress: value } });
  }
  const nation = counter.slice('nation.'.length) as NationId;
  return success({
    ...position,
    nations: { ...position.nations, [nation]: { active: value > 0, atWar: value === 2 } },
  });
}

/** The questions that the rules leave open, and how each is answered just now. */
export function rulingsOf({ rulings }: Position): readonly RulingInfo[] {
  return RULINGS.map((id) => ({ id, value: rulings[id], values: READINGS }));
}

function rule(position: Position, ruling: string, value: string): Result<Position, WarInputIssue> {
  if (!oneOfIds(RULINGS, ruling)) return failure([unknownId('/ruling')]);
  if (!oneOfIds(READINGS, value)) return failure([unknownId('/value')]);
  return success({ ...position, rulings: { ...position.rulings, [ruling]: value } });
}

export function editPosition(position: Position, edit: Edit): Result<Position, WarInputIssue> {
  switch (edit.type) {
    case 'place':
      return place(position, edit.figure, edit.place);
    case 'setting':
      return set(position, edit.region, edit.setting, edit.value);
    case 'counter':
      return count(position, edit.counter, edit.value);
    case 'ruling':
      return rule(position, edit.ruling, edit.value);
  }
}
