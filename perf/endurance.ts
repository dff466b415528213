// What a long evening leaves behind: memory and elements of the page after a thousand moves that are taken back.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { settle } from '../bench/measuring/site.ts';
import { atMost, type Figure } from './figure.ts';
import { openForClicks } from './painted.ts';

const PART = 'A thousand times choose, move and undo';
const WARM_UP = 50;
const ROUNDS = 1000;
/** At a time, so that the program hears from the page now and then. */
const BATCH = 50;
const FIGURE = 'gandalf-the-white';
const GOALS = ['fords-of-isen', 'folde', 'eastemnet'];

interface Held {
  readonly megabytes: number;
  readonly nodes: number;
}

/** Runs in the page. Each step is drawn before the next, as it would be. */
async function playRounds([figure, goals, rounds]: readonly [string, readonly string[], number]): Promise<void> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const token = (): Element | null => document.querySelector(`.map [data-figure="${figure}"]`);
  const tap = async (target: Element | null): Promise<void> => {
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await frame();
  };
  for (let round = 0; round < rounds; round++) {
    const home = token()?.getAttribute('data-at');
    if (!document.querySelector(`.map [data-figure="${figure}"].selected`)) await tap(token());
    const goal = goals[round % goals.length];
    await tap(document.querySelector(`[data-region="${goal}"]`));
    if (token()?.getAttribute('data-at') !== goal) throw new Error(`${figure} did not go from ${home} to ${goal}`);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));
    await frame();
    if (token()?.getAttribute('data-at') !== home) throw new Error(`${figure} did not come back to ${home}`);
  }
}

async function play(page: Page, rounds: number): Promise<void> {
  for (let played = 0; played < rounds; played += BATCH) {
    await page.evaluate(playRounds, [FIGURE, GOALS, Math.min(BATCH, rounds - played)] as const);
  }
}

async function held(page: Page, session: CDPSession): Promise<Held> {
  await settle(page);
  // What only the first collection lets go of is gone after the second.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 2 ** 20, nodes };
}

export async function measureEndurance(browser: Browser, address: string): Promise<readonly Figure[]> {
  const page = await openForClicks(browser, address);
  const session = await page.context().newCDPSession(page);
  await play(page, WARM_UP);
  const before = await held(page, session);
  await play(page, ROUNDS);
  const after = await held(page, session);
  await page.context().close();
  const of = `${ROUNDS} rounds, garbage collected`;
  return [
    { part: PART, name: 'Memory of the page', value: after.megabytes, unit: 'MB', of },
    {
      part: PART,
      name: 'Growth of memory',
      value: after.megabytes - before.megabytes,
      unit: 'MB',
      of,
      limit: atMost(5),
    },
    { part: PART, name: 'Nodes of the document', value: after.nodes, unit: '', of },
    { part: PART, name: 'Growth of nodes', value: after.nodes - before.nodes, unit: '', of, limit: atMost(0) },
  ];
}
