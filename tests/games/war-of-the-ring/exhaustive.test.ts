// Every origin × every kind of mover × every status of every one Stronghold around it: legality, distance, route, and
// that the causes named are exactly those that suffice.

import { expect, test } from 'vitest';
import { board, strongholds } from '../../../src/games/war-of-the-ring/board.ts';
import type { Reason } from '../../../src/games/war-of-the-ring/reasons.ts';
import { destinations, type WarVerdict } from '../../../src/games/war-of-the-ring/rules/destinations.ts';
import { originalOwner } from '../../../src/games/war-of-the-ring/state/position.ts';
import type { PositionJson } from '../../../src/games/war-of-the-ring/state/position-json.ts';
import type { Action, MoverFigureId, RegionId } from '../../../src/games/war-of-the-ring/vocabulary.ts';
import { positionOf } from '../../helpers/arbitraries/requests.ts';
import { rulesNamedBy } from '../../helpers/oracle/causes.ts';
import { unfold } from '../../helpers/oracle/position.ts';
import { type Scene, sceneOf } from '../../helpers/oracle/scene.ts';
import type { Cause } from '../../helpers/oracle/types.ts';
import { droppableRules, isLegalWalk } from '../../helpers/oracle/walk.ts';
import { type Distances, nameOf, quickDistances } from '../../helpers/quick-walk.ts';

interface Kind {
  readonly name: string;
  readonly figures: readonly MoverFigureId[];
  readonly action: Action;
}
const die: Action = { type: 'characterDie' };
const kinds: readonly Kind[] = [
  { name: 'a Companion of Level 1', figures: ['meriadoc'], action: die },
  { name: 'a Companion of Level 2', figures: ['gimli'], action: die },
  { name: 'a Companion of Level 3', figures: ['strider'], action: die },
  { name: 'Gandalf the White', figures: ['gandalf-the-white'], action: die },
  { name: 'a group', figures: ['meriadoc', 'strider', 'legolas'], action: die },
  { name: 'the Mouth of Sauron', figures: ['mouth-of-sauron'], action: die },
  { name: 'a Nazgûl', figures: ['nazgul-1'], action: die },
  { name: 'the Ring-bearers', figures: ['ring-bearers'], action: { type: 'declaration' } },
];

/** Strongholds within so many borders of any kind. */
function around(origin: RegionId, steps: number): RegionId[] {
  const near = new Set<RegionId>([origin]);
  for (let step = 0; step < steps; step++) {
    for (const region of [...near]) {
      for (const next of [...board.neighbours(region), ...board.impassableNeighbours(region)]) near.add(next);
    }
  }
  return strongholds.filter((region) => near.has(region));
}

/** The start, and every other status of every one Stronghold around. */
function* settlementsAround(origin: RegionId): Generator<NonNullable<PositionJson['settlements']>> {
  yield {};
  for (const region of around(origin, 3)) {
    for (const controller of ['freePeoples', 'shadow'] as const) {
      for (const besieged of [false, true]) {
        if (besieged || controller !== originalOwner(region)) yield { [region]: { controller, besieged } };
      }
    }
  }
}

function positionFor(origin: RegionId, figures: readonly MoverFigureId[], settlements: PositionJson['settlements']) {
  const json: PositionJson = { ...(settlements ? { settlements } : {}), fellowship: { region: origin, progress: 3 } };
  const placed = figures.filter((figure) => figure !== 'ring-bearers');
  return { ...json, figures: Object.fromEntries(placed.map((figure) => [figure, origin])) };
}

/** To many a mover one status of a Stronghold is like another: the scene is the same. */
const spelled = (scene: Scene): string =>
  JSON.stringify(scene, (_, value) => (value instanceof Set ? [...value] : value));

/** Checks all verdicts of one scene; every single rule is dropped once, every joint cause looked at once. */
class Checker {
  readonly problems: string[] = [];
  private readonly scene: Scene;
  private readonly legal: Distances;
  private readonly unlimited: Distances;
  /** Of each refused region, by its number: the single rules whose absence makes it legal. */
  private readonly sufficient: readonly string[][];
  private readonly together = new Map<string, Distances>();

  constructor(scene: Scene) {
    this.scene = scene;
    this.legal = quickDistances(scene, []);
    this.unlimited = quickDistances(scene, ['range']);
    this.sufficient = board.regionIds.map(() => []);
    for (const rule of droppableRules(scene)) {
      const without = quickDistances(scene, [rule]);
      this.sufficient.forEach((rules, number) => {
        if ((without[number] ?? -1) >= 0 && (this.legal[number] ?? -1) < 0) rules.push(rule);
      });
    }
  }

  check(region: RegionId, number: number, verdict: WarVerdict): void {
    const distance = this.legal[number] ?? -1;
    if (verdict.legal !== distance >= 0) this.problems.push(`${region}: legal ${verdict.legal}`);
    else if (verdict.legal) this.checkRoute(region, distance, verdict);
    else this.checkCauses(region, number, verdict.reasons);
  }

  private checkRoute(region: RegionId, distance: number, verdict: Extract<WarVerdict, { legal: true }>): void {
    if (this.scene.travel === 'flight') {
      if (verdict.distance !== null || verdict.route !== null) this.problems.push(`${region}: walked, not flown`);
      return;
    }
    const isSound = verdict.route?.length === distance + 1 && isLegalWalk(this.scene, verdict.route);
    if (verdict.distance !== distance || !isSound) this.problems.push(`${region}: route ${verdict.route}`);
  }

  private checkCauses(region: RegionId, number: number, reasons: readonly Reason[]): void {
    const sufficient = this.sufficient[number] ?? [];
    const named = rulesNamedBy(reasons as readonly Cause[]);
    const [first] = reasons;
    if (first?.code === 'joint') {
      if (sufficient.length > 0 || reasons.length > 1) this.problems.push(`${region}: jointly, though ${sufficient}`);
      if (!this.isEnough(named, number)) this.problems.push(`${region}: not enough: ${named}`);
      for (const rule of named) {
        const others = named.filter((other) => other !== rule);
        if (this.isEnough(others, number)) this.problems.push(`${region}: ${rule} is not needed`);
      }
      return;
    }
    if ([...named].sort().join() !== sufficient.sort().join()) {
      this.problems.push(`${region}: named ${named}, sufficient ${sufficient}`);
    }
    const around = this.unlimited[number] ?? -1;
    for (const reason of reasons) {
      if (reason.code === 'tooFar' && reason.distance !== around) this.problems.push(`${region}: ${reason.distance}`);
      if (reason.code === 'impassableBorder' && (reason.around ?? -1) !== around) {
        this.problems.push(`${region}: around ${reason.around}`);
      }
    }
  }

  private isEnough(rules: readonly string[], number: number): boolean {
    const key = [...rules].sort().join(' ');
    const known = this.together.get(key) ?? quickDistances(this.scene, rules);
    this.together.set(key, known);
    return (known[number] ?? -1) >= 0;
  }
}

const situations = board.regionIds.reduce((sum, origin) => sum + 1 + 3 * around(origin, 3).length, 0);
test.each(kinds)('$name', { timeout: 120_000 }, ({ figures, action }) => {
  const problems: string[] = [];
  let judged = 0;
  for (const origin of board.regionIds) {
    const checkers = new Map<string, Checker>();
    for (const settlements of settlementsAround(origin)) {
      const json = positionFor(origin, figures, settlements);
      const { verdicts } = destinations(positionOf(json), action, figures);
      const scene = sceneOf(unfold(json as Parameters<typeof unfold>[0]), action, figures);
      const key = spelled(scene);
      const checker = checkers.get(key) ?? new Checker(scene);
      checkers.set(key, checker);
      for (let number = 0; number < board.regionIds.length; number++) {
        const region = nameOf(number) as RegionId;
        const verdict = verdicts.get(region);
        if (verdict) checker.check(region, number, verdict);
        judged += verdict ? 1 : 0;
      }
      problems.push(...checker.problems.splice(0).map((problem) => `${JSON.stringify(json)} ${problem}`));
      if (problems.length > 10) break;
    }
  }
  expect(problems).toEqual([]);
  expect(judged).toBe(situations * 104);
});

test('these are 1,596 situations for each kind', () => {
  expect(situations).toBe(1596);
});
