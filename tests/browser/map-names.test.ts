// Names as they are set: measured letter by letter on the page, against all else that stands on the board.
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { type MapPageOptions, useMapPage } from './map-page.ts';

// Thousands of letters are measured.
vi.setConfig({ testTimeout: 120_000 });
const openMap = useMapPage();

interface Found {
  readonly names: number;
  readonly places: number;
  readonly smallest: number;
  readonly overlaps: readonly string[];
}

/** Runs on the page: where ink meets ink. */
function findOverlaps(): Found {
  interface Ink {
    readonly of: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const canvas = document.createElement('canvas').getContext('2d');
  const board = document.querySelector<SVGSVGElement>('svg.board');
  if (!canvas || !board) throw new Error('no board to measure');
  const sizes: number[] = [];
  /** The ink of a piece of text, by its foot in the text's own frame. */
  const inkOf = (of: string, text: SVGTextElement, words: string, x: number, y: number, turn: number): Ink => {
    const style = getComputedStyle(text);
    canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = canvas.measureText(words);
    const matrix = text.getScreenCTM();
    const start = style.textAnchor === 'middle' ? -width / 2 : 0;
    const turned = new DOMMatrix().translate(x, y).rotate(turn);
    const corners = [
      [start, -up],
      [start + width, -up],
      [start, down],
      [start + width, down],
    ].map(([cx = 0, cy = 0]) => new DOMPoint(cx, cy).matrixTransform(turned).matrixTransform(matrix ?? undefined));
    sizes.push(Number.parseFloat(style.fontSize) * Math.hypot(matrix?.a ?? 1, matrix?.b ?? 0));
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    return { of, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const isSeen = (element: Element): boolean => element.closest('[display="none"]') === null;
  const names = [...board.querySelectorAll<SVGTextElement>('.names text')].filter(isSeen).flatMap((text) => {
    const of = text.parentElement?.dataset.name ?? text.parentElement?.getAttribute('data-name') ?? '';
    return [...text.querySelectorAll('tspan')].map((line) =>
      inkOf(of, text, line.textContent ?? '', Number(line.getAttribute('x')), Number(line.getAttribute('y')), 0),
    );
  });
  const places = [...board.querySelectorAll<SVGTextElement>('.place')].filter(isSeen).flatMap((text, index) => {
    const list = (name: string): number[] => (text.getAttribute(name) ?? '').split(' ').map(Number);
    const [xs, ys, turns] = [list('x'), list('y'), list('rotate')];
    return [...(text.textContent ?? '')].flatMap((letter, at) =>
      letter === ' '
        ? []
        : [inkOf(`${text.dataset.place} ${index}`, text, letter, xs[at] ?? 0, ys[at] ?? 0, turns[at] ?? 0)],
    );
  });
  const pieces = [
    ...board.querySelectorAll<SVGGraphicsElement>(
      '.token .rim, .sign .building, .army .cloth, .badge .plate, .badge .icon',
    ),
  ]
    .filter(isSeen)
    .map((element): Ink => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return {
        of: element.closest('[data-figure], [data-sign]')?.outerHTML.slice(0, 60) ?? 'a badge',
        left,
        right,
        top,
        bottom,
      };
    });
  const borders = board.querySelectorAll<SVGPathElement>('.lines .black:not(.rim)');
  const black = [...borders].flatMap((path): Ink[] => {
    const matrix = board.getScreenCTM() ?? undefined;
    return Array.from({ length: Math.ceil(path.getTotalLength() / 4) }, (_, step) => {
      const { x, y } = path.getPointAtLength(step * 4).matrixTransform(matrix);
      return { of: 'a black border', left: x, right: x, top: y, bottom: y };
    });
  });
  const meet = (a: Ink, b: Ink): boolean =>
    a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
  const strikes = (name: Ink, { left, top }: Ink): boolean =>
    left > name.left && left < name.right && top > name.top && top < name.bottom;
  const overlaps: string[] = [];
  const writing = [...names, ...places];
  for (const [index, name] of writing.entries()) {
    for (const other of writing.slice(index + 1)) {
      if (other.of !== name.of && meet(name, other)) overlaps.push(`${name.of} and ${other.of}`);
    }
    for (const piece of pieces) if (meet(name, piece)) overlaps.push(`${name.of} and ${piece.of}`);
    for (const point of black) if (strikes(name, point)) overlaps.push(`${name.of} and a black border`);
  }
  if (black.length < 500) throw new Error('the black borders were not found');
  return {
    names: new Set(names.map(({ of }) => of)).size,
    places: new Set(places.map(({ of }) => of)).size,
    smallest: Math.min(...sizes),
    overlaps: [...new Set(overlaps)],
  };
}

/** Shows the whole board, then as much nearer as the steps say. */
async function measure(page: Page, steps: number, labelScale = 1): Promise<Found> {
  await page.evaluate(
    ([nearer = 0, larger = 1]) => {
      const { map } = window.mapPage;
      map.set({ labelScale: larger });
      map.showWholeBoard();
      for (let step = 0; step < nearer; step++) map.zoom(1);
    },
    [steps, labelScale],
  );
  await untilDrawn(page);
  return page.evaluate(findOverlaps);
}

/** The board is drawn at its new scale once the map rests; until then it is only stretched. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const board = document.querySelector<SVGSVGElement>('svg.board');
    const isStretched =
      Math.abs((board?.getBoundingClientRect().width ?? 0) - Number.parseFloat(board?.style.width ?? '')) > 1;
    return !isStretched && document.querySelector('.names g') !== null && document.querySelector('.place') !== null;
  });
}

const CASES: readonly (readonly [string, MapPageOptions, readonly number[], number])[] = [
  ['three zooms of a desktop in Spanish', { language: 'es' }, [0, 2, 4], 100],
  ['three zooms of a desktop in English', { language: 'en' }, [0, 2, 4], 100],
  ['two zooms of a phone', { width: 360, height: 740 }, [0, 3], 8],
];

test.each(CASES)('nothing overlaps at %s, and no type is under 11 pixels', async (_, options, zooms, least) => {
  const page = await openMap(options);
  let names = 0;
  for (const steps of zooms) {
    const found = await measure(page, steps);
    expect(found.overlaps, `${steps} steps nearer than the whole board`).toEqual([]);
    expect(found.smallest).toBeGreaterThanOrEqual(10.99);
    // Coming nearer, no name is lost.
    expect(found.names).toBeGreaterThanOrEqual(names);
    names = found.names;
  }
  expect(names).toBeGreaterThanOrEqual(least);
});

test('at the zoom of a desktop every region has its name, with type of twice the size nothing overlaps, and a name that is put over another or over a token is found out', async () => {
  const page = await openMap({ width: 1440, height: 848 });
  await page.evaluate(() => window.mapPage.map.show(['helms-deep', 'moria', 'dol-guldur', 'west-harondor']));
  await untilDrawn(page);
  const found = await page.evaluate(findOverlaps);
  expect(found.names).toBe(105);
  expect(found.places).toBeGreaterThanOrEqual(10);
  expect(found.overlaps).toEqual([]);

  const twice = await measure(page, 2, 2);
  expect(twice.overlaps).toEqual([]);
  expect(twice.names).toBeGreaterThanOrEqual(40);
  expect(twice.smallest).toBeGreaterThanOrEqual(19);

  await measure(page, 1);
  const moved = async (selector: string): Promise<readonly string[]> => {
    await page.evaluate((target) => {
      const name = document.querySelector('[data-name="bree"]');
      const { x = 0, y = 0 } = name?.getBoundingClientRect() ?? {};
      const other = document.querySelector(target)?.getBoundingClientRect();
      const matrix = document.querySelector<SVGSVGElement>('svg.board')?.getScreenCTM();
      if (!(name instanceof SVGGElement) || !other || !matrix) throw new Error('nothing to move');
      const by = [(other.x - x) / matrix.a, (other.y - y) / matrix.d];
      name.style.transform = '';
      name.setAttribute('transform', `translate(${by[0]} ${by[1]})${name.getAttribute('transform')}`);
    }, selector);
    const { overlaps } = await page.evaluate(findOverlaps);
    return overlaps.filter((overlap) => overlap.includes('bree'));
  };
  expect((await moved('[data-name="buckland"]')).join()).toContain('buckland');
  expect((await moved('[data-figure="saruman"]')).join()).toContain('saruman');
});
