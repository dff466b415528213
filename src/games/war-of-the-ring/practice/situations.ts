// A situation for each topic: who stands where, and what the place is like. Nothing here judges: the rules do that.
import type { Chance, Difficulty, Situation, Tell } from '../../../movement/practice.ts';
import { board } from '../board.ts';
import type { Position } from '../state/position.ts';
import type { PositionJson } from '../state/position-changes.ts';
import { type CompanionId, type FigureId, NATIONS, type RegionId } from '../vocabulary.ts';
import { besieged, OPEN_REGIONS, positionWith, regionsAround, some, strongholdsOf, taken } from './changes.ts';
import type { TopicId } from './topics.ts';

type War = Situation<Position>;
type Make = (difficulty: Difficulty, chance: Chance) => War;

const SLOW: readonly CompanionId[] = ['meriadoc', 'peregrin'];
const MIDDLING: readonly CompanionId[] = ['boromir', 'legolas', 'gimli'];
const FAST: readonly CompanionId[] = ['strider', 'gandalf-the-grey'];

const WALKERS: Readonly<Record<Difficulty, readonly CompanionId[]>> = {
  1: [...SLOW, ...MIDDLING],
  2: [...MIDDLING, ...FAST],
  3: FAST,
};

/** Where the Fellowship may be by then. */
const FELLOWSHIP: readonly RegionId[] = ['rivendell', 'lorien', 'parth-celebrant', 'western-emyn-muil'];

function at(region: RegionId, ...figures: readonly FigureId[]): PositionJson {
  return { figures: Object.fromEntries(figures.map((figure) => [figure, region])) };
}

function elsewhere(chance: Chance): PositionJson {
  return { fellowship: { region: chance.pick(FELLOWSHIP), progress: 0 } };
}

/** `difference`: changes without which the verdicts are to be compared. */
function stand(
  figures: readonly FigureId[],
  region: RegionId,
  chance: Chance,
  { difference = [], besides = [] }: { difference?: readonly PositionJson[]; besides?: readonly PositionJson[] } = {},
): War {
  const always = [elsewhere(chance), at(region, ...figures), ...besides];
  return {
    position: positionWith(...always, ...difference),
    action: null,
    figures,
    without: difference.length === 0 ? null : positionWith(...always),
    tells: [],
  };
}

const distance: Make = (difficulty, chance) => {
  const walker = chance.pick(WALKERS[difficulty]);
  return stand([walker], chance.pick(OPEN_REGIONS), chance);
};

const groups: Make = (difficulty, chance) => {
  const fast = some(FAST, difficulty === 3 ? 2 : 1, chance);
  const figures = {
    1: [...some(MIDDLING, 1, chance), ...some(SLOW, 1, chance), ...(chance.below(2) === 0 ? fast : [])],
    2: [...fast, ...some(MIDDLING, 1, chance), ...SLOW],
    3: [...fast, ...some(MIDDLING, 1, chance), ...SLOW],
  }[difficulty];
  return stand(figures, chance.pick(OPEN_REGIONS), chance);
};

const stops: Make = (difficulty, chance) => {
  const own = strongholdsOf('shadow');
  const lost = strongholdsOf('freePeoples');
  const change = difficulty === 1 ? 0 : chance.below(3);
  const place = chance.pick(change === 1 ? lost : own);
  const walker = chance.pick([...MIDDLING, ...FAST]);
  const difference = change === 0 ? [] : [taken(place)];
  return stand([walker], chance.pick(regionsAround(place, difficulty === 1 ? 1 : 2)), chance, { difference });
};

const UNDER_MOUNTAINS = OPEN_REGIONS.filter((region) => board.impassableNeighbours(region).length > 0);

const borders: Make = (difficulty, chance) => {
  const region = chance.pick(UNDER_MOUNTAINS);
  const walker = chance.pick(difficulty === 1 ? [...SLOW, ...MIDDLING] : [...MIDDLING, ...FAST]);
  return stand([walker], difficulty === 1 ? region : chance.pick([region, ...regionsAround(region, 1)]), chance);
};

const sieges: Make = (difficulty, chance) => {
  const place = chance.pick(strongholdsOf('freePeoples'));
  const walker = chance.below(3) === 0 ? 'mouth-of-sauron' : chance.pick(WALKERS[difficulty]);
  const around = regionsAround(place, difficulty === 1 ? 1 : 2);
  const inside = chance.below(4) === 0;
  const other = difficulty === 3 ? [taken(chance.pick(strongholdsOf('shadow')))] : [];
  return stand([walker], inside ? place : chance.pick(around), chance, {
    difference: [besieged(place)],
    besides: other,
  });
};

/** Some Strongholds of the Free Peoples under siege or lost, and with more difficulty one of the Shadow's. */
function troubledLands(difficulty: Difficulty, chance: Chance): readonly PositionJson[] {
  const [first, second, third] = some(strongholdsOf('freePeoples'), 3, chance) as [RegionId, RegionId, RegionId];
  const lost = taken(chance.pick(strongholdsOf('shadow')));
  return {
    1: [besieged(first)],
    2: [besieged(first), taken(second)],
    3: [besieged(first), chance.below(2) === 0 ? besieged(second) : taken(second), besieged(third), lost],
  }[difficulty];
}

const nazgul: Make = (difficulty, chance) => {
  const figures = (['nazgul-1', 'nazgul-2', 'nazgul-3'] as const).slice(0, 1 + chance.below(difficulty));
  const origin = chance.pick(['dol-guldur', 'minas-morgul', 'morannon', 'barad-dur', 'umbar'] as const);
  return stand(figures, origin, chance, { difference: troubledLands(difficulty, chance) });
};

const minions: Make = (difficulty, chance) => {
  const who = chance.below(6);
  if (who === 0) return stand(['saruman'], 'orthanc', chance);
  if (who < 3) {
    const origin = chance.pick(['minas-morgul', 'dol-guldur', 'dagorlad', 'angmar'] as const);
    return stand(['witch-king'], origin, chance, { difference: troubledLands(difficulty, chance) });
  }
  const shut = chance.pick(strongholdsOf('freePeoples'));
  if (difficulty === 1) return stand(['mouth-of-sauron'], chance.pick(regionsAround(shut, 2)), chance);
  const own = chance.below(2) === 0;
  const place = own ? chance.pick(strongholdsOf('shadow')) : shut;
  return stand(['mouth-of-sauron'], chance.pick(regionsAround(place, 2)), chance, { difference: [besieged(place)] });
};

const separation: Make = (difficulty, chance) => {
  const figures = {
    1: [chance.pick(SLOW)],
    2: [chance.pick([...SLOW, ...MIDDLING])],
    3: [chance.pick(SLOW), chance.pick([...MIDDLING, ...FAST])],
  }[difficulty];
  const progress = difficulty === 1 ? 1 : 1 + chance.below(difficulty);
  const fellowship = { region: chance.pick(OPEN_REGIONS), progress };
  const tells = [{ key: 'progress', facts: { count: { kind: 'number', value: progress } } }] as const;
  return { position: positionWith({ fellowship }), action: null, figures, without: null, tells };
};

const cards: Make = (difficulty, chance) => {
  const region = chance.pick(OPEN_REGIONS);
  const sarumanThere = at('orthanc', 'saruman');
  if (chance.below(3) === 0) {
    const company = [
      ...some(SLOW, chance.below(2), chance),
      ...(chance.below(3) === 0 ? some(MIDDLING, 1, chance) : []),
    ];
    return stand(['gandalf-the-white', ...company], region, chance, { besides: [sarumanThere] });
  }
  const walker = chance.pick(difficulty === 1 ? SLOW : WALKERS[difficulty]);
  const action = chance.pick(['we-prove-the-swifter', 'gwaihir-the-windlord']);
  return { ...stand([walker], region, chance), action };
};

const entry: Make = (difficulty, chance) => {
  const changes = difficulty === 1 ? [] : troubledLands(difficulty, chance);
  const always = [elsewhere(chance), ...changes];
  const [figure, ready, waiting] = chance.pick(ENTRIES);
  const mayEnter = difficulty === 1 || chance.below(3) > 0;
  const [present, other] = mayEnter ? [ready, waiting] : [waiting, ready];
  const position = positionWith(...always, present);
  return {
    position,
    action: null,
    figures: [figure],
    without: positionWith(...always, other),
    tells: [atWar(position), greyWizard(position)],
  };
};

function atWar({ nations: states }: Position): Tell {
  const ids = NATIONS.filter((nation) => states[nation].atWar);
  return ids.length === 0
    ? { key: 'peace', facts: {} }
    : { key: 'atWar', facts: { nations: { kind: 'nations', ids } } };
}

/** Whether he is on his way still is what his successor waits for. */
function greyWizard({ figures }: Position): Tell {
  const figure = { kind: 'figure', id: 'gandalf-the-grey' } as const;
  return { key: figures['gandalf-the-grey'] === 'fellowship' ? 'inFellowship' : 'gone', facts: { figure } };
}

const AT_WAR = { active: true, atWar: true };
const NOT_AT_WAR = { active: true, atWar: false };
const FREE_NATIONS = ['dwarves', 'elves', 'gondor', 'north', 'rohan'] as const;

function nations(states: readonly (readonly [string, { active: boolean; atWar: boolean }])[]): PositionJson {
  return { nations: Object.fromEntries(states) };
}

/** Who comes into play, what must hold for it, and a game in which it does not. */
const ENTRIES: readonly (readonly [FigureId, PositionJson, PositionJson])[] = [
  [
    'gandalf-the-white',
    { figures: { 'gandalf-the-grey': 'eliminated', saruman: 'orthanc' } },
    { figures: { saruman: 'orthanc' } },
  ],
  [
    'witch-king',
    nations([
      ['sauron', AT_WAR],
      ['rohan', AT_WAR],
    ]),
    nations([...FREE_NATIONS.map((nation) => [nation, NOT_AT_WAR] as const), ['sauron', AT_WAR]]),
  ],
  [
    'mouth-of-sauron',
    nations(FREE_NATIONS.map((nation) => [nation, AT_WAR] as const)),
    nations(FREE_NATIONS.map((nation) => [nation, nation === 'north' ? NOT_AT_WAR : AT_WAR] as const)),
  ],
];

export const SITUATIONS: Readonly<Record<TopicId, Make>> = {
  distance,
  groups,
  stops,
  borders,
  sieges,
  nazgul,
  minions,
  separation,
  cards,
  entry,
};
