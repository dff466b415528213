// What differs from the standard start: merged into a position, unless the whole is impossible.
import { failure, isNonEmpty, type Result, success } from '../../../base/result.ts';
import { board, hasStronghold } from '../board.ts';
import { CHARACTERS, PREDECESSORS } from '../characters.ts';
import { type Impossible, impossible, inputIssue, step, type WarInputIssue } from '../input/input-issue.ts';
import {
  FIGURES,
  type FigureId,
  type MORDOR_TRACK,
  type NationId,
  type Place,
  type Reading,
  type RegionId,
  type RulingId,
  type Side,
} from '../vocabulary.ts';
import {
  type Army,
  aMinionWasInPlay,
  isOffBoard,
  MAXIMUM_PROGRESS,
  type Position,
  type SettlementState,
  START,
} from './position.ts';

/** An Army of a region: whose it is and of which Nations; `besieged` means inside the Stronghold. */
export interface ArmyJson {
  readonly side: Side;
  readonly nations: readonly NationId[];
  readonly besieged?: boolean;
}

/** A position as it stands in a request: what is left out is the standard two-player start. */
export interface PositionJson {
  /** Regions with a settlement; only Strongholds can be besieged, always by the side that does not control them. */
  readonly settlements?: Readonly<
    Partial<Record<RegionId, { readonly controller?: Side; readonly besieged?: boolean }>>
  >;
  readonly figures?: Readonly<Partial<Record<FigureId, Place>>>;
  /** `progress` is the step on the Fellowship Track, 0–12. */
  readonly fellowship?: { readonly region?: RegionId | typeof MORDOR_TRACK; readonly progress?: number };
  readonly nations?: Readonly<Partial<Record<NationId, { readonly active?: boolean; readonly atWar?: boolean }>>>;
  /** Each list replaces the Armies that the region has at the start; null removes them. */
  readonly armies?: Readonly<Partial<Record<RegionId, readonly ArmyJson[] | null>>>;
  readonly rulings?: Readonly<Partial<Record<RulingId, Reading>>>;
  /** A condition for Gandalf the White (R46); left out, it follows from where the Minions are. */
  readonly minionHasBeenInPlay?: boolean;
}

function mergeSettlements(changes: PositionJson['settlements']): Position['settlements'] {
  if (!changes) return START.settlements;
  const settlements: Partial<Record<RegionId, SettlementState>> = { ...START.settlements };
  for (const [id, change] of Object.entries(changes)) {
    const before = settlements[id as RegionId];
    if (!before) continue;
    settlements[id as RegionId] = {
      controller: change.controller ?? before.controller,
      besieged: change.besieged ?? before.besieged,
    };
  }
  return settlements;
}

/** A successor named in play sends the unnamed predecessor out of play (R46, R47). */
function mergeFigures(changes: PositionJson['figures']): Position['figures'] {
  if (!changes) return START.figures;
  const figures = { ...START.figures, ...changes } as Record<FigureId, Place>;
  for (const [successor, predecessor] of Object.entries(PREDECESSORS)) {
    const inPlay = figures[successor as FigureId] !== 'outOfPlay' && figures[successor as FigureId] !== 'eliminated';
    if (inPlay && !Object.hasOwn(changes, predecessor)) figures[predecessor] = 'outOfPlay';
  }
  return figures;
}

function checkedArmy({ side, nations, besieged = false }: ArmyJson): Army {
  return { side, nations: [...new Set(nations)].sort(), besieged };
}

/** The Armies of a region are a set: their order in the input is none of the position's. */
function spelled({ side, besieged, nations }: Army): string {
  return `${side} ${besieged} ${nations.join(' ')}`;
}

function mergeArmies(changes: PositionJson['armies']): Position['armies'] {
  if (!changes) return START.armies;
  const armies: Partial<Record<RegionId, readonly Army[]>> = { ...START.armies };
  for (const [id, list] of Object.entries(changes)) {
    if (list === null || list.length === 0) delete armies[id as RegionId];
    else armies[id as RegionId] = list.map(checkedArmy).sort((a, b) => (spelled(a) < spelled(b) ? -1 : 1));
  }
  return armies;
}

function mergeNations(changes: PositionJson['nations']): Position['nations'] {
  if (!changes) return START.nations;
  const nations = { ...START.nations };
  for (const [id, change] of Object.entries(changes)) {
    const nation = id as NationId;
    const before = START.nations[nation];
    nations[nation] = { active: change.active ?? before.active, atWar: change.atWar ?? before.atWar };
  }
  return nations;
}

function merge(changes: PositionJson): Position {
  const figures = mergeFigures(changes.figures);
  return {
    settlements: mergeSettlements(changes.settlements),
    figures,
    fellowship: {
      region: changes.fellowship?.region ?? START.fellowship.region,
      progress: changes.fellowship?.progress ?? START.fellowship.progress,
    },
    nations: mergeNations(changes.nations),
    armies: mergeArmies(changes.armies),
    rulings: { ...START.rulings, ...changes.rulings },
    minionHasBeenInPlay: changes.minionHasBeenInPlay ?? aMinionWasInPlay(figures),
  };
}

function settlementIssues(changes: PositionJson['settlements'] = {}, path: string): WarInputIssue[] {
  return Object.entries(changes).flatMap(([id, change]) => {
    const region = id as RegionId;
    const issues: WarInputIssue[] = [];
    if (change.controller !== undefined && board.region(region).settlement === null) {
      issues.push(impossible('controllerWithoutSettlement', step(step(path, id), 'controller')));
    }
    if (change.besieged && !hasStronghold(region)) {
      issues.push(impossible('besiegedWithoutStronghold', step(step(path, id), 'besieged')));
    }
    return issues;
  });
}

/** Why a figure may not have this place; null where it may. */
function placeFault(figure: FigureId, place: Place): Impossible | null {
  const entersLater = figure === 'gandalf-the-white' || figure === 'aragorn';
  if (place === 'fellowship') {
    return entersLater || CHARACTERS[figure].side === 'shadow' ? 'figureCannotBeInFellowship' : null;
  }
  if (isOffBoard(place)) return null;
  if (figure === 'saruman' && place !== 'orthanc') return 'sarumanOutsideOrthanc';
  return figure === 'gollum' ? 'gollumOnTheMap' : null;
}

function areInPlay(figures: Position['figures'], predecessor: FigureId, successor: FigureId): boolean {
  return ![figures[predecessor], figures[successor]].some((place) => place === 'outOfPlay' || place === 'eliminated');
}

/** The impossibilities of a whole position, wherever it came from. `path` points at the figures. */
export function figureIssues(figures: Position['figures'], path: string): WarInputIssue[] {
  const issues: WarInputIssue[] = [];
  for (const figure of FIGURES) {
    const fault = placeFault(figure, figures[figure]);
    if (fault) issues.push(impossible(fault, step(path, figure)));
  }
  if (areInPlay(figures, 'gandalf-the-grey', 'gandalf-the-white')) {
    issues.push(impossible('bothGandalfs', step(path, 'gandalf-the-white')));
  }
  if (areInPlay(figures, 'strider', 'aragorn')) issues.push(impossible('striderAndAragorn', step(path, 'aragorn')));
  return issues;
}

function isStep(progress: number): boolean {
  return Number.isInteger(progress) && progress >= 0 && progress <= MAXIMUM_PROGRESS;
}

/**
 * The standard start with these changes. Their ids must exist: for input from outside there is `parsePositionJson`.
 * The result holds every impossibility with a JSON pointer below `path`, or the step of the Fellowship out of range.
 */
export function createPosition(changes: PositionJson, path = ''): Result<Position, WarInputIssue> {
  const position = merge(changes);
  const issues = [
    ...(isStep(position.fellowship.progress)
      ? []
      : [inputIssue('outOfRange', step(step(path, 'fellowship'), 'progress'))]),
    ...settlementIssues(changes.settlements, step(path, 'settlements')),
    ...figureIssues(position.figures, step(path, 'figures')),
  ];
  return isNonEmpty(issues) ? failure(issues) : success(position);
}
