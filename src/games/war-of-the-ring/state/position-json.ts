// A position as JSON, differences from the standard start: read from outside with every issue, and written.
import * as v from 'valibot';
import { invariant } from '../../../base/assert.ts';
import { failure, isNonEmpty, type Result, success } from '../../../base/result.ts';
import { board, hasStronghold } from '../board.ts';
import { CHARACTERS, PREDECESSORS } from '../characters.ts';
import { impossible, step, type WarInputIssue } from '../input/input-issue.ts';
import { checkShape, type Keys, oneOf } from '../input/shape.ts';
import {
  FIGURES,
  type FigureId,
  MORDOR_TRACK,
  NATIONS,
  OFF_BOARD_PLACES,
  type Place,
  type RegionId,
  RULINGS,
  SIDES,
} from '../vocabulary.ts';
import {
  type Army,
  aMinionWasInPlay,
  isInPlay,
  isOffBoard,
  MAXIMUM_PROGRESS,
  type Position,
  type SettlementState,
  START,
} from './position.ts';

const settlementSchema = v.object({ controller: v.optional(oneOf(SIDES)), besieged: v.optional(v.boolean()) });
const nationSchema = v.object({ active: v.optional(v.boolean()), atWar: v.optional(v.boolean()) });
const armySchema = v.object({
  side: oneOf(SIDES),
  nations: v.array(oneOf(NATIONS)),
  besieged: v.optional(v.boolean(), false),
});
const placeSchema = oneOf([...board.regionIds, ...OFF_BOARD_PLACES]);

const positionSchema = v.object({
  settlements: v.optional(v.record(v.string(), settlementSchema), {}),
  figures: v.optional(v.record(v.string(), placeSchema), {}),
  fellowship: v.optional(
    v.object({
      region: v.optional(oneOf([...board.regionIds, MORDOR_TRACK])),
      progress: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAXIMUM_PROGRESS))),
    }),
    {},
  ),
  nations: v.optional(v.record(v.string(), nationSchema), {}),
  armies: v.optional(v.record(v.string(), v.nullable(v.array(armySchema))), {}),
  rulings: v.optional(v.record(v.string(), oneOf(['default', 'other'])), {}),
  minionHasBeenInPlay: v.optional(v.boolean()),
});
type PositionShape = v.InferOutput<typeof positionSchema>;

/** A position as it stands in a request: what is left out is the standard two-player start. */
export type PositionJson = v.InferInput<typeof positionSchema>;

const positionKeys: Keys = {
  fixed: {
    settlements: { ids: board.regionIds, each: { fixed: { controller: null, besieged: null } } },
    figures: { ids: FIGURES, each: null },
    fellowship: { fixed: { region: null, progress: null } },
    nations: { ids: NATIONS, each: { fixed: { active: null, atWar: null } } },
    armies: { ids: board.regionIds, each: { items: { fixed: { side: null, nations: null, besieged: null } } } },
    rulings: { ids: RULINGS, each: null },
    minionHasBeenInPlay: null,
  },
};

function mergeSettlements(changes: PositionShape['settlements']): Position['settlements'] {
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
function mergeFigures(changes: PositionShape['figures']): Position['figures'] {
  const figures = { ...START.figures, ...changes } as Record<FigureId, Place>;
  for (const [successor, predecessor] of Object.entries(PREDECESSORS)) {
    const inPlay = figures[successor as FigureId] !== 'outOfPlay' && figures[successor as FigureId] !== 'eliminated';
    if (inPlay && !Object.hasOwn(changes, predecessor)) figures[predecessor] = 'outOfPlay';
  }
  return figures;
}

type ArmyShape = NonNullable<PositionShape['armies'][string]>[number];

function checkedArmy(army: ArmyShape): Army {
  return { ...army, nations: [...new Set(army.nations)].sort() };
}

/** The Armies of a region are a set: their order in the input is none of the position's. */
function spelled({ side, besieged, nations }: Army): string {
  return `${side} ${besieged} ${nations.join(' ')}`;
}

function mergeArmies(changes: PositionShape['armies']): Position['armies'] {
  const armies: Partial<Record<RegionId, readonly Army[]>> = { ...START.armies };
  for (const [id, list] of Object.entries(changes)) {
    if (list === null || list.length === 0) delete armies[id as RegionId];
    else armies[id as RegionId] = list.map(checkedArmy).sort((a, b) => (spelled(a) < spelled(b) ? -1 : 1));
  }
  return armies;
}

function merge(changes: PositionShape): Position {
  const figures = mergeFigures(changes.figures);
  const nations = { ...START.nations };
  for (const [id, change] of Object.entries(changes.nations)) {
    const before = START.nations[id as keyof typeof nations];
    nations[id as keyof typeof nations] = {
      active: change.active ?? before.active,
      atWar: change.atWar ?? before.atWar,
    };
  }
  return {
    settlements: mergeSettlements(changes.settlements),
    figures,
    fellowship: {
      region: changes.fellowship.region ?? START.fellowship.region,
      progress: changes.fellowship.progress ?? START.fellowship.progress,
    },
    nations,
    armies: mergeArmies(changes.armies),
    rulings: { ...START.rulings, ...changes.rulings },
    minionHasBeenInPlay: changes.minionHasBeenInPlay ?? aMinionWasInPlay(figures),
  };
}

function settlementIssues(changes: PositionShape['settlements'], path: string): WarInputIssue[] {
  return Object.entries(changes).flatMap(([id, change]) => {
    const at = step(path, id);
    const region = id as RegionId;
    const issues: WarInputIssue[] = [];
    if (change.controller !== undefined && board.region(region).settlement === null) {
      issues.push(impossible('controllerWithoutSettlement', step(at, 'controller')));
    }
    if (change.besieged && !hasStronghold(region)) {
      issues.push(impossible('besiegedWithoutStronghold', step(at, 'besieged')));
    }
    return issues;
  });
}

/** Why a figure may not have this place; null where it may. */
function placeIssue(figure: FigureId, place: Place, path: string): WarInputIssue | null {
  const { side } = CHARACTERS[figure];
  const entersLater = figure === 'gandalf-the-white' || figure === 'aragorn';
  if (place === 'fellowship' && (side === 'shadow' || entersLater)) {
    return impossible('figureCannotBeInFellowship', path);
  }
  if (isOffBoard(place)) return null;
  if (figure === 'saruman' && place !== 'orthanc') return impossible('sarumanOutsideOrthanc', path);
  return figure === 'gollum' ? impossible('gollumOnTheMap', path) : null;
}

/** The impossibilities of a whole position, wherever it came from. `path` points at the figures. */
export function figureIssues(figures: Position['figures'], path: string): WarInputIssue[] {
  const issues: WarInputIssue[] = [];
  for (const figure of FIGURES) {
    const issue = placeIssue(figure, figures[figure], step(path, figure));
    if (issue) issues.push(issue);
  }
  const both = (predecessor: FigureId, successor: FigureId): boolean =>
    [predecessor, successor].every((figure) => isInPlay({ ...START, figures }, figure));
  if (both('gandalf-the-grey', 'gandalf-the-white')) {
    issues.push(impossible('bothGandalfs', step(path, 'gandalf-the-white')));
  }
  if (both('strider', 'aragorn')) issues.push(impossible('striderAndAragorn', step(path, 'aragorn')));
  return issues;
}

/**
 * Reads a position from JSON: differences from the standard start.
 * The result holds every issue with a JSON pointer below `path`; nothing of the input is lost or guessed.
 */
export function parsePositionJson(input: unknown, path = ''): Result<Position, WarInputIssue> {
  const { value, issues } = checkShape(positionSchema, positionKeys, input, path);
  const position = value && merge(value);
  const impossibilities =
    value && position
      ? [
          ...settlementIssues(value.settlements, step(path, 'settlements')),
          ...figureIssues(position.figures, step(path, 'figures')),
        ]
      : [];
  const found = [...issues, ...impossibilities];
  if (isNonEmpty(found)) return failure(found);
  invariant(position, 'a position without issues was not read');
  return success(position);
}
