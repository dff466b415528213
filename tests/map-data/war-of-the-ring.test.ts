// The facts of the board of War of the Ring: counted, joined up and without a gap.

import { describe, expect, test } from 'vitest';
import borders from '../../map-data/war-of-the-ring/borders.json';
import layout from '../../map-data/war-of-the-ring/layout.json';
import regions from '../../map-data/war-of-the-ring/regions.json';
import setup from '../../map-data/war-of-the-ring/setup.json';
import { parseWarOfTheRingBoard } from '../../src/games/war-of-the-ring/parse-board.ts';

const ids = Object.keys(regions);
const facts = Object.entries(regions);
const controllers: Readonly<Record<string, string>> = setup.controllers;

test('the data passes its own check', () => {
  expect(parseWarOfTheRingBoard(regions, borders)).toMatchObject({ ok: true });
});

describe('regions', () => {
  test('are 105, with ids in order', () => {
    expect(ids).toHaveLength(105);
    expect(ids).toEqual([...ids].sort());
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('have codes of three letters, none twice', () => {
    const codes = facts.map(([, { code }]) => code);
    expect(new Set(codes).size).toBe(105);
    for (const code of codes) expect(code).toMatch(/^[a-z]{3}$/);
  });

  const strongholds = {
    freePeoples: [
      'dol-amroth',
      'erebor',
      'grey-havens',
      'helms-deep',
      'lorien',
      'minas-tirith',
      'rivendell',
      'woodland-realm',
    ],
    shadow: ['barad-dur', 'dol-guldur', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad', 'orthanc', 'umbar'],
  };
  const settlements: readonly (readonly [string, string, readonly string[]])[] = [
    ['stronghold', 'freePeoples', strongholds.freePeoples],
    ['stronghold', 'shadow', strongholds.shadow],
    ['city', 'freePeoples', ['dale', 'edoras', 'pelargir', 'the-shire']],
    ['city', 'shadow', ['angmar', 'far-harad']],
    [
      'town',
      'freePeoples',
      ['bree', 'carrock', 'ered-luin', 'folde', 'iron-hills', 'lamedon', 'lossarnach', 'westemnet'],
    ],
    ['town', 'shadow', ['near-harad', 'north-dunland', 'north-rhun', 'nurn', 'south-dunland', 'south-rhun']],
    ['fortification', 'freePeoples', ['fords-of-isen', 'osgiliath']],
    ['fortification', 'shadow', []],
  ];
  test.each(settlements)('%s of %s', (settlement, side, expected) => {
    const found = facts.filter(([id, region]) => region.settlement === settlement && controllers[id] === side);
    expect(found.map(([id]) => id)).toEqual(expected);
  });

  const nations: readonly (readonly [string, readonly string[]])[] = [
    ['dwarves', ['erebor', 'ered-luin', 'iron-hills', 'north-ered-luin']],
    ['elves', ['grey-havens', 'lorien', 'rivendell', 'woodland-realm']],
    [
      'gondor',
      ['anfalas', 'dol-amroth', 'druadan-forest', 'erech', 'lamedon', 'lossarnach', 'minas-tirith', 'pelargir'],
    ],
    ['north', ['bree', 'buckland', 'carrock', 'dale', 'north-downs', 'old-forest-road', 'rhosgobel', 'the-shire']],
    ['rohan', ['eastemnet', 'edoras', 'folde', 'fords-of-isen', 'helms-deep', 'westemnet']],
    ['isengard', ['gap-of-rohan', 'north-dunland', 'orthanc', 'south-dunland']],
    [
      'sauron',
      [
        'angmar',
        'barad-dur',
        'dol-guldur',
        'gorgoroth',
        'minas-morgul',
        'morannon',
        'moria',
        'mount-gram',
        'mount-gundabad',
        'nurn',
        'southern-mirkwood',
      ],
    ],
    ['southrons-easterlings', ['east-rhun', 'far-harad', 'khand', 'near-harad', 'north-rhun', 'south-rhun', 'umbar']],
  ];
  test.each(nations)('of %s', (nation, expected) => {
    expect(facts.filter(([, region]) => region.nation === nation).map(([id]) => id)).toEqual(expected);
  });

  test('of no Nation are 53, Osgiliath among them', () => {
    const free = facts.filter(([, { nation }]) => nation === null).map(([id]) => id);
    expect(free).toHaveLength(53);
    expect(free).toContain('osgiliath');
  });

  test('on the sea are 17', () => {
    expect(facts.filter(([, { coastal }]) => coastal)).toHaveLength(17);
  });
});

type Pair = readonly [string, string];
const passable = borders.passable as unknown[] as Pair[];
const impassable = borders.impassable as unknown[] as Pair[];
const key = (a: string, b: string): string => [a, b].sort().join('|');

/** What touches what, with the outside of the map and the Sea of Rhûn as two more places. */
function triangulation(): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>([...ids, 'outside', 'sea-of-rhun'].map((id) => [id, new Set()]));
  const join = (a: string, b: string): void => {
    places.get(a)?.add(b);
    places.get(b)?.add(a);
  };
  for (const [a, b] of [...passable, ...impassable]) join(a, b);
  for (const { between, kind } of layout.arcs) {
    const region = between.find((id) => ids.includes(id));
    if (region === undefined) continue;
    if (kind === 'coast' || kind === 'frame') join(region, 'outside');
    if (kind === 'lakeshore') join(region, 'sea-of-rhun');
  }
  return places;
}

describe('borders', () => {
  test('are 232 open and 51 black pairs, sorted, none of them twice', () => {
    expect(passable).toHaveLength(232);
    expect(impassable).toHaveLength(51);
    for (const list of [passable, impassable]) {
      const keys = list.map(([a, b]) => `${a} ${b}`);
      expect(keys).toEqual([...keys].sort());
      expect(keys).toEqual(list.map((pair) => [...pair].sort().join(' ')));
    }
    expect(new Set([...passable, ...impassable].map(([a, b]) => key(a, b))).size).toBe(283);
  });

  test('join every region to every other on foot', () => {
    const reached = new Set(['rivendell']);
    for (const id of reached) {
      for (const [a, b] of passable) {
        if (a === id) reached.add(b);
        if (b === id) reached.add(a);
      }
    }
    expect(reached.size).toBe(105);
  });

  test('lead into inner Mordor through Morannon and Minas Morgul alone (R55)', () => {
    const inside = ['barad-dur', 'gorgoroth', 'nurn'];
    const gates = passable.flatMap(([a, b]) => {
      if (inside.includes(a) === inside.includes(b)) return [];
      return [inside.includes(a) ? b : a];
    });
    expect(new Set(gates)).toEqual(new Set(['minas-morgul', 'morannon']));
  });

  test('leave no gap: with outline and shore they are as many as 107 places can have', () => {
    const places = triangulation();
    const outline = places.get('outside')?.size;
    const shore = places.get('sea-of-rhun')?.size;
    expect([outline, shore]).toEqual([27, 5]);
    const pairs = [...places.values()].reduce((sum, others) => sum + others.size, 0) / 2;
    expect(pairs).toBe(315);
    expect(pairs).toBe(232 + 51 + 27 + 5);
    expect(pairs).toBe(3 * 107 - 6);
  });

  test('close into one ring round every region', () => {
    const places = triangulation();
    /** Whether `path` can be led on through all of `left` and back to its start. */
    const closes = (path: readonly string[], left: ReadonlySet<string>): boolean => {
      const touching = places.get(path.at(-1) ?? '') ?? new Set();
      if (left.size === 0) return touching.has(path[0] ?? '');
      return [...left].some((next) => {
        if (!touching.has(next)) return false;
        const rest = new Set(left);
        rest.delete(next);
        return closes([...path, next], rest);
      });
    };
    const open = [...places].filter(([, neighbours]) => {
      const [first = '', ...others] = neighbours;
      return !closes([first], new Set(others));
    });
    expect(open.map(([id]) => id)).toEqual([]);
  });
});

describe('the standard start', () => {
  test('puts 35 Armies on the map, each of one Nation', () => {
    const byNation: Record<string, string[]> = {};
    for (const [region, armies] of Object.entries(setup.armies)) {
      expect(armies).toHaveLength(1);
      for (const { nations, besieged } of armies) {
        expect(besieged).toBe(false);
        for (const nation of nations) byNation[nation] = [...(byNation[nation] ?? []), region];
      }
    }
    expect(byNation).toEqual({
      dwarves: ['erebor', 'ered-luin', 'iron-hills'],
      elves: ['grey-havens', 'lorien', 'rivendell', 'woodland-realm'],
      gondor: ['dol-amroth', 'minas-tirith', 'osgiliath', 'pelargir'],
      north: ['bree', 'carrock', 'dale', 'north-downs', 'the-shire'],
      rohan: ['edoras', 'fords-of-isen', 'helms-deep'],
      isengard: ['north-dunland', 'orthanc', 'south-dunland'],
      sauron: ['barad-dur', 'dol-guldur', 'gorgoroth', 'minas-morgul', 'morannon', 'moria', 'mount-gundabad', 'nurn'],
      'southrons-easterlings': ['far-harad', 'near-harad', 'north-rhun', 'south-rhun', 'umbar'],
    });
    expect(Object.values(byNation).flat()).toHaveLength(35);
  });

  test('gives each Army to the side of its Nation', () => {
    const shadow = ['isengard', 'sauron', 'southrons-easterlings'];
    for (const armies of Object.values(setup.armies)) {
      for (const { side, nations } of armies) {
        expect(side).toBe(shadow.includes(nations[0] ?? '') ? 'shadow' : 'freePeoples');
      }
    }
  });

  test('leaves no settlement without a controller, and controls nothing else', () => {
    const settled = facts.filter(([, { settlement }]) => settlement !== null).map(([id]) => id);
    expect(settled).toHaveLength(38);
    expect(Object.keys(controllers).sort()).toEqual(settled);
  });

  test('has the Fellowship whole in Rivendell and four Nazgûl at large', () => {
    expect(setup.fellowship).toEqual({ region: 'rivendell', progress: 0 });
    const byPlace: Record<string, string[]> = {};
    for (const [figure, place] of Object.entries(setup.figures)) {
      byPlace[place] = [...(byPlace[place] ?? []), figure];
    }
    expect(byPlace).toEqual({
      fellowship: ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'],
      outOfPlay: [
        'gandalf-the-white',
        'aragorn',
        'gollum',
        'witch-king',
        'saruman',
        'mouth-of-sauron',
        'nazgul-5',
        'nazgul-6',
        'nazgul-7',
        'nazgul-8',
      ],
      'barad-dur': ['nazgul-1'],
      'dol-guldur': ['nazgul-2'],
      'minas-morgul': ['nazgul-3'],
      morannon: ['nazgul-4'],
    });
  });

  test('has four Nations active and none at war', () => {
    const nations = Object.entries(setup.nations);
    expect(nations.filter(([, { active }]) => active).map(([id]) => id)).toEqual([
      'elves',
      'isengard',
      'sauron',
      'southrons-easterlings',
    ]);
    expect(nations.filter(([, { atWar }]) => atWar)).toEqual([]);
    expect(nations).toHaveLength(8);
  });
});

describe('broken copies of the data are refused, with the place', () => {
  type Copy = { regions: Record<string, Record<string, unknown>>; passable: string[][]; impassable: string[][] };
  const rows: readonly (readonly [string, (copy: Copy) => void, readonly object[]])[] = [
    [
      'a region that does not exist',
      ({ passable: pairs }) => {
        pairs[0] = ['andrast', 'anfalass'];
      },
      [{ code: 'unknownRegion', path: '/passable/0/1', found: 'anfalass' }],
    ],
    [
      'two regions that do not exist',
      ({ impassable: pairs }) => {
        pairs[5] = ['aaa', 'bbb'];
      },
      [
        { code: 'unknownRegion', path: '/impassable/5/0', found: 'aaa' },
        { code: 'unknownRegion', path: '/impassable/5/1', found: 'bbb' },
      ],
    ],
    [
      'a border with itself',
      ({ passable: pairs }) => {
        pairs.push(['bree', 'bree']);
      },
      [{ code: 'borderWithItself', path: '/passable/232', found: 'bree | bree' }],
    ],
    [
      'a border given twice',
      ({ passable: pairs }) => {
        pairs.push(['andrast', 'anfalas']);
      },
      [{ code: 'borderTwice', path: '/passable/232', found: 'andrast | anfalas' }],
    ],
    [
      'a pair the wrong way round, and so given twice',
      ({ passable: pairs }) => {
        pairs.push(['anfalas', 'andrast']);
      },
      [
        { code: 'pairNotSorted', path: '/passable/232', found: 'anfalas | andrast' },
        { code: 'borderTwice', path: '/passable/232', found: 'anfalas | andrast' },
      ],
    ],
    [
      'a border both open and black',
      ({ impassable: pairs }) => {
        pairs.push(['andrast', 'anfalas']);
      },
      [{ code: 'borderOpenAndImpassable', path: '/impassable/51', found: 'andrast | anfalas' }],
    ],
    [
      'a region without a border',
      ({ regions: all }) => {
        all.valinor = { code: 'val', nation: null, settlement: null, coastal: true };
      },
      [{ code: 'regionWithoutBorder', path: '/regions/valinor', found: 'valinor' }],
    ],
    [
      'two regions far from all others',
      ({ regions: all, impassable: pairs }) => {
        all.valinor = { code: 'val', nation: null, settlement: null, coastal: true };
        all.valimar = { code: 'vam', nation: null, settlement: null, coastal: true };
        pairs.push(['valimar', 'valinor']);
      },
      [
        { code: 'notConnected', path: '/regions/valinor', found: 'valinor' },
        { code: 'notConnected', path: '/regions/valimar', found: 'valimar' },
      ],
    ],
    [
      'facts that a region must have',
      ({ regions: all }) => {
        all.bree = { code: 'BRE', nation: 'hobbits', settlement: 'village', coastal: 1 };
      },
      [
        { code: 'wrongShape', path: '/regions/bree/code', found: '"BRE"' },
        { code: 'wrongShape', path: '/regions/bree/nation', found: '"hobbits"' },
        { code: 'wrongShape', path: '/regions/bree/settlement', found: '"village"' },
        { code: 'wrongShape', path: '/regions/bree/coastal', found: '1' },
      ],
    ],
    [
      'facts that a region must not have',
      ({ regions: all }) => {
        all.bree = { ...all.bree, inn: 'the Prancing Pony' };
      },
      [{ code: 'wrongShape', path: '/regions/bree/inn', found: '"inn"' }],
    ],
    [
      'pairs that are none',
      (copy) => {
        copy.passable[0] = ['andrast'];
        copy.impassable[1] = ['a', 'b', 'c'];
      },
      [
        { code: 'wrongShape', path: '/passable/0/1', found: 'undefined' },
        { code: 'wrongShape', path: '/impassable/1/2', found: '"c"' },
      ],
    ],
  ];

  test.each(rows)('%s', (_, change, issues) => {
    const copy: Copy = structuredClone({ regions, ...borders });
    change(copy);
    const { regions: changed, ...changedBorders } = copy;
    expect(parseWarOfTheRingBoard(changed, changedBorders)).toEqual({ ok: false, issues });
  });

  test('what is no data at all', () => {
    expect(parseWarOfTheRingBoard(null, null)).toMatchObject({
      ok: false,
      issues: [
        { code: 'wrongShape', path: '/regions' },
        { code: 'wrongShape', path: '/passable' },
        { code: 'wrongShape', path: '/impassable' },
      ],
    });
  });
});
