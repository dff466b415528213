// Why a region is refused: leave out one rule at a time and look whether the move becomes legal. If no single rule
// does it, try pairs, triples and so on until a smallest sufficient set turns up.

import type { Scene } from './scene.ts';
import type { Cause } from './types.ts';
import { borderKey, droppableRules, legalDestinations } from './walk.ts';

type Legal = ReadonlyMap<string, readonly string[] | null>;

function* combinations(items: readonly string[], size: number, from = 0): Generator<readonly string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index <= items.length - size; index += 1) {
    const item = items[index] ?? '';
    for (const rest of combinations(items, size - 1, index + 1)) yield [item, ...rest];
  }
}

/** All the refusals of one scene; whatever was tried once is remembered. */
export class Causes {
  private readonly scene: Scene;
  private readonly rules: readonly string[];
  private readonly tried = new Map<string, Legal>();
  private readonly withoutEach: readonly Legal[];
  private withEachAlone: readonly Legal[] | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
    this.rules = droppableRules(scene);
    this.withoutEach = this.rules.map((rule) => this.without([rule]));
  }

  without(dropped: readonly string[]): Legal {
    const key = [...dropped].sort().join(' ');
    const known = this.tried.get(key);
    if (known !== undefined) return known;
    const legal = legalDestinations(this.scene, new Set(dropped));
    this.tried.set(key, legal);
    return legal;
  }

  of(region: string): readonly Cause[] {
    const single = this.rules.filter((_, at) => this.withoutEach[at]?.has(region));
    if (single.length > 0) return single.map((rule) => this.cause(rule, region, [rule]));
    const joint = this.smallestJoint(region);
    return [{ code: 'joint', of: joint.map((rule) => this.cause(rule, region, joint)) }];
  }

  /**
   * A rule is necessary when dropping all the others is not enough: dropping more never forbids a move, so every
   * sufficient set holds all the necessary rules. Only what is left has to be tried out.
   */
  private smallestJoint(region: string): readonly string[] {
    this.withEachAlone ??= this.rules.map((rule) => this.without(this.rules.filter((other) => other !== rule)));
    const withEachAlone = this.withEachAlone;
    const necessary = this.rules.filter((_, at) => !withEachAlone[at]?.has(region));
    const optional = this.rules.filter((rule) => !necessary.includes(rule));
    for (let size = 0; size <= optional.length; size += 1) {
      for (const extra of combinations(optional, size)) {
        const joint = [...necessary, ...extra];
        if (this.without(joint).has(region)) return joint;
      }
    }
    throw new Error(`${region} stays out of reach with every rule dropped`);
  }

  private lengthTo(region: string, dropped: readonly string[]): number | null {
    const route = this.without(dropped).get(region);
    return route ? route.length - 1 : null;
  }

  private cause(rule: string, region: string, dropped: readonly string[]): Cause {
    const [kind = '', first = '', second = ''] = rule.split('/');
    switch (kind) {
      case 'range': {
        const range = this.scene.range;
        const distance = this.lengthTo(region, dropped);
        return {
          code: 'tooFar',
          ...(distance === null ? {} : { distance }),
          ...(typeof range === 'number' && { range }),
        };
      }
      case 'border':
        return { code: 'impassableBorder', between: [first, second], around: this.lengthTo(region, ['range']) };
      case 'stop':
        return { code: 'mustStop', at: first };
      case 'seal':
        return { code: 'besiegedFriendlyStronghold', region: second, how: howOf(first) };
      case 'closed':
        return { code: 'freePeoplesStronghold', region: second, how: howOf(first) };
      case 'insideMordor':
        return { code: 'insideMordor' };
      case 'placement':
        return { code: 'cardAllowsOnly', regions: this.scene.placements ?? [] };
      default:
        throw new Error(`no refusal for the rule ${rule}`);
    }
  }
}

function howOf(word: string): 'enter' | 'leave' | 'passThrough' {
  return word === 'leave' || word === 'enter' ? word : 'passThrough';
}

/** The keys of the rules that a list of causes names, joint ones included. */
export function rulesNamedBy(causes: readonly Cause[]): string[] {
  return causes.flatMap((cause): string[] => {
    switch (cause.code) {
      case 'joint':
        return rulesNamedBy(cause.of ?? []);
      case 'tooFar':
      case 'notAdjacent':
        return ['range'];
      case 'impassableBorder':
        return [borderKey(cause.between?.[0] ?? '', cause.between?.[1] ?? '')];
      case 'mustStop':
        return [`stop/${cause.at}`];
      case 'besiegedFriendlyStronghold':
        return [`seal/${cause.how}/${cause.region}`];
      case 'freePeoplesStronghold':
        return [`closed/${cause.how}/${cause.region}`];
      case 'cardAllowsOnly':
        return ['placement'];
      default:
        return [cause.code];
    }
  });
}
