import { describe, expect, test } from 'vitest';
import { runNode } from '../../scripts/setup/command.mjs';
import { isNodeTooOld } from '../../scripts/setup/node-version.mjs';

test.each(['12.22.0', '18.20.8', '20.0.0', '20.18.3'])('Node %s is too old', (version) => {
  expect(isNodeTooOld(version)).toBe(true);
});

test.each(['20.19.0', '20.20.2', '21.0.0', '22.12.0', '24.0.0'])('Node %s will do', (version) => {
  expect(isNodeTooOld(version)).toBe(false);
});

describe('a command on an old Node', () => {
  const enterOn = (version: string) => {
    const code = `import { enter } from './scripts/setup/gate.mjs';
      enter(async () => ({ main: () => console.log('ran') }), '${version}');`;
    return runNode(['--input-type=module', '--eval', code], { show: 'nowhere' });
  };

  test('says what it needs in one sentence of each language and fails', async () => {
    expect(await enterOn('18.20.8')).toEqual({
      started: true,
      status: 1,
      text:
        'Sendas necesita Node 20.19 o posterior y aquí está la versión 18.20.8: actualiza Node y repite la orden.\n' +
        'Sendas needs Node 20.19 or later and this is version 18.20.8: update Node and run the command again.\n',
    });
  });

  test('runs on the oldest Node that will do', async () => {
    expect(await enterOn('20.19.0')).toEqual({ started: true, status: 0, text: 'ran\n' });
  });
});
