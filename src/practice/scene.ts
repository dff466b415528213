// A situation with all its verdicts, and whether the rule of the topic matters to one of them.
import { present } from '../base/assert.ts';
import { rememberLast } from '../base/remember.ts';
import type { Game, Judgement, RegionJudgement, Turn } from '../movement/game.ts';
import type { Situation, Trap } from '../movement/practice.ts';

export interface Scene<Position> {
  readonly game: Game<Position>;
  readonly situation: Situation<Position>;
  readonly trap: Trap;
  readonly turn: Turn<Position> | null;
  readonly judgement: Judgement;
  /** The verdicts without what makes the difference; null where the situation does not say what that is. */
  readonly without: () => Judgement | null;
  /** The verdicts for each figure by itself; none where only one moves. */
  readonly alone: () => readonly Judgement[];
  /** The verdicts for somebody of each lower Level who would stand there. */
  readonly slower: () => readonly { readonly level: number; readonly judgement: Judgement }[];
}

function turnOf<Position>({ action }: Situation<Position>, start: Position): Turn<Position> | null {
  return action === null ? null : { action, start, moves: [] };
}

export function createScene<Position>(
  game: Game<Position>,
  situation: Situation<Position>,
  trap: Trap,
): Scene<Position> {
  const { position, figures, without } = situation;
  const turn = turnOf(situation, position);
  const judgement = game.judge(position, figures, turn);
  return {
    game,
    situation,
    trap,
    turn,
    judgement,
    // Most situations are thrown away before anybody asks for these.
    without: rememberLast(() => (without === null ? null : game.judge(without, figures, turnOf(situation, without)))),
    alone: rememberLast(() =>
      figures.length < 2 ? [] : figures.map((figure) => game.judge(position, [figure], turn)),
    ),
    slower: rememberLast(() => judgeSlower(game, situation, judgement)),
  };
}

function judgeSlower<Position>(
  game: Game<Position>,
  { position, figures, action }: Situation<Position>,
  { origin, range }: Judgement,
): ReturnType<Scene<Position>['slower']> {
  if (origin === null || action !== null || typeof range !== 'number') return [];
  const side = game.figures.find(({ id }) => id === figures[0])?.side;
  const byLevel = new Map<number, Judgement>();
  for (const { id, level, side: own } of game.figures) {
    if (own !== side || typeof level !== 'number' || level === 0 || level >= range || byLevel.has(level)) continue;
    const placed = game.edit(position, { type: 'place', figure: id, place: origin });
    if (placed.ok) byLevel.set(level, game.judge(placed.value, [id]));
  }
  return [...byLevel].map(([level, judgement]) => ({ level, judgement }));
}

/** Whether dropping the topic's rule would make a legal move of a refused one, or a refused one of a legal one. */
export function turnsVerdict<Position>(scene: Scene<Position>, region: string): boolean {
  const { judgement, trap, without, alone } = scene;
  const verdict = judgement.regions.get(region);
  if (verdict === undefined) return false;
  const other = without()?.regions.get(region);
  if (other !== undefined && other.legal !== verdict.legal) return true;
  if (trap.together && alone().some(({ regions }) => regions.get(region)?.legal === !verdict.legal)) return true;
  if (!verdict.legal) return isRefusedBy(trap, verdict);
  if (verdict.distance === null) return false;
  if (trap.limit && verdict.distance === judgement.range) return true;
  return trap.beyondLevel && verdict.distance > highestLevel(scene);
}

/**
 * Whether the way to a legal region would be shorter without the topic's rule: it is without what makes the
 * difference, or the rule alone keeps somebody away who goes less far.
 */
export function lengthensWay<Position>(scene: Scene<Position>, region: string): boolean {
  const { distance } = present(scene.judgement.regions.get(region), `region ${region}`);
  if (!scene.trap.detour || distance === null) return false;
  const other = scene.without()?.regions.get(region)?.distance ?? distance;
  return (
    other < distance ||
    scene.slower().some(({ level, judgement }) => {
      const verdict = judgement.regions.get(region);
      return level < distance && verdict?.legal === false && isRefusedBy(scene.trap, verdict);
    })
  );
}

function isRefusedBy({ refusals }: Trap, { messages }: RegionJudgement): boolean {
  return messages.some(({ key }) => refusals.includes(key));
}

/** The message of a verdict that tells of the topic's rule; null where none does. */
export function tellingMessage(
  { messages, legal }: RegionJudgement,
  trap: Trap,
): RegionJudgement['messages'][0] | null {
  const keys = legal ? trap.notes : trap.refusals;
  return messages.find(({ key }) => keys.includes(key)) ?? null;
}

function highestLevel<Position>({ game, situation }: Scene<Position>): number {
  const levels = game.figures.filter(({ id }) => situation.figures.includes(id)).map(({ level }) => level);
  return Math.max(0, ...levels.map((level) => (typeof level === 'number' ? level : 0)));
}
