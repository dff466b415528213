// From a click to the picture that it asks for, at the machine's speed and at a quarter of it, each time beside an empty click.
import type { Browser, Page } from 'playwright-core';
import { settle, slowDown } from '../bench/measuring/site.ts';
import { median, percentile } from '../bench/measuring/statistics.ts';
import { atMost, type Figure, limitBeside } from './figure.ts';
import { openEmpty, openForClicks, pointOn, timeClick, timeEmptyClick } from './painted.ts';

const WARM_UP = 3;

interface Speed {
  readonly slowness: number;
  readonly part: string;
  readonly rounds: number;
  /** Fewer: the ground is painted anew after each. */
  readonly themeRounds: number;
  readonly click: number;
  readonly language: number;
}
const SPEEDS: readonly Speed[] = [
  {
    slowness: 1,
    part: 'From a click to its picture, 1440 × 900',
    rounds: 30,
    themeRounds: 10,
    click: 50,
    language: 100,
  },
  { slowness: 4, part: 'The same at a quarter of the speed', rounds: 20, themeRounds: 7, click: 200, language: 400 },
];

/** Two that stand apart in the example, so that each click changes the whole picture. */
const FIGURES = ['gandalf-the-white', 'meriadoc'] as const;
/** In reach of both. */
const GOAL = 'fords-of-isen';
const THEME_BUTTON = '.language-button + .icon-button';
/** Pixels: what is there before them is the drawing itself. */
const GROUND = '.leaflet-ornament-pane canvas';
const token = (figure: string): string => `.map [data-figure="${figure}"]`;
const regionOf = (id: string): string => `[data-region="${id}"]`;

const KINDS = {
  select: 'Choose a figure',
  move: 'Move it',
  whyNot: 'Ask why not',
  language: 'Change the language',
  theme: 'Change the theme',
} as const;
type Kind = keyof typeof KINDS;
type Times = Record<Kind | 'empty', number[]>;

/** Out of reach, and with no token on it: asking there is asking why not. */
async function closedRegion(page: Page): Promise<string> {
  const id = await page.evaluate(() => {
    const taken = new Set([...document.querySelectorAll('.map [data-at]')].map((one) => one.getAttribute('data-at')));
    const { innerWidth, innerHeight } = window;
    for (const path of document.querySelectorAll<SVGElement>('.map path[data-region]')) {
      const { region = '', marks = '' } = path.dataset;
      const { left, top, width, height } = path.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isSeen = x > 0 && y > 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y) === path;
      if (isSeen && !taken.has(region) && !/reachable|origin|second/.test(marks)) return region;
    }
    return null;
  });
  if (id === null) throw new Error('no region out of reach is in sight');
  return id;
}

type Played = Partial<Record<Kind, number>>;

async function playRound(page: Page): Promise<Played> {
  const [first, second] = FIGURES;
  const figure = (await page.locator(`${token(first)}.selected`).count()) === 0 ? first : second;
  const select = await timeClick(page, await pointOn(page, token(figure)), `${token(figure)}.selected`);
  const closed = await closedRegion(page);
  const whyNot = await timeClick(page, await pointOn(page, regionOf(closed)), '.answers *');
  const arrived = `${token(figure)}[data-at="${GOAL}"]`;
  const move = await timeClick(page, await pointOn(page, regionOf(GOAL)), arrived);
  await page.keyboard.press('Control+z');
  await page.waitForSelector(arrived, { state: 'detached' });
  const other = (await page.getAttribute('html', 'lang')) === 'es' ? 'en' : 'es';
  const language = await timeClick(page, await pointOn(page, '.language-button'), `html[lang="${other}"]`);
  return { select, whyNot, move, language };
}

/** Another ground is painted after the theme has changed, which is waited for. */
async function changeTheme(page: Page): Promise<Played> {
  const other = (await page.getAttribute('html', 'data-theme')) === 'dark' ? 'light' : 'dark';
  const ground = await page.waitForSelector(GROUND, { state: 'attached' });
  const theme = await timeClick(page, await pointOn(page, THEME_BUTTON), `html[data-theme="${other}"]`);
  await page.waitForFunction(
    ([before, selector]) => ![null, before].includes(document.querySelector(selector)),
    [ground, GROUND] as const,
    { timeout: 60_000 },
  );
  await settle(page);
  return { theme };
}

async function timesAt(page: Page, emptyPage: Page, { rounds, themeRounds }: Speed): Promise<Times> {
  const times: Times = { select: [], move: [], whyNot: [], language: [], theme: [], empty: [] };
  const plays = [
    { play: playRound, wanted: rounds },
    { play: changeTheme, wanted: themeRounds },
  ];
  for (const { play, wanted } of plays) {
    for (let round = 0; round < WARM_UP + wanted; round++) {
      const played = Object.entries(await play(page));
      for (const [kind, time] of played as [Kind, number][]) {
        const empty = await timeEmptyClick(emptyPage);
        if (round < WARM_UP) continue;
        times[kind].push(time);
        times.empty.push(empty);
      }
    }
  }
  return times;
}

function figuresOf(times: Times, { part, click, language }: Speed): readonly Figure[] {
  const emptyMost = percentile(times.empty, 0.95);
  const most = (kind: Kind | 'empty', name: string): Figure => ({
    part,
    name,
    value: percentile(times[kind], 0.95),
    unit: 'ms',
    of: `p95 of ${times[kind].length}, median ${median(times[kind]).toFixed(1)}`,
  });
  return [
    most('empty', 'An empty click handler'),
    ...(Object.keys(KINDS) as Kind[]).map((kind) => {
      const limit = atMost(kind === 'language' ? language : click);
      return { ...most(kind, KINDS[kind]), limit, limitHere: limitBeside(emptyMost, limit) };
    }),
  ];
}

export async function measureClicks(browser: Browser, address: string): Promise<readonly Figure[]> {
  const page = await openForClicks(browser, address);
  const emptyPage = await openEmpty(browser, address);
  const figures: Figure[] = [];
  for (const speed of SPEEDS) {
    const restore = [await slowDown(page, speed.slowness), await slowDown(emptyPage, speed.slowness)];
    figures.push(...figuresOf(await timesAt(page, emptyPage, speed), speed));
    for (const one of restore) await one();
  }
  await page.context().close();
  await emptyPage.context().close();
  return figures;
}
