// Panning and zooming at a quarter of the machine's speed, turn by turn with a bare Leaflet map of the same outlines.
import type { Browser } from 'playwright-core';
import { settle, WINDOW, waitUntilReady } from '../bench/measuring/site.ts';
import { median } from '../bench/measuring/statistics.ts';
import { serveBareMap } from './bare-map.ts';
import { atLeast, type Figure } from './figure.ts';
import { type Frames, framesWanted, measureFrames } from './frames.ts';

const PART = 'The map in motion at a quarter of the speed, 1440 × 900';
const WARM_UP = 1;
const ROUNDS = 7;
const SLOWNESS = 4;
const NAMES = { pan: 'Panning', zoom: 'Zooming' } as const;

export async function measureMotion(browser: Browser, address: string): Promise<readonly Figure[]> {
  const bare = await serveBareMap();
  try {
    const ours = await browser.newPage({ viewport: WINDOW, locale: 'es-ES', serviceWorkers: 'block' });
    await ours.goto(address);
    await waitUntilReady(ours);
    // What the page still does in idle moments after its start is not part of moving the map.
    await ours.waitForSelector('canvas.map-overlay', { state: 'attached', timeout: 60_000 });
    await settle(ours);
    const theirs = await browser.newPage({ viewport: WINDOW });
    await theirs.goto(bare.address);
    await waitUntilReady(theirs);
    const [own, other]: [Frames[], Frames[]] = [[], []];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      other.push(await measureFrames(theirs, SLOWNESS));
      own.push(await measureFrames(ours, SLOWNESS));
    }
    await ours.context().close();
    await theirs.context().close();
    const middle = (all: readonly Frames[], kind: 'pan' | 'zoom'): number =>
      median(all.slice(WARM_UP).map((one) => one[kind]));
    const of = `median of ${ROUNDS}`;
    return (['pan', 'zoom'] as const).flatMap((kind) => [
      {
        part: PART,
        name: NAMES[kind],
        value: middle(own, kind),
        unit: 'frames/s',
        of,
        limit: atLeast(50),
        limitHere: atLeast(framesWanted(middle(other, kind))),
      },
      { part: PART, name: `${NAMES[kind]}, bare Leaflet`, value: middle(other, kind), unit: 'frames/s', of },
    ]);
  } finally {
    bare.server.close();
  }
}
