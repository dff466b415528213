// That an input which does not come to an end is named, and its process ended.
import { constants } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundleForNode } from '../../scripts/setup/bundle-for-node.mjs';
import { runNode } from '../../scripts/setup/command.mjs';
import { projectRoot } from '../../scripts/setup/project.mjs';
import { createFolder, writeInto } from '../setup/folder.ts';

test('an input that hangs is told with its door and its seed, and the process is ended', async () => {
  const folder = createFolder({ 'package.json': '{"type":"module"}' });
  await bundleForNode({ watch: join(projectRoot, 'tests/fuzz/watch.ts') }, folder);
  const program = `import { startWatch } from './watch.js';
    const watch = startWatch(7, 1);
    watch.begin('toy', 'comes to an end');
    watch.end();
    watch.begin('toy', 'goes round and round');
    for (;;);`;
  writeInto(folder, 'hang.mjs', program);
  const { status, text } = await runNode([join(folder, 'hang.mjs')], { show: 'nowhere' });
  expect(text.trim()).toBe('Does not end: toy, seed 7, goes round and round');
  expect(status).toBe(128 + constants.signals.SIGKILL);
});
