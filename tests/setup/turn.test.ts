import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runNode } from '../../scripts/setup/command.mjs';
import { inTurn } from '../../scripts/setup/turn.mjs';
import { createFolder, writeInto } from './folder.ts';

test('two actions of one name wait for one another', async () => {
  const root = createFolder();
  const events: string[] = [];
  const action = (name: string) => async () => {
    events.push(`${name} begins`);
    await wait(20);
    events.push(`${name} ends`);
  };
  await Promise.all([inTurn(root, 'dist', action('first')), inTurn(root, 'dist', action('second'))]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('the turn is given back when the action fails', async () => {
  const root = createFolder();
  const failing = inTurn(root, 'dist', async () => {
    throw new Error('no build');
  });
  await expect(failing).rejects.toThrow('no build');
  expect(await inTurn(root, 'dist', async () => 'built')).toBe('built');
  expect(existsSync(join(root, '.cache/dist.turn'))).toBe(false);
});

test('a turn left behind by a process that is gone is taken over', async () => {
  const root = createFolder();
  const gone = await runNode(['--print', 'process.pid'], { show: 'nowhere' });
  writeInto(root, '.cache/dist.turn', gone.text.trim());
  expect(await inTurn(root, 'dist', async () => 'built')).toBe('built');
});
