// That a fault behind a door is found, and told so that it can be repeated.
import { expect, test } from 'vitest';
import type { Choices } from './choices.ts';
import { claim, type Door, tryDoor } from './door.ts';
import { harmJson } from './harm.ts';

const watch = { begin: () => undefined, end: () => undefined, stop: async () => 0 };
const GOOD = { name: 'Ada', list: [1, 2, 3], inner: { id: 'x', more: [{ at: 1 }] } };

function door(enter: (text: string) => void | Promise<void>): Door<string> {
  return { name: 'toy', make: (choices: Choices) => harmJson(GOOD, choices), enter };
}

function found(enter: (text: string) => void | Promise<void>, milliseconds = 1000): Promise<Error> {
  return tryDoor(door(enter), { seed: 5, inputs: 3000, milliseconds }, watch).then(
    () => new Error('nothing was found'),
    (error: Error) => error,
  );
}

test.each([
  ['thrown', (text: string) => claim(!text.includes('__proto__'), 'polluted')],
  ['rejected', async (text: string) => claim(!text.includes('__proto__'), 'polluted')],
])('what is %s is told with the input and the seed, the same each time', async (_how, enter) => {
  const one = await found(enter);
  expect(one.message).toMatch(/^toy: ".*__proto__.*"\nnpm run fuzz -- --door toy --seed 5 --inputs \d+$/s);
  expect(one.cause).toEqual(new Error('polluted'));
  expect((await found(enter)).message).toBe(one.message);
});

/** Keeps the processor busy for so many milliseconds. */
function toil(milliseconds: number): void {
  const { user, system } = process.cpuUsage();
  for (let now = { user, system }; now.user + now.system < user + system + milliseconds * 1000; ) {
    now = process.cpuUsage();
  }
}

test('what takes long, and again, is told as if it were thrown', async () => {
  const { cause } = await found((text) => toil(text.includes('9999') ? 20 : 0), 10);
  expect(String(cause)).toMatch(/^Error: took \d+ ms of the processor, at most 10 are allowed$/);
});

test('what took long once had to wait, and is no fault', async () => {
  let isFirst = true;
  const nothing = await found((text) => {
    if (!text.includes('9999')) return;
    if (isFirst) toil(300);
    isFirst = false;
  }, 200);
  expect([nothing.message, isFirst]).toEqual(['nothing was found', false]);
});

test('inputs are of every kind: good, cut, doubled, of other types, deep, long, and noise', async () => {
  const texts: string[] = [];
  await tryDoor(
    door((text) => void texts.push(text)),
    { seed: 5, inputs: 3000 },
    watch,
  );
  const some = (is: (text: string) => boolean): boolean => texts.some(is);
  const isJson = (text: string): boolean => {
    try {
      return JSON.parse(text) !== undefined;
    } catch {
      return false;
    }
  };
  const kinds = {
    good: some((text) => text === JSON.stringify(GOOD)),
    'no JSON': some((text) => !isJson(text)),
    cut: some((text) => text.length > 0 && text.length < 40 && JSON.stringify(GOOD).startsWith(text)),
    doubled: some((text) => text.includes('[1,1,2,3]') || text.includes('[1,2,2,3]')),
    'another type': some((text) => text.includes('"list":{"0":1')),
    deep: some((text) => text.includes('['.repeat(200))),
    long: some((text) => text.includes('x'.repeat(2000))),
    huge: some((text) => text.includes('9'.repeat(400))),
    'half a letter': some((text) => text.includes('\\ud800')),
    'from right to left': some((text) => text.includes('\u202e')),
    prototype: some((text) => text.includes('"__proto__":')),
    noise: some((text) => text !== '' && !/[{}[\]"a-z]/.test(text)),
  };
  expect(Object.entries(kinds).filter(([, is]) => !is)).toEqual([]);
});
