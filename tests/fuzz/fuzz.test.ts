// Every way in for what others wrote, with a seeded tenth of what `npm run fuzz` tries, which sets the numbers.
import { afterAll, expect, test, vi } from 'vitest';
import { DOORS } from '../../scripts/setup/fuzz.mjs';
import { type Door, tryDoor } from './door.ts';
import { audience } from './doors/audience.ts';
import { embed } from './doors/embed.ts';
import { file } from './doors/file.ts';
import { lesson } from './doors/lesson.ts';
import { link } from './doors/link.ts';
import { query } from './doors/query.ts';
import { storage } from './doors/storage.ts';
import { startWatch } from './watch.ts';

const inputs = Number(process.env.FUZZ_INPUTS ?? 20_000);
const seed = Number(process.env.FUZZ_SEED ?? 7);
const asked = process.env.FUZZ_DOOR;

const watch = startWatch(seed);
afterAll(watch.stop);
// The watch sees a hang; a machine that is busy with something else is slow, not wrong.
vi.setConfig({ testTimeout: 300_000 + inputs * 60 });

const trial = <Input>(door: Door<Input>) => [door.name, () => tryDoor(door, { seed, inputs }, watch)] as const;
const trials = [trial(link), trial(file), trial(storage), trial(query), trial(lesson), trial(audience), trial(embed)];

test('every door can be asked for by its name', () => {
  expect(trials.map(([name]) => name)).toEqual(DOORS);
});

test.each(trials.filter(([name]) => asked === undefined || asked === name))('%s', async (name, run) => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  if (process.env.FUZZ_INPUTS) console.log(`${name}: ${inputs} inputs, ${((user + system) / 1e6).toFixed(1)} s`);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect('polluted' in {}).toBe(false);
});
