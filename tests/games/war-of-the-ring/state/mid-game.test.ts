// The typical positions: as they are written, plausible, and of interest for those who are chosen.
import { describe, expect, test } from 'vitest';
import { warOfTheRing } from '../../../../src/games/war-of-the-ring/index.ts';
import { MID_GAME } from '../../../../src/games/war-of-the-ring/state/mid-game.ts';
import { parseNotation } from '../../../../src/games/war-of-the-ring/state/notation.ts';
import { originalOwner, type Position } from '../../../../src/games/war-of-the-ring/state/position.ts';
import type { RegionId } from '../../../../src/games/war-of-the-ring/vocabulary.ts';

function positionOf(id: string): Position {
  const parsed = parseNotation(MID_GAME.find((scenario) => scenario.id === id)?.notation ?? '');
  if (!parsed.ok) throw new Error(`${id} cannot be read`);
  return parsed.value;
}

const settlementsOf = (position: Position) => Object.entries(position.settlements);

test('they are these', () => {
  expect(MID_GAME.map(({ id }) => id)).toEqual([
    'moriaTaken',
    'helmsDeepBesieged',
    'minasTirithBesieged',
    'rivendellLost',
    'whiteAndHeir',
    'allMinions',
  ]);
});

describe.each(MID_GAME.map(({ id }) => id))('%s', (id) => {
  const position = positionOf(id);

  test('is written as Sendas writes it', () => {
    expect(warOfTheRing.format(position)).toBe(MID_GAME.find((scenario) => scenario.id === id)?.notation);
  });

  test('has the besieged inside, the besiegers around them, and both at war', () => {
    const besieged = settlementsOf(position).filter(([, state]) => state.besieged);
    for (const [region, { controller }] of besieged) {
      const armies = position.armies[region as RegionId] ?? [];
      expect(armies.filter((army) => army.besieged).map(({ side }) => side)).toEqual([controller]);
      expect(armies.filter((army) => !army.besieged).map(({ side }) => side)).not.toContain(controller);
      expect(armies.length).toBe(2);
      for (const nation of armies.flatMap(({ nations }) => nations)) expect(position.nations[nation].atWar).toBe(true);
    }
  });

  test('leaves no Army of its first owner in what was taken, and whoever lost it is at war', () => {
    const taken = settlementsOf(position).filter(
      ([region, { controller }]) => controller !== originalOwner(region as RegionId),
    );
    for (const [region] of taken) {
      const sides = (position.armies[region as RegionId] ?? []).map(({ side }) => side);
      expect(sides).not.toContain(originalOwner(region as RegionId));
      const nation = warOfTheRing.nation(region);
      if (nation !== null) expect(position.nations[nation as keyof Position['nations']].atWar).toBe(true);
    }
  });
});

test('the Minions are in play where their cards allow it', () => {
  for (const { id } of MID_GAME) {
    const { figures, nations, fellowship } = positionOf(id);
    if (figures.saruman === 'orthanc') expect(nations.isengard.atWar).toBe(true);
    if (figures['witch-king'] !== 'outOfPlay') expect(nations.sauron.atWar).toBe(true);
    if (figures['mouth-of-sauron'] !== 'outOfPlay') expect(fellowship.region).toBe('mordorTrack');
  }
});

test('the chosen figures have these destinations', () => {
  const reach = MID_GAME.map(({ id, selected }) => {
    const { origin, range, regions } = warOfTheRing.judge(positionOf(id), selected);
    const legal = [...regions].filter(([, { legal }]) => legal);
    const stops = legal.filter(([, { marks }]) => marks.includes('stop')).map(([region]) => region);
    return [id, origin, range, legal.length, ...stops.sort()].join(' ');
  });
  expect(reach).toEqual([
    'moriaTaken moria 2 14',
    'helmsDeepBesieged fangorn 4 43 dol-guldur moria orthanc',
    'minasTirithBesieged edoras 3 15 orthanc',
    'rivendellLost trollshaws 3 25 moria mount-gundabad rivendell',
    'whiteAndHeir pelargir 3 23 minas-morgul umbar',
    'allMinions morannon 3 17',
  ]);
});

test('Moria in the hands of the Free Peoples lets Companions through and keeps Nazgûl out', () => {
  const position = positionOf('moriaTaken');
  expect(warOfTheRing.judge(position, ['legolas', 'gimli']).regions.get('lorien')?.legal).toBe(true);
  const [reason] = warOfTheRing.judge(position, ['nazgul-2']).regions.get('moria')?.messages ?? [];
  expect(reason?.key).toBe('reasons.freePeoplesStronghold.enter');
});

test('nobody leaves Helm’s Deep and nobody enters it', () => {
  const position = positionOf('helmsDeepBesieged');
  const inside = [...warOfTheRing.judge(position, ['strider', 'legolas', 'gimli']).regions.values()];
  expect(inside.filter(({ legal }) => legal)).toEqual([]);
  const [reason] = warOfTheRing.judge(position, ['gandalf-the-white']).regions.get('helms-deep')?.messages ?? [];
  expect(reason?.key).toBe('reasons.besiegedFriendlyStronghold.enter');
});
