// `sendas query` as other programs meet it: lines in, lines out, and how it ends.
import { beforeAll, describe, expect, test } from 'vitest';
import { ending, ensureCommand, query, sendas, sendasWith, start } from './command.ts';

beforeAll(ensureCommand, 60_000);

const from = (region: string): string =>
  JSON.stringify({ figures: ['strider'], position: { figures: { strider: region } } });
const originOf = (answer: unknown): unknown => (answer as { origin?: unknown }).origin;
const issuesOf = (answer: unknown) =>
  (
    answer as {
      error?: { issues: readonly { code: string; path: string; message: string; nearest?: readonly string[] }[] };
    }
  ).error?.issues;
const codeOf = (answer: unknown): unknown => issuesOf(answer)?.[0]?.code ?? originOf(answer);

describe('lines', () => {
  test('are answered one by one, in their order', async () => {
    const regions = ['hollin', 'bree', 'moria', 'edoras'];
    const { status, answers, stderr } = await query(regions.map((region) => `${from(region)}\n`).join(''));
    expect([status, stderr, answers.map(originOf)]).toEqual([0, '', regions]);
  });

  test('that are blank are skipped', async () => {
    const { status, answers } = await query(`\n  \n${from('hollin')}\n\t\n\r\n\n${from('bree')}\n\n`);
    expect([status, answers.map(originOf)]).toEqual([0, ['hollin', 'bree']]);
  });

  test('may end with CRLF, and the last one with nothing', async () => {
    const { status, answers } = await query(`${from('hollin')}\r\n${from('bree')}`);
    expect([status, answers.map(originOf)]).toEqual([0, ['hollin', 'bree']]);
  });

  test('end with LF alone, whatever else a string may hold', async () => {
    const odd = JSON.stringify({ figures: ['a\u2028b\u2029c\u0085d'] });
    const { status, answers } = await query(`${odd}\n${from('hollin')}\n`);
    expect([status, answers.map(codeOf)]).toEqual([1, ['unknownId', 'hollin']]);
  });

  test('may have a byte-order mark before the first, and before no other', async () => {
    const { status, answers } = await query(`\uFEFF${from('hollin')}\n\uFEFF${from('bree')}\n`);
    expect([status, answers.map(codeOf)]).toEqual([1, ['hollin', 'notJson']]);
  });

  test('of no JSON do not stop the next ones', async () => {
    const { status, answers } = await query(`{"figures":\n${from('hollin')}\nnull\n`);
    expect([status, answers.map(codeOf)]).toEqual([1, ['notJson', 'hollin', 'wrongType']]);
  });

  test('of invalid UTF-8 are answered too', async () => {
    const broken = Buffer.from([0x7b, 0xff, 0xfe, 0xc3, 0x28, 0x0a]);
    const name = Buffer.concat([Buffer.from('{"figures":["str'), Buffer.from([0xff]), Buffer.from('ider"]}\n')]);
    const { status, answers } = await query(Buffer.concat([broken, name, Buffer.from(from('hollin'))]));
    expect([status, answers.map(codeOf)]).toEqual([1, ['notJson', 'unknownId', 'hollin']]);
  });

  test('of five million letters are read whole', async () => {
    const padded = from('hollin').replace('{', `{${' '.repeat(5_000_000)}`);
    const long = JSON.stringify({ figures: ['x'.repeat(5_000_000)] });
    const { status, answers } = await query(`${padded}\n${long}\n${from('bree')}\n`);
    expect([status, answers.map(codeOf)]).toEqual([1, ['hollin', 'unknownId', 'bree']]);
    expect(JSON.stringify(answers[1]).length).toBeLessThan(10_000);
  });

  test('none: no answers', async () => {
    expect(await query('')).toEqual({ status: 0, stderr: '', answers: [] });
  });
});

test('letters of two pieces of input are put together again', async () => {
  const child = start(['query']);
  const ended = ending(child);
  const line = Buffer.from(`{"figures":["Trancos ñandú"]}\n`);
  const middle = line.indexOf(Buffer.from('ñ')) + 1;
  child.stdin.write(line.subarray(0, middle));
  await new Promise((resolve) => setTimeout(resolve, 100));
  child.stdin.end(line.subarray(middle));
  const { stdout } = await ended;
  expect(codeOf(JSON.parse(stdout))).toBe('unknownId');
});

test('an answer comes before the next line is written', async () => {
  const child = start(['query']);
  const ended = ending(child);
  for (const region of ['hollin', 'bree']) {
    const answered = new Promise<string>((resolve) => child.stdout.once('data', (piece) => resolve(String(piece))));
    child.stdin.write(`${from(region)}\n`);
    expect(originOf(JSON.parse(await answered))).toBe(region);
  }
  child.stdin.end();
  expect((await ended).status).toBe(0);
});

describe('messages', () => {
  const wrong = '{"figures":["striderr"]}\n';
  test.each([
    [[], 'Este identificador no existe. ¿Querías decir'],
    [['--lang', 'es'], 'Este identificador no existe. ¿Querías decir'],
    [['--lang', 'en'], 'There is no such id. Did you mean'],
    [['--lang=en'], 'There is no such id. Did you mean'],
  ])('%j', async (options, beginning) => {
    const { answers } = await query(wrong, ...options);
    expect(issuesOf(answers[0])).toMatchObject([{ code: 'unknownId', path: '/figures/0' }]);
    expect(issuesOf(answers[0])?.[0]?.message).toContain(beginning);
  });

  test('every issue of a line is told', async () => {
    const { answers } = await query('{"figures":["gimli","gimli","bilbo"],"position":{"fellowship":{"progress":99}}}');
    expect(issuesOf(answers[0])?.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'unknownId /figures/2',
      'outOfRange /position/fellowship/progress',
      'duplicateFigure /figures/1',
    ]);
  });
});

test('options may stand before the command', async () => {
  const { status, stdout } = await sendas(['--lang', 'en', 'query'], '{"figures":["striderr"]}');
  expect(status).toBe(1);
  expect(issuesOf(JSON.parse(stdout))?.[0]?.message).toMatch(/^There is no such id\. Did you mean strider,/);
});

test('a hundred thousand unknown ids: all are told, the nearest of the first 50 alone', async () => {
  const figures = Array.from({ length: 100_000 }, (_, at) => `x${at}`);
  const { status, answers } = await query(JSON.stringify({ figures }));
  const issues = issuesOf(answers[0]) ?? [];
  expect([status, issues.length]).toEqual([1, 100_000]);
  expect([49, 50, 99_999].map((at) => issues[at]?.nearest?.length)).toEqual([3, 0, 0]);
  expect(issues[50]?.message).toBe('Este identificador no existe.');
}, 30_000);

describe('a stream that does not work ends with status 2 and one sentence', () => {
  test.each([
    ['< /', ['query'], 'No se puede leer la entrada estándar (EISDIR).\n'],
    ['< /', ['query', '--lang', 'en'], 'Standard input cannot be read (EISDIR).\n'],
    ['> /dev/full', ['query'], 'No se puede escribir en la salida estándar (ENOSPC).\n'],
    ['> /dev/full', ['--lang', 'en', 'query'], 'Standard output cannot be written (ENOSPC).\n'],
    ['> /dev/full', ['help'], 'No se puede escribir en la salida estándar (ENOSPC).\n'],
  ])('%s %j', async (streams, words, sentence) => {
    expect(await sendasWith(streams, ...words)).toEqual({ status: 2, stdout: '', stderr: sentence });
  });
});

describe('a wrong command line ends with status 2 and one sentence, and nothing is read or written', () => {
  test.each([
    [['query', '--lang', 'fr'], 'El idioma «fr» no está: elige es o en.\n'],
    [['query', '--lang'], 'A la opción «--lang» le falta su valor.\n'],
    [['query', '--fast'], 'La opción «--fast» no existe aquí. Con «sendas --help» se ven todas.\n'],
    [['query', 'file.ndjson'], 'La opción «file.ndjson» no existe aquí. Con «sendas --help» se ven todas.\n'],
    [['query', '--from', 'bree'], 'La opción «--from» no existe aquí. Con «sendas --help» se ven todas.\n'],
    [['querry'], '«querry» no es una orden de Sendas. Con «sendas --help» se ven todas.\n'],
    [['--from', 'bree', 'query'], 'La opción «--from» no existe aquí. Con «sendas --help» se ven todas.\n'],
    [['--from', 'bree'], 'La opción «--from» no existe aquí. Con «sendas --help» se ven todas.\n'],
    [['query', '--lang', 'en', '--fast'], 'There is no option “--fast” here. “sendas --help” shows them all.\n'],
  ])('%j', async (words, sentence) => {
    const { status, stdout, stderr } = await sendas(words, from('hollin'));
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(sentence);
  });
});

test('whoever stops reading ends it without a word', async () => {
  const child = start(['query']);
  let complaint = '';
  child.stderr.on('data', (piece) => {
    complaint += String(piece);
  });
  child.stdin.on('error', () => {});
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.end(`${from('hollin')}\n`.repeat(2_000));
  expect([await closed, complaint]).toEqual([0, '']);
});

test('20,000 requests stream in a heap that could not hold their answers', async () => {
  const regions = ['hollin', 'bree', 'moria', 'edoras', 'rivendell', 'the-shire', 'helms-deep'];
  const child = start(['query'], { NODE_OPTIONS: '--max-old-space-size=24' });
  let answered = 0;
  let letters = 0;
  child.stdout.on('data', (piece: Buffer) => {
    letters += piece.length;
    for (const byte of piece) if (byte === 10) answered += 1;
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  for (let at = 0; at < 20_000; at++) {
    const fits = child.stdin.write(`${from(regions[at % regions.length] ?? 'bree')}\n`);
    if (!fits) await new Promise((resolve) => child.stdin.once('drain', resolve));
  }
  child.stdin.end();
  expect([await closed, answered]).toEqual([0, 20_000]);
  expect(letters).toBeGreaterThan(60_000_000);
}, 90_000);
