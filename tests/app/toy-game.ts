// A game of five regions and four figures: the page must be able to show any game, so its tests know no other.
import { present } from '../../src/base/assert.ts';
import { failure, type Result, success } from '../../src/base/result.ts';
import { createBoard } from '../../src/board/board.ts';
import type { Edit, Game, InputIssue, Judgement, Played, RegionJudgement, Turn } from '../../src/movement/game.ts';
import type { Message } from '../../src/movement/message.ts';

export interface ToyPosition {
  /** Where the walkers and the birds are: a region or `bag`, which walkers leave at the mill. */
  readonly places: Readonly<Record<string, string>>;
  readonly tower: string;
  readonly moon: number;
}

/** hill – mill – lake – tower in a row; the cave touches only the hill, across an impassable border. */
const board = createBoard({
  regions: { cave: {}, hill: {}, lake: {}, mill: {}, tower: {} },
  passable: [
    ['hill', 'mill'],
    ['lake', 'mill'],
    ['lake', 'tower'],
  ],
  impassable: [['cave', 'hill']],
});

const figures = [
  { id: 'ada', side: 'red', emblem: 'ada', level: 2 },
  { id: 'bo', side: 'red', emblem: 'bo', level: 1 },
  { id: 'bird-1', side: 'blue', emblem: 'bird', level: 'unlimited' },
  { id: 'bird-2', side: 'blue', emblem: 'bird', level: 'unlimited' },
] as const;

const start: ToyPosition = {
  places: { ada: 'hill', bo: 'hill', 'bird-1': 'tower', 'bird-2': 'tower' },
  tower: 'blue',
  moon: 0,
};

function message(key: string, facts: Message['facts'] = {}): Message {
  return { key, facts, citation: { rules: ['T1'], page: null }, parts: [] };
}

const row = ['hill', 'mill', 'lake', 'tower'];

function judgeRegion(origin: string, range: number | 'unlimited', region: string): RegionJudgement {
  const legal = { legal: true, marks: ['reachable'] as const, messages: [] };
  if (range === 'unlimited') {
    const messages = [message('notes.flies'), message('notes.sees')];
    return { ...legal, marks: ['reachable', 'flight'], messages, distance: null, route: null };
  }
  const [from, to] = [row.indexOf(origin), row.indexOf(region)];
  const refused = { legal: false, distance: null, route: null, marks: [] };
  if (to < 0 || from < 0) return { ...refused, messages: [message('reasons.wall')] };
  const distance = Math.abs(to - from);
  if (distance > range) {
    const facts = { distance: { kind: 'number', value: distance } } as const;
    return { ...refused, messages: [message('reasons.tooFar', facts), message('reasons.tired')] };
  }
  const route = row.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ...legal, distance, route: from <= to ? route : route.reverse() };
}

/** `march` moves red figures, each once; nobody else moves with it. */
function isBarred(turn: Turn<ToyPosition> | null, moving: readonly string[]): boolean {
  const marched = turn?.moves.flatMap(({ figures: group }) => group) ?? [];
  return turn !== null && moving.some((figure) => marched.includes(figure) || figure.startsWith('bird'));
}

function judge(present: ToyPosition, moving: readonly string[], turn: Turn<ToyPosition> | null = null): Judgement {
  const position = turn?.start ?? present;
  const barred = { legal: false, distance: null, route: null, marks: [], messages: [message('reasons.barred')] };
  const place = position.places[moving[0] ?? ''] ?? '';
  const origin = place === 'bag' ? 'mill' : place;
  const levels = figures.filter(({ id }) => moving.includes(id)).map(({ level }) => level);
  const range = levels.includes('unlimited') ? 'unlimited' : Math.max(...levels.map(Number));
  const others = board.regionIds.filter((region) => region !== origin);
  return {
    origin: board.has(origin) ? origin : null,
    range,
    regions: new Map(
      others.map((region) => [region, isBarred(turn, moving) ? barred : judgeRegion(origin, range, region)]),
    ),
    stay: { legal: true, messages: [] },
  };
}

function moved(position: ToyPosition, moving: readonly string[], place: string): ToyPosition {
  const places = { ...position.places, ...Object.fromEntries(moving.map((figure) => [figure, place])) };
  return { ...position, places };
}

function edit(position: ToyPosition, change: Edit): Result<ToyPosition, InputIssue> {
  if (change.type === 'setting') return success({ ...position, tower: change.value });
  if (change.type === 'counter') return success({ ...position, moon: change.value });
  if (change.type === 'ruling') return failure([{ code: 'unknownId', path: '/ruling' }]);
  if (change.figure === 'ada' && change.place === 'cave') {
    return failure([{ code: 'impossiblePosition', path: '/figures/ada', why: 'adaFearsTheDark' }]);
  }
  return success(moved(position, [change.figure], change.place));
}

function format({ places, tower, moon }: ToyPosition): string {
  return ['toy1', ...figures.map(({ id }) => places[id]), tower, moon].join(':');
}

function parse(notation: string): Result<ToyPosition, InputIssue> {
  const [version, ada, bo, one, two, tower, moon] = notation.split(':');
  if (version !== 'toy1' || moon === undefined) return failure([{ code: 'badNotation', path: '' }]);
  const places = { ada, bo, 'bird-1': one, 'bird-2': two } as Record<string, string>;
  return success({ places, tower: tower ?? '', moon: Number(moon) });
}

function play(
  position: ToyPosition,
  moving: readonly string[],
  to: string,
  turn: Turn<ToyPosition> | null = null,
): Played<ToyPosition> {
  const { origin, regions } = judge(position, moving, turn);
  const verdict = to === origin ? null : present(regions.get(to), `region ${to}`);
  if (verdict?.legal === false) return { legal: false, messages: verdict.messages };
  return { legal: true, position: moved(position, moving, to) };
}

function playTurn({ action, start: from, moves }: Turn<ToyPosition>): Played<ToyPosition> {
  let position = from;
  for (const [at, { figures: group, to }] of moves.entries()) {
    const played = play(position, group, to, { action, start: from, moves: moves.slice(0, at) });
    if (!played.legal) return played;
    position = played.position;
  }
  return { legal: true, position };
}

export const toyGame: Game<ToyPosition> = {
  id: 'toy',
  board,
  sides: ['red', 'blue'],
  figures,
  nation: (region) => (region === 'tower' ? 'highlands' : null),
  offBoardPlaces: ['bag'],
  scenarios: [
    { id: 'start', notation: format(start), selected: [] },
    { id: 'example', notation: 'toy1:hill:hill:tower:lake:blue:3', selected: ['ada'] },
  ],
  start,
  parse,
  format,
  places: ({ places }) => new Map(Object.entries(places)),
  sign: ({ tower }, region) =>
    region === 'tower' ? { icon: 'keep', side: tower, originalSide: 'blue', besieged: false } : null,
  settings: ({ tower }, region) =>
    region === 'tower' ? [{ id: 'holder', value: tower, values: ['red', 'blue'] }] : [],
  counters: ({ moon }) => [{ id: 'moon', value: moon, minimum: 0, maximum: 9 }],
  rulings: () => [],
  armies: () => [],
  edit,
  rules: ['T1'],
  actions: [{ id: 'march', kind: 'result', side: 'red' }],
  judge,
  play,
  playTurn,
  movable: (turn) => ['ada', 'bo'].filter((figure) => !isBarred(turn, [figure])),
  movesToReach: (position, moving, most) => {
    const place = position.places[moving[0] ?? ''] ?? '';
    if (moving.some((figure) => figure.startsWith('bird'))) {
      return new Map(board.regionIds.filter((region) => region !== place).map((region) => [region, 1]));
    }
    const from = row.indexOf(place);
    const range = Math.max(...figures.filter(({ id }) => moving.includes(id)).map(({ level }) => Number(level)));
    const moves = row.map((region, at) => [region, Math.ceil(Math.abs(at - from) / range)] as const);
    return new Map(moves.filter(([, count]) => count > 0 && count <= most));
  },
  journey: (position, moving, region) => [{ from: position.places[moving[0] ?? ''] ?? '', to: region, route: null }],
};
