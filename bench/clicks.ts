// From a click on a figure to its destinations painted, in a real browser at full speed, against an empty click handler.
import { openEmpty, openForClicks, pointOn, timeClick, timeEmptyClick } from './measuring/painted.ts';
import { WINDOW, withSite } from './measuring/site.ts';
import { median, percentile } from './measuring/statistics.ts';

const WARM_UP = 5;
const ROUNDS = 60;
const FRAME = 1000 / 60;
/** Two figures that stand apart in the example, so that each click changes the whole picture. */
const FIGURES = ['gandalf-the-white', 'meriadoc'] as const;

function tell(name: string, times: readonly number[]): void {
  const [half, most] = [median(times), percentile(times, 0.95)];
  const frames = (most / FRAME).toFixed(1);
  console.log(
    `  ${name.padEnd(34)} median ${half.toFixed(1).padStart(6)} ms   p95 ${most.toFixed(1).padStart(6)} ms   p95 ${frames} frames`,
  );
}

await withSite(async ({ browser, address }) => {
  const page = await openForClicks(browser, address);
  const emptyPage = await openEmpty(browser, address);
  const clicks: number[] = [];
  const empty: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const figure = `.map [data-figure="${FIGURES[round % FIGURES.length]}"]`;
    clicks.push(await timeClick(page, await pointOn(page, figure), `${figure}.selected`));
    empty.push(await timeEmptyClick(emptyPage));
  }
  const lit = await page.locator('[data-marks~="reachable"]').count();
  if (lit === 0) throw new Error('the clicks lit no destinations: nothing was measured');
  console.log(`\nClick to painted, ${WINDOW.width} × ${WINDOW.height}, ${ROUNDS} clicks each, turn by turn`);
  tell('click on a figure, destinations lit', clicks.slice(WARM_UP));
  tell('click on nothing', empty.slice(WARM_UP));
  const most = percentile(empty.slice(WARM_UP), 0.95) + 3 * FRAME;
  if (percentile(clicks.slice(WARM_UP), 0.95) > most) process.exitCode = 1;
});
