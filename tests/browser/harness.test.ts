// The harness is worth nothing if it does not see what goes wrong.

import { expect, test } from 'vitest';
import { openPage } from './harness.ts';

const ways: Readonly<Record<string, readonly [goWrong: () => unknown, told: RegExp]>> = {
  'an error in the console': [() => console.error('something broke'), /^console: something broke/],
  'an uncaught error': [
    () => {
      setTimeout(() => {
        throw new Error('something broke');
      });
    },
    /^uncaught: something broke$/,
  ],
  'a picture from another host': [
    () => {
      new Image().src = 'http://elsewhere.invalid/pixel.png';
    },
    /^policy: .*http:\/\/elsewhere\.invalid\/pixel\.png.*img-src 'self'/s,
  ],
  'a script in the document': [
    () => {
      const script = document.createElement('script');
      script.append('document.title = "ran"');
      document.head.append(script);
    },
    /^policy: .*TrustedScript/s,
  ],
  'a script from an address that was put together': [
    () => {
      const script = document.createElement('script');
      try {
        script.src = `${document.baseURI}?ran.js`;
      } catch {}
    },
    /^policy: .*TrustedScriptURL/s,
  ],
  'markup in a string': [
    () => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<button onclick="document.title = `ran`">x</button>');
      } catch {}
    },
    /^policy: .*TrustedHTML/s,
  ],
  'a style in an attribute': [
    () => document.body.setAttribute('style', 'color: red'),
    /^policy: .*inline style.*style-src 'self'/s,
  ],
  'code in a string': [
    () => {
      try {
        setTimeout('document.title = "ran"');
      } catch {}
    },
    /^policy: .*TrustedScript/s,
  ],
  'a form that is sent': [
    () => {
      const form = document.createElement('form');
      document.body.append(form);
      form.submit();
    },
    /^policy: .*form-action 'none'/s,
  ],
  // Last, since it leaves the page.
  'a visit to another host': [
    () => window.location.assign('http://elsewhere.invalid/'),
    /^another host: http:\/\/elsewhere\.invalid\/$/,
  ],
};

test('whatever goes wrong is noticed, and what the policy forbids does not happen', async () => {
  const { page, problems } = await openPage({ expectedProblems: /^console: Failed to load|^failed:/ });
  for (const [name, [goWrong, told]] of Object.entries(ways)) {
    problems.length = 0;
    await page.evaluate(goWrong);
    await expect.poll(() => problems, { message: name }).toContainEqual(expect.stringMatching(told));
  }
  expect(await page.title()).not.toBe('ran');
  problems.length = 0;
});

test.fails('a test whose page met a problem fails', async () => {
  const { page, problems } = await openPage();
  await page.evaluate(() => console.error('something broke'));
  await expect.poll(() => problems.length).toBe(1);
});
