// «May they go there, and why?» One answer is right; the others are what somebody may think who does not know the rule.
import type { RegionJudgement } from '../../movement/game.ts';
import type { Message } from '../../movement/message.ts';
import type { Chance, Difficulty } from '../../movement/practice.ts';
import type { Choice, Task } from '../exercise.ts';
import { lengthensWay, type Scene, tellingMessage, turnsVerdict } from '../scene.ts';

const CHOICES: Readonly<Record<Difficulty, number>> = { 1: 3, 2: 4, 3: 5 };
/** Fewer than this are no choice. */
const FEWEST_CHOICES = 3;

/** So many regions farther than they may go, borders of all kinds crossed. */
const BEYOND_RANGE = 1;

const PLAIN_YES: Choice = { legal: true, message: null };

/** `wanted`: whether they may. */
export function proposeWhy<Position>(
  scene: Scene<Position>,
  difficulty: Difficulty,
  chance: Chance,
  wanted: boolean,
): Task | null {
  const { trap } = scene;
  const near = regionsNear(scene);
  const telling = [...scene.judgement.regions].filter(
    ([region, verdict]) =>
      verdict.legal === wanted &&
      near.has(region) &&
      (turnsVerdict(scene, region) || tellingMessage(verdict, trap) !== null || lengthensWay(scene, region)),
  );
  const turned = telling.filter(([region]) => turnsWithout(scene, region));
  const candidates = turned.length > 0 ? turned : telling;
  if (candidates.length === 0) return null;
  const [region, verdict] = chance.pick(candidates);
  const right = rightChoice(scene, verdict);
  if (right === null) return null;
  const wrong = wrongChoices(scene, region, verdict, right, chance).slice(0, CHOICES[difficulty] - 1);
  if (wrong.length + 1 < FEWEST_CHOICES) return null;
  const choices = chance.shuffle([right, ...wrong]);
  return { kind: 'why', region, choices, answer: choices.indexOf(right) };
}

/** Whether what makes the difference turns this verdict: nothing is more tempting. */
function turnsWithout<Position>({ judgement, without }: Scene<Position>, region: string): boolean {
  const other = without()?.regions.get(region);
  return other !== undefined && other.legal !== judgement.regions.get(region)?.legal;
}

/** Nobody asks about the other end of the board, unless for those who go there. */
function regionsNear<Position>({ game, judgement: { origin, range, regions } }: Scene<Position>): ReadonlySet<string> {
  if (origin === null || typeof range !== 'number') return new Set(regions.keys());
  const { board } = game;
  let near: ReadonlySet<string> = new Set([origin]);
  for (let steps = 0; steps < range + BEYOND_RANGE; steps++) {
    near = new Set([...near].flatMap((id) => [id, ...board.neighbours(id), ...board.impassableNeighbours(id)]));
  }
  return near;
}

/** Null where the verdict has several parts that only together are a reason: no single choice is right. */
function rightChoice<Position>({ trap }: Scene<Position>, verdict: RegionJudgement): Choice | null {
  const message = tellingMessage(verdict, trap) ?? verdict.messages[0] ?? null;
  if (message !== null && message.parts.length > 0) return null;
  return { legal: verdict.legal, message };
}

/**
 * False answers, the most tempting first: what would hold without what makes the difference, what holds of one of the
 * figures alone, a plain yes, and what holds of other regions. None says the
 * same as the truth with the rule that the truth hangs on.
 */
function wrongChoices<Position>(
  scene: Scene<Position>,
  region: string,
  verdict: RegionJudgement,
  right: Choice,
  chance: Chance,
): readonly Choice[] {
  const { game, judgement, without, alone } = scene;
  const used = new Set(verdict.messages.map(({ key }) => key));
  const rulesHere = new Set(verdict.messages.map(firstRule));
  const choices: Choice[] = [];
  const iconAt = (id: string): string | undefined => game.sign(scene.situation.position, id)?.icon;
  const add = (other: RegionJudgement | undefined, from: string = region): void => {
    const message = other?.messages[0];
    if (other === undefined || message === undefined || message.parts.length > 0 || used.has(message.key)) return;
    if (other.legal === verdict.legal && rulesHere.has(firstRule(message))) return;
    // What is said of a settlement tempts only where one like it stands.
    if (isAbout(message, from) && iconAt(from) !== iconAt(region)) return;
    used.add(message.key);
    choices.push({ legal: other.legal, message: toldOf(message, from, region) });
  };
  add(without()?.regions.get(region));
  for (const { regions } of alone()) add(regions.get(region));
  // A note that is not the point would make a riddle of two ways to say yes.
  const isThePoint = !right.legal || (right.message !== null && scene.trap.notes.includes(right.message.key));
  if (isThePoint) choices.push(PLAIN_YES);
  const near = new Set([region, ...game.board.neighbours(region), ...game.board.impassableNeighbours(region)]);
  const others = chance.shuffle([...judgement.regions.keys()].filter((other) => other !== region));
  const [closer, farther] = [others.filter((id) => near.has(id)), others.filter((id) => !near.has(id))];
  // A number that is nearly right tempts more than one that is far off.
  const countOf = (other: string): number => judgement.regions.get(other)?.messages[0]?.count ?? 0;
  const nearlyRight = [...farther].sort((a, b) => countOf(a) - countOf(b));
  for (const other of [...closer, ...nearlyRight]) add(judgement.regions.get(other), other);
  for (const other of chance.shuffle(verdictsOfOthers(scene, region))) add(other);
  return choices;
}

/** What would hold if other figures of the side stood there. */
function verdictsOfOthers<Position>(
  { game, situation, judgement: { origin } }: Scene<Position>,
  region: string,
): readonly (RegionJudgement | undefined)[] {
  if (origin === null || situation.action !== null) return [];
  const side = game.figures.find(({ id }) => id === situation.figures[0])?.side;
  const others = new Map(game.figures.filter((figure) => figure.side === side).map(({ emblem, id }) => [emblem, id]));
  return [...others.values()].map((id) => {
    const placed = game.edit(situation.position, { type: 'place', figure: id, place: origin });
    return placed.ok ? game.judge(placed.value, [id]).regions.get(region) : undefined;
  });
}

function isAbout({ facts }: Message, region: string): boolean {
  return Object.values(facts).some((fact) => fact.kind === 'region' && fact.id === region);
}

function firstRule({ citation }: Message): string | null {
  return citation?.rules[0] ?? null;
}

/** What is said of another region, said of this one. */
function toldOf(message: Message, from: string, region: string): Message {
  const facts = Object.entries(message.facts).map(([name, fact]) => {
    const isOfIt = fact.kind === 'region' && fact.id === from;
    return [name, isOfIt ? { ...fact, id: region } : fact] as const;
  });
  return { ...message, facts: Object.fromEntries(facts) };
}
