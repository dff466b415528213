// The built page as any host of files serves it: somewhere below its root, with no header of ours. It asks for nothing
// outside its folder, and its policy holds all the same.
import { createServer, type Server } from 'node:http';
import { expect, test, vi } from 'vitest';
import { safetyHeaders } from '../../scripts/page/content-policy.mjs';
import { createStaticServer } from '../../scripts/setup/server.mjs';
import { waitUntilReady } from './harness.ts';
import { noServer, openSite, reload, waitUntilKept } from './offline/site.ts';
import { button, openDialog } from './page.ts';
import { watchProblems } from './problems.ts';

vi.setConfig({ testTimeout: 120_000 });

const PATH = 'a/b/';

/** A host that leaves headers alone; `asked` is what came to it, with the answer's status. */
function plainHost(folder: string, asked: string[]): Server {
  const files = createStaticServer(folder);
  return createServer((request, response) => {
    const asking = request.url?.split('?')[0];
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) => (name in safetyHeaders ? response : setHeader(name, value));
    response.on('finish', () => asked.push(`${response.statusCode} ${asking}`));
    files.emit('request', request, response);
  });
}

test('below a path, with no header: ready, strict, kept, and nothing asked for outside', async () => {
  const asked: string[] = [];
  const site = await openSite({
    path: PATH,
    ornament: true,
    expectedProblems: noServer,
    serve: (folder) => plainHost(folder, asked),
  });
  const page = await site.open();
  const answer = await page.request.get(site.address);
  expect(Object.keys(safetyHeaders).filter((name) => name.toLowerCase() in answer.headers())).toEqual([]);
  await page.locator('.has-ornament').waitFor({ state: 'attached' });
  await waitUntilKept(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scopes).toEqual([site.address]);

  await openDialog(page, 'Imagen e impresión');
  await page.locator('.picture-preview img').waitFor();
  await page.keyboard.press('Escape');
  await openDialog(page, 'Acerca de Sendas');
  const licences = page.getByRole('link', { name: 'Licencias de terceros' });
  const [file] = await Promise.all([site.context.waitForEvent('page'), licences.click()]);
  await file.getByText('leaflet', { exact: false }).waitFor();
  expect(file.url()).toBe(`${site.address}licences.txt`);
  await file.close();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Change to English/ }).click();
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en');
  await button(page, 'Undo').first().waitFor();

  const examples = await site.context.newPage();
  watchProblems(examples, new URL(site.address).host, undefined, site.problems);
  await examples.goto(`${site.address}embed/`);
  await examples.locator('#frame iframe').scrollIntoViewIfNeeded();
  await examples.frameLocator('#frame iframe').locator('[data-region="bree"]').waitFor();
  await examples.close();

  expect(asked.filter((one) => !/^(200|304) \/a\/b\//.test(one))).toEqual([]);
  expect(asked).toContain(`200 /${PATH}sw.js`);
  expect(site.problems).toEqual([]);

  await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
  await expect.poll(() => site.problems).toEqual([expect.stringMatching(/^policy: .*style-src 'self'/s)]);
  site.problems.length = 0;

  await site.stopServer();
  await reload(page);
  expect(await page.locator('path[data-region]').count()).toBe(105);
  await button(page, 'Legend and keys').click();
  await page.getByRole('dialog', { name: 'Legend' }).waitFor();
  await page.goto(`${site.address}index.html`);
  await waitUntilReady(page);
});
