import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { runNode } from '../../scripts/setup/command.mjs';
import { listen, stop } from '../../scripts/setup/server.mjs';

async function takePort(): Promise<number> {
  const server = createServer();
  const address = await listen(server, 0);
  onTestFinished(() => stop(server));
  return Number(new URL(address).port);
}

test('a start on a taken port says so in one sentence of each language and fails', async () => {
  const port = await takePort();
  const other = port < 65535 ? port + 1 : port - 1;
  expect(await runNode(['scripts/start.mjs', '--port', String(port)], { show: 'nowhere' })).toEqual({
    started: true,
    status: 1,
    text:
      `El puerto ${port} ya está en uso: elige otro con «npm start -- --port ${other}».\n` +
      `Port ${port} is already in use: choose another with "npm start -- --port ${other}".\n`,
  });
});

test('a port is free again once the server stopped', async () => {
  const first = createServer();
  const address = await listen(first, 0);
  await stop(first);
  const second = createServer();
  onTestFinished(() => stop(second));
  expect(await listen(second, Number(new URL(address).port))).toBe(address);
});
