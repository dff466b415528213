// The second opinion on exercises: whether the stated answer is the right one, the whole one and the only one, and
// whether it would be another without the rule that the topic is about.

import { Causes } from './oracle/causes.ts';
import { entryRegions, missingConditions } from './oracle/entry.ts';
import { figureFacts } from './oracle/figures.ts';
import { moverRefusal } from './oracle/mover.ts';
import { destinationNotes } from './oracle/notes.ts';
import { answer } from './oracle/oracle.ts';
import { unfold } from './oracle/position.ts';
import { type Scene, sceneOf } from './oracle/scene.ts';
import type { Action, Cause, Note, PositionJson } from './oracle/types.ts';
import { droppableRules, legalDestinations } from './oracle/walk.ts';

export interface AskedMove {
  readonly position: PositionJson;
  readonly action: Action;
  readonly figures: readonly string[];
}

/** Where they may go, with the way there for those who walk. */
export type Reach = ReadonlyMap<string, readonly string[] | null>;

const DROPPED: Readonly<Record<string, readonly string[]>> = {
  distance: ['range'],
  groups: ['range'],
  stops: ['stop/'],
  borders: ['border/'],
  sieges: ['seal/'],
  nazgul: ['closed/'],
  minions: ['closed/', 'seal/'],
  separation: ['range'],
  cards: ['range'],
  entry: [],
};

export function reachOf({ position: json, action, figures }: AskedMove): Reach {
  const position = unfold(json);
  if (moverRefusal(position, action, figures) !== null) return new Map();
  if (action.type !== 'entry') return legalDestinations(sceneOf(position, action, figures), new Set());
  const [figure = ''] = figures;
  if (missingConditions(position, figure).length > 0) return new Map();
  return new Map(entryRegions(position, figure).map((region) => [region, null]));
}

/** What the rules say of one region: notes of a legal move, causes of a refusal. */
export function findingsOf(move: AskedMove, region: string): readonly (Cause | Note)[] {
  const { action, figures } = move;
  if (action.type === 'entry' || figures.includes('saruman')) {
    const whole = answer(move);
    return whole.destinations[region]?.notes ?? whole.refusals[region] ?? [];
  }
  const position = unfold(move.position);
  const scene = sceneOf(position, action, figures);
  if (reachOf(move).has(region)) return destinationNotes(position, action, figures, scene, region);
  return new Causes(scene).of(region);
}

/** What the reach would be if the topic's rule were not there: rule by rule, figure by figure, siege by siege. */
export function reachesWithout(topic: string, move: AskedMove): readonly Reach[] {
  return [...withoutRules(topic, move), ...withoutChanges(move), ...figureByFigure(move), ...withinLevel(move)];
}

function withoutRules(topic: string, { position, action, figures }: AskedMove): readonly Reach[] {
  const prefixes = DROPPED[topic] ?? [];
  if (action.type === 'entry' || figures.includes('saruman')) return [];
  const scene: Scene = sceneOf(unfold(position), action, figures);
  return droppableRules(scene)
    .filter((rule) => prefixes.some((prefix) => rule.startsWith(prefix)))
    .map((rule) => legalDestinations(scene, new Set([rule])));
}

/** Each Stronghold as it was at the start, and, for entries, the conditions turned round. */
function withoutChanges({ position, action, figures }: AskedMove): readonly Reach[] {
  const { settlements = {} } = position;
  const restored = Object.keys(settlements).map((region): PositionJson => {
    const { [region]: _settlement, ...others } = settlements;
    const { [region]: _armies, ...armies } = position.armies ?? {};
    return { ...position, settlements: others, armies };
  });
  const entering: readonly PositionJson[] =
    action.type === 'entry'
      ? [
          { ...position, nations: allAtWar(true), figures: { ...position.figures, 'gandalf-the-grey': 'eliminated' } },
          { ...position, nations: allAtWar(false), figures: { ...position.figures, 'gandalf-the-grey': 'fellowship' } },
        ]
      : [];
  return [...restored, ...entering].map((other) => reachOf({ position: other, action, figures }));
}

function allAtWar(atWar: boolean): NonNullable<PositionJson['nations']> {
  const nations = ['dwarves', 'elves', 'gondor', 'north', 'rohan', 'sauron'];
  return Object.fromEntries(nations.map((nation) => [nation, { active: true, atWar }]));
}

function figureByFigure({ figures, ...rest }: AskedMove): readonly Reach[] {
  if (figures.length < 2) return [];
  return figures.map((figure) => reachOf({ ...rest, figures: [figure] }));
}

/** As far as the highest printed Level alone would let them go, or one region less than it does. */
function withinLevel(move: AskedMove): readonly Reach[] {
  const { position, action, figures } = move;
  if (action.type === 'entry' || figures.includes('saruman')) return [];
  const { range } = sceneOf(unfold(position), action, figures);
  if (typeof range !== 'number') return [];
  const printed = Math.max(...figures.map((figure) => figureFacts(figure).level));
  const whole = [...reachOf(move)];
  return [printed, range - 1].map(
    (limit) => new Map(whole.filter(([, route]) => route !== null && route.length - 1 <= limit)),
  );
}
