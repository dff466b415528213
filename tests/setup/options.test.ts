import { expect, test } from 'vitest';
import { runNode } from '../../scripts/setup/command.mjs';
import { parseFuzzOptions } from '../../scripts/setup/fuzz.mjs';
import { parseStartOptions, perfParts, readParts } from '../../scripts/setup/options.mjs';

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
  { parameters: ['--port='], sentence: '"" is not a port: give a number from 0 to 65535.' },
  { parameters: ['--port', '-1'], sentence: '"--port -1" is not understood: this command takes [--port N].' },
  { parameters: ['--port'], sentence: '"--port" is not understood: this command takes [--port N].' },
  { parameters: ['--open'], sentence: '"--open" is not understood: this command takes [--port N].' },
  { parameters: ['5000'], sentence: '"5000" is not understood: this command takes [--port N].' },
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
  expect(readParts(parameters, perfParts)).toEqual({ parts, write });
});

test.each([
  {
    parameters: ['clickz'],
    sentence: '"clickz" is not understood: this command takes [--write] [visit|clicks|motion|endurance|offline].',
  },
  {
    parameters: ['clicks', '--write'],
    sentence: 'With "--write" the result is recorded as a whole: a part of it alone is not named.',
  },
  {
    parameters: ['--port', '1'],
    sentence: '"--port 1" is not understood: this command takes [--write] [visit|clicks|motion|endurance|offline].',
  },
])('npm run perf refuses $parameters', ({ parameters, sentence }) => {
  expect(() => readParts(parameters, perfParts)).toThrow(sentence);
});

test.each([
  { parameters: [], door: undefined, seed: '42', inputs: '200000' },
  { parameters: ['--door', 'link', '--seed=7', '--inputs', '50'], door: 'link', seed: '7', inputs: '50' },
])('npm run fuzz with $parameters tries $inputs inputs from the seed $seed', ({ parameters, ...trial }) => {
  expect(parseFuzzOptions(parameters, () => 42)).toEqual(trial);
});

test.each([
  { parameters: ['--door', 'window'], wrong: 'window' },
  { parameters: ['--seed', 'x'], wrong: 'x' },
  { parameters: ['--inputs=-1'], wrong: '-1' },
  { parameters: ['--all'], wrong: '--all' },
  { parameters: ['link'], wrong: 'link' },
])('npm run fuzz refuses $parameters', ({ parameters, wrong }) => {
  expect(() => parseFuzzOptions(parameters, () => 42)).toThrow(
    `"${wrong}" is not understood: this command takes [--door link|file|storage|query|lesson|audience|embed] [--seed N] [--inputs N].`,
  );
});

test.each([
  ['audit', '[--strict]'],
  ['bench', '[boards|map|query|verdicts]'],
  ['build', '[page|package]'],
  ['fuzz', '[--door link|file|storage|query|lesson|audience|embed] [--seed N] [--inputs N]'],
  ['perf', '[--write] [visit|clicks|motion|endurance|offline]'],
  ['release', '[--dry-run] [--strict]'],
  ['start', '[--port N]'],
  ['test', '[code|page]'],
  ['test-browsers', '[--write] [firefox|webkit]'],
])('scripts/%s.mjs with an option that does not exist says what there is, and does nothing', async (name, usage) => {
  expect(await runNode([`scripts/${name}.mjs`, '--nonsense'], { show: 'nowhere' })).toEqual({
    status: 1,
    started: true,
    text:
      `No se entiende «--nonsense»: esta orden admite ${usage}.\n` +
      `"--nonsense" is not understood: this command takes ${usage}.\n`,
  });
});
