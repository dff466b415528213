// The harness is worth nothing if it does not see what goes wrong.

import { expect, test } from 'vitest';
import { openPage } from './harness.ts';

const ways = {
  'an error in the console': () => console.error('something broke'),
  'an uncaught error': () => {
    setTimeout(() => {
      throw new Error('something broke');
    });
  },
  'a request to another host': () => {
    new Image().src = 'http://elsewhere.invalid/pixel.png';
  },
};

test.each(Object.entries(ways))('%s is noticed', async (_name, goWrong) => {
  const { page, problems } = await openPage({ expectedProblems: /^console: Failed to load|^failed:/ });
  await page.evaluate(goWrong);
  await expect.poll(() => problems.length).toBe(1);
  expect(problems[0]).toMatch(/something broke|another host: http:\/\/elsewhere\.invalid\/pixel\.png/);
  problems.length = 0;
});

test.fails('a test whose page met a problem fails', async () => {
  const { page, problems } = await openPage();
  await page.evaluate(() => console.error('something broke'));
  await expect.poll(() => problems.length).toBe(1);
});
