// `npm start` on a checkout where nothing is missing.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';

test('a second start skips what is there, serves the page and ends on Ctrl-C', async () => {
  const server = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], {
    env: { ...process.env, LC_ALL: 'es_ES.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    server.kill('SIGKILL');
  });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('Dependencias y compilación al día: nada que hacer.');
  const serving = String((await lines.next()).value);
  const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(serving)?.[0] ?? '';
  expect(serving).toBe(`Sendas está en ${address} (Ctrl+C para terminar)`);

  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<title>');

  const end = once(server, 'exit');
  server.kill('SIGINT');
  expect(await end).toEqual([0, null]);
});
