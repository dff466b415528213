// Whose Army stands in a region, set by hand: what is kept, what is written down, what the rules make of it.
import { expect, it } from 'vitest';
import { warOfTheRing as game } from '../../../src/games/war-of-the-ring/index.ts';

type Position = typeof game.start;

function set(position: Position, region: string, setting: string, value: string): Position {
  const edited = game.edit(position, { type: 'setting', region, setting, value });
  if (!edited.ok) throw new Error(JSON.stringify(edited.issues));
  return edited.value;
}

it.each([
  ['an Army of Sauron where no Nation of the Shadow lives', 'hollin', 'shadow', 'wotr1;a=hol:ssa'],
  ["the region's own Nation", 'far-harad', 'none', 'wotr1;a=fha:0'],
  ['nobody says of which Nation', 'hollin', 'freePeoples', 'wotr1;a=hol:f'],
  ['what stood there at the start is no difference', 'bree', 'freePeoples', 'wotr1'],
])('%s', (_what, region, value, notation) => {
  const position = set(game.start, region, 'army', value);
  expect(game.format(position)).toBe(notation);
  expect(game.parse(notation)).toEqual({ ok: true, value: position });
});

it('gives back the Army of the start, with its Nation', () => {
  const without = set(game.start, 'edoras', 'army', 'none');
  expect(game.armies(without).some(({ region }) => region === 'edoras')).toBe(false);
  expect(set(without, 'edoras', 'army', 'freePeoples')).toEqual(game.start);
});

it('puts those within and those without in a besieged Stronghold', () => {
  const besieged = set(game.start, 'helms-deep', 'besieged', 'yes');
  expect(game.settings(besieged, 'helms-deep').at(-1)).toEqual({
    id: 'army',
    value: 'freePeoples',
    values: ['none', 'freePeoples', 'shadow', 'both'],
  });
  const both = set(besieged, 'helms-deep', 'army', 'both');
  expect(game.armies(both).filter(({ region }) => region === 'helms-deep')).toEqual([
    { region: 'helms-deep', side: 'freePeoples', besieged: true },
    { region: 'helms-deep', side: 'shadow', besieged: false },
  ]);
  expect(game.parse(game.format(both))).toEqual({ ok: true, value: both });
});

it('lets the Witch-king come to an Army that was put down', () => {
  let position = game.start;
  for (const counter of ['nation.sauron', 'nation.north']) {
    const edited = game.edit(position, { type: 'counter', counter, value: 2 });
    if (edited.ok) position = edited.value;
  }
  const reaches = (at: Position) => game.judge(at, ['witch-king']).regions.get('hollin')?.legal;
  expect(reaches(position)).toBe(false);
  expect(reaches(set(position, 'hollin', 'army', 'shadow'))).toBe(true);
});
