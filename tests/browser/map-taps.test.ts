// A finger on the map of a phone: what it hits, region by region.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { openPage } from './harness.ts';
import { useMapPage } from './map-page.ts';
import { region as regionOf } from './page.ts';

// Some hundred taps.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 90_000 });
const openMap = useMapPage();

interface Spot {
  readonly region: string;
  /** The pixel that lies deepest in the region, and one close to its border. */
  readonly heart: readonly [x: number, y: number];
  readonly edge: readonly [x: number, y: number];
}

/** Runs on the page: two pixels of every region. */
function findSpots(): Spot[] {
  const { shapes, scale } = window.mapPage.map.snapshot();
  const { left, top } = document.querySelector('svg.board')?.getBoundingClientRect() ?? new DOMRect();
  return [...shapes.regions].map(([region, { ring, box }]) => {
    const path = document.querySelector<SVGPathElement>(`[data-region="${region}"]`);
    const pixels: { at: [number, number]; depth: number }[] = [];
    for (let y = Math.floor((box.y - box.height / 2) * scale); y < (box.y + box.height / 2) * scale; y++) {
      for (let x = Math.floor((box.x - box.width / 2) * scale); x < (box.x + box.width / 2) * scale; x++) {
        const [atX, atY] = [x / scale, y / scale];
        if (!path?.isPointInFill(new DOMPoint(atX, atY))) continue;
        const away = ring.map(([toX, toY], index) => {
          const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
          const [dx, dy] = [toX - fromX, toY - fromY];
          const along = ((atX - fromX) * dx + (atY - fromY) * dy) / (dx * dx + dy * dy || 1);
          const share = Math.min(1, Math.max(0, along));
          return Math.hypot(atX - fromX - share * dx, atY - fromY - share * dy);
        });
        pixels.push({ at: [left + x, top + y], depth: Math.min(...away) * scale });
      }
    }
    pixels.sort((a, b) => b.depth - a.depth);
    const heart = pixels[0];
    const edge = pixels.findLast(({ depth }) => depth >= 0.5);
    if (!heart || !edge) throw new Error(`no pixel of ${region}`);
    return { region, heart: heart.at, edge: edge.at };
  });
}

/** So that no two taps in a row are near each other: those would be a double tap. */
function farApart(spots: readonly Spot[]): Spot[] {
  const byPlace = spots.toSorted((a, b) => a.heart[0] - b.heart[0]);
  const half = Math.ceil(byPlace.length / 2);
  return byPlace.slice(0, half).flatMap((spot, index) => [spot, byPlace[half + index] ?? []].flat());
}

/** What the map says to each tap; `nearer` where it comes nearer instead, which is taken back. */
async function answersTo(page: Page, spots: readonly Spot[], pixel: 'heart' | 'edge'): Promise<[string, string][]> {
  const answers: [string, string][] = [];
  for (const spot of farApart(spots)) {
    const [x, y] = spot[pixel];
    await page.touchscreen.tap(x, y);
    const answer = await page.evaluate(() => {
      const { map, told } = window.mapPage;
      const isWhole = map.snapshot().scale < 0.2;
      if (!isWhole) map.showWholeBoard();
      return [...told.splice(0), ...(isWhole ? [] : ['nearer'])].join();
    });
    answers.push([spot.region, answer]);
  }
  return answers;
}

async function openWholeBoard(): Promise<Page> {
  const page = await openMap({ width: 360, height: 740, touch: true });
  await page.evaluate(() => {
    const { map } = window.mapPage;
    map.set({ ornament: null });
    map.showWholeBoard();
  });
  return page;
}

test('on the whole board of a phone the middle of every region answers to the first tap', async () => {
  const page = await openWholeBoard();
  const answers = await answersTo(page, await page.evaluate(findSpots), 'heart');
  expect(answers).toHaveLength(105);
  // Where no figure may go, a lone token that covers its region is picked.
  expect(answers.filter(([region, answer]) => answer !== region).sort()).toEqual([
    ['barad-dur', 'nazgul-1'],
    ['helms-deep', 'nazgul-4'],
    ['morannon', 'nazgul-5'],
  ]);
});

test('there the very border between two small regions brings the map nearer, and never answers for another', async () => {
  const page = await openWholeBoard();
  const spots = await page.evaluate(findSpots);
  const border = ['tower-hills'];
  // Beyond each of these lies a larger region or water, which the finger would have found elsewhere.
  const open = ['andrast', 'cardolan', 'dol-amroth', 'east-rhun', 'gorgoroth', 'minhiriath', 'nurn', 'umbar'];
  const answers = await answersTo(
    page,
    spots.filter(({ region }) => border.includes(region) || open.includes(region)),
    'edge',
  );
  expect(new Map(answers)).toEqual(
    new Map([...border.map((id) => [id, 'nearer'] as const), ...open.map((id) => [id, id] as const)]),
  );
});

test('at a first visit a finger on the middle of a small region asks about it at once', async () => {
  const { page } = await openPage({ width: 360, height: 740, touch: true });
  const { x, y, width, height } = (await regionOf(page, 'erech').boundingBox()) ?? expect.fail('no Erech');
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator('[data-answer="erech"]').waitFor();
  expect(await page.locator('[data-answer]').count()).toBe(1);
});

test('at a first visit a finger on a region under a foe asks about the region, and keeps who is chosen', async () => {
  const { page } = await openPage({ width: 360, height: 740, touch: true });
  const { x, y, width, height } =
    (await page.locator('[data-figure="nazgul-4"]').boundingBox()) ?? expect.fail('nobody');
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.locator('[data-answer="helms-deep"]').waitFor();
  expect(await regionOf(page, 'eastemnet').getAttribute('data-marks')).toBe('origin');
});

test('a finger on the middle of a lit region, or on who stands there, means the region', async () => {
  const page = await openMap({ touch: true });
  const spots = await page.evaluate(() => {
    const { map } = window.mapPage;
    const lit = [...document.querySelectorAll<SVGElement>('[data-marks~="reachable"]')];
    const regions = lit.map(({ dataset }) => dataset.region ?? '');
    map.show(regions);
    const { shapes, scale } = map.snapshot();
    const { left, top } = document.querySelector('svg.board')?.getBoundingClientRect() ?? new DOMRect();
    const middles = regions.map((region) => {
      const [x, y] = shapes.regions.get(region)?.anchor ?? [0, 0];
      return { region, at: [left + x * scale, top + y * scale] as const };
    });
    const tokens = regions.flatMap((region) =>
      [...document.querySelectorAll(`[data-at="${region}"]`)].map((token) => {
        const { x, y, width, height } = token.getBoundingClientRect();
        return { region, at: [x + width / 2, y + height / 2] as const };
      }),
    );
    // The one after the other, so that no two taps in a row are a double tap.
    return [...middles, ...tokens];
  });
  const answers: [string, string][] = [];
  for (const { region, at } of spots) {
    await page.touchscreen.tap(...at);
    answers.push([region, await page.evaluate(() => window.mapPage.told.splice(0).join())]);
  }
  expect(new Set(answers.map(([region]) => region)).size).toBe(33);
  // Six figures stand in lit regions.
  expect(answers).toHaveLength(39);
  expect(answers.filter(([region, answer]) => answer !== region)).toEqual([]);
});

test('two taps on one place bring the map nearer, and tell two taps where something was pressed between', async () => {
  const page = await openMap();
  const answers = await page.evaluate(() => {
    const { map, told } = window.mapPage;
    const folde = document.querySelector('[data-region="folde"]');
    const { left, top, width, height } = folde?.getBoundingClientRect() ?? new DOMRect();
    const at = { bubbles: true, composed: true, clientX: left + width / 2, clientY: top + height / 2 };
    const press = (target: Element | null) => target?.dispatchEvent(new PointerEvent('pointerdown', at));
    const tap = () => {
      press(folde);
      folde?.dispatchEvent(new MouseEvent('click', { ...at, detail: 1 }));
    };
    const between = {
      nothing: () => undefined,
      'a press elsewhere': () => press(document.body),
      'a key': () => folde?.dispatchEvent(new KeyboardEvent('keydown', { ...at, key: 'x' })),
    };
    return Object.entries(between).map(([name, act]) => {
      map.showWholeBoard();
      const { scale } = map.snapshot();
      // Far from the last pair in time.
      document.body.dispatchEvent(new PointerEvent('pointerdown', at));
      tap();
      act();
      tap();
      return [name, told.splice(0).join(), map.snapshot().scale > scale];
    });
  });
  expect(answers).toEqual([
    ['nothing', 'folde', true],
    ['a press elsewhere', 'folde,folde', false],
    ['a key', 'folde,folde', false],
  ]);
});
