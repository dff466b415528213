// Frames a second while the map is panned and zoomed.
import type { Page } from 'playwright-core';
import { slowDown } from '../bench/measuring/site.ts';

/** Frames a second while something is done on the page, counted by the page itself. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const count = (time: number): void => {
      frames.push(time);
      if (frames.length < 100_000) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await act();
  return page.evaluate(() => {
    const { frames } = window as typeof window & { frames: number[] };
    const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
    const rate = (frames.length - 1) / seconds;
    frames.length = 100_000;
    return rate;
  });
}

/** The pace of the gestures, the same on every map: a hand that drags, and one that looks after each turn of the wheel. */
const DRAG_MILLISECONDS = 12;
const LOOK_MILLISECONDS = 420;
/** The map is drawn anew once it rests: that counts, too. */
const REST_MILLISECONDS = 700;

async function pan(page: Page): Promise<void> {
  const [x, y] = [520, 480];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 70; step++) {
    await page.mouse.move(x + 150 * Math.sin(step / 9), y + 90 * Math.cos(step / 7));
    await page.waitForTimeout(DRAG_MILLISECONDS);
  }
  await page.mouse.up();
}

async function zoom(page: Page): Promise<void> {
  await page.mouse.move(520, 480);
  for (const way of [-1, -1, 1, 1]) {
    await page.mouse.wheel(0, way * 120);
    await page.waitForTimeout(LOOK_MILLISECONDS);
  }
  await page.waitForTimeout(REST_MILLISECONDS);
}

export interface Frames {
  readonly pan: number;
  readonly zoom: number;
}

/** At the machine's speed divided by `slowness`. */
export async function measureFrames(page: Page, slowness: number): Promise<Frames> {
  await page.bringToFront();
  const restore = await slowDown(page, slowness);
  const measured = {
    pan: await framesDuring(page, () => pan(page)),
    zoom: await framesDuring(page, () => zoom(page)),
  };
  await restore();
  return measured;
}

/** As many as a smooth map has, or nearly as many as a bare one on the same machine. */
export const framesWanted = (bare: number): number => Math.min(50, 0.9 * bare);
