import { expect, test } from 'vitest';
import { parseFuzzOptions } from '../../scripts/setup/fuzz.mjs';
import { parsePerfOptions, parseStartOptions } from '../../scripts/setup/options.mjs';

test.each([
  { parameters: [], environment: {}, port: 4173 },
  { parameters: [], environment: { PORT: '8080' }, port: 8080 },
  { parameters: [], environment: { PORT: '' }, port: 4173 },
  { parameters: ['--port', '5000'], environment: {}, port: 5000 },
  { parameters: ['--port=5000'], environment: { PORT: '8080' }, port: 5000 },
  { parameters: ['--port', '0'], environment: {}, port: 0 },
])('$parameters with $environment means port $port', ({ parameters, environment, port }) => {
  expect(parseStartOptions(parameters, environment)).toEqual({ port });
});

test.each([
  { parameters: ['--port', '70000'], sentence: '"70000" is not a port: give a number from 0 to 65535.' },
  { parameters: ['--port=cuatro'], sentence: '"cuatro" is not a port: give a number from 0 to 65535.' },
  { parameters: ['--port', '-1'], sentence: '"-1" is not a port: give a number from 0 to 65535.' },
  { parameters: ['--port'], sentence: '"" is not a port: give a number from 0 to 65535.' },
  { parameters: ['--open'], sentence: 'There is no option "--open": the only one is "--port N".' },
  { parameters: ['5000'], sentence: 'There is no option "5000": the only one is "--port N".' },
])('$parameters is refused', ({ parameters, sentence }) => {
  expect(() => parseStartOptions(parameters, {})).toThrow(sentence);
});

test('a PORT that is none is refused too', () => {
  expect(() => parseStartOptions([], { PORT: 'http' })).toThrow('"http" is not a port');
});

const ALL = ['visit', 'clicks', 'motion', 'endurance', 'offline'];
test.each([
  { parameters: [], parts: ALL, write: false },
  { parameters: ['--write'], parts: ALL, write: true },
  { parameters: ['offline', 'clicks'], parts: ['clicks', 'offline'], write: false },
])('npm run perf with $parameters measures $parts, and writes: $write', ({ parameters, parts, write }) => {
  expect(parsePerfOptions(parameters)).toEqual({ parts, write });
});

test.each([[['clickz']], [['clicks', '--write']], [['--port', '1']]])('npm run perf refuses %j', (parameters) => {
  expect(() => parsePerfOptions(parameters)).toThrow('npm run perf understands --write, or names of what to measure');
});

test.each([
  { parameters: [], door: undefined, seed: '42', inputs: '200000' },
  { parameters: ['--door', 'link', '--seed=7', '--inputs', '50'], door: 'link', seed: '7', inputs: '50' },
])('npm run fuzz with $parameters tries $inputs inputs from the seed $seed', ({ parameters, ...trial }) => {
  expect(parseFuzzOptions(parameters, () => 42)).toEqual(trial);
});

test.each([[['--door', 'window']], [['--seed', 'x']], [['--inputs=-1']], [['--all']], [['link']]])(
  'npm run fuzz refuses %j',
  (parameters) => {
    expect(() => parseFuzzOptions(parameters, () => 42)).toThrow(
      '--door link|file|storage|query|lesson|audience|embed',
    );
  },
);
