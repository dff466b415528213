// The built page as any host of files serves it: somewhere below its root, with no header of ours. It asks for nothing
// outside its folder, and its policy holds all the same.
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { safetyHeaders } from '../../scripts/page/content-policy.mjs';
import { page as built } from '../../scripts/setup/build.mjs';
import { createStaticServer, listen, stop } from '../../scripts/setup/server.mjs';
import { waitUntilReady } from './harness.ts';
import { noServer, reload, waitUntilKept } from './offline/site.ts';
import { button, openDialog } from './page.ts';
import { watchProblems } from './problems.ts';

vi.setConfig({ testTimeout: 120_000 });

const BASE = '/a/b/';

/** A host that leaves headers alone, with the page below `BASE`; `asked` is what came to it, with the answer's status. */
async function host() {
  const files = createStaticServer(built.folder);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => (name in safetyHeaders ? response : setHeader(name, value));
    response.on('finish', () => asked.push(`${response.statusCode} ${url.split('?')[0]}`));
    // Above the page lies another one.
    request.url = url.startsWith(BASE) ? url.slice(BASE.length - 1) : '/not-there';
    files.emit('request', request, response);
  });
  const address = await listen(server, 0);
  onTestFinished(() => stop(server));
  return { address: address.replace(/\/$/, BASE), asked, stop: () => stop(server) };
}

test('below a path, with no header: ready, strict, kept, and nothing asked for outside', async () => {
  const { address, asked, stop: stopHost } = await host();
  const browser = await chromium.connect(inject('browserAddress'));
  onTestFinished(() => browser.close());
  const context = await browser.newContext({ locale: 'es-ES', reducedMotion: 'reduce', serviceWorkers: 'allow' });
  const page = await context.newPage();
  const { problems } = watchProblems(page, new URL(address).host, noServer);
  const answer = await page.goto(address);
  expect(Object.keys(safetyHeaders).filter((name) => name.toLowerCase() in (answer?.headers() ?? {}))).toEqual([]);
  await waitUntilReady(page);
  await page.locator('.has-ornament').waitFor({ state: 'attached' });
  await waitUntilKept(page);

  await openDialog(page, 'Imagen e impresión');
  await page.locator('.picture-preview img').waitFor();
  await page.keyboard.press('Escape');
  await openDialog(page, 'Acerca de Sendas');
  const licences = page.getByRole('link', { name: 'Licencias de terceros' });
  const [file] = await Promise.all([context.waitForEvent('page'), licences.click()]);
  await file.getByText('leaflet', { exact: false }).waitFor();
  expect(file.url()).toBe(`${address}licences.txt`);
  await file.close();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Change to English/ }).click();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
  await button(page, 'Undo').first().waitFor();

  const examples = await context.newPage();
  const { problems: problemsOfExamples } = watchProblems(examples, new URL(address).host, undefined);
  await examples.goto(`${address}embed/`);
  await examples.locator('#frame iframe').scrollIntoViewIfNeeded();
  await examples.frameLocator('#frame iframe').locator('[data-region="bree"]').waitFor();
  expect(problemsOfExamples).toEqual([]);
  await examples.close();

  expect(asked.filter((one) => !/^(200|304) \/a\/b\//.test(one))).toEqual([]);
  expect(asked).toContain(`200 ${BASE}sw.js`);
  expect(problems).toEqual([]);

  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>'));
  await expect.poll(() => problems).toEqual([expect.stringMatching(/^policy: .*style-src 'self'/s)]);
  problems.length = 0;

  await stopHost();
  await reload(page);
  expect(await page.locator('path[data-region]').count()).toBe(105);
  expect(problems).toEqual([]);
});
