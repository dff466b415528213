// `sendas query`: one JSON request a line in, one JSON answer a line out, in the same order and in constant memory.
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { answerLine, type Tell } from '../games/war-of-the-ring/query/answer-line.ts';
import { UnreadableInput } from './streams.ts';

/** Answers are handed over this many letters at a time, or when there is nothing more to answer for now; longer texts cost more a letter. */
const ENOUGH = 16_384;
const BYTE_ORDER_MARK = '\uFEFF';

/** The pieces of a text, without the mark that some editors put before it. */
async function* piecesOf(input: Readable): AsyncGenerator<string> {
  input.setEncoding('utf8');
  let isFirst = true;
  try {
    for await (const piece of input as AsyncIterable<string>) {
      yield isFirst && piece.startsWith(BYTE_ORDER_MARK) ? piece.slice(1) : piece;
      if (piece !== '') isFirst = false;
    }
  } catch (error) {
    throw new UnreadableInput((error as NodeJS.ErrnoException).code ?? String(error));
  }
}

/** The lines of each piece of input, as soon as they are whole. A line ends with LF or CRLF and with nothing else. */
async function* linesAsTheyCome(input: Readable): AsyncGenerator<readonly string[]> {
  let begun: string[] = [];
  for await (const piece of piecesOf(input)) {
    const [end = '', ...others] = piece.split('\n');
    begun.push(end);
    const last = others.pop();
    // A line of many pieces is put together once, when its end has come.
    if (last === undefined) continue;
    yield [begun.join(''), ...others];
    begun = [last];
  }
  yield [begun.join('')];
}

async function hand(output: Writable, answers: readonly string[]): Promise<void> {
  if (answers.length > 0 && !output.write(answers.join(''))) await once(output, 'drain');
}

/** Answers until the input ends; true when every line was answered without an error. */
export async function runQuery(input: Readable, output: Writable, tell: Tell): Promise<boolean> {
  let allAnswered = true;
  for await (const lines of linesAsTheyCome(input)) {
    let answers: string[] = [];
    let letters = 0;
    for (const line of lines) {
      if (line.trim() === '') continue;
      const answered = answerLine(line, tell);
      if (answered.isError) allAnswered = false;
      answers.push(answered.line, '\n');
      letters += answered.line.length;
      if (letters < ENOUGH) continue;
      await hand(output, answers);
      answers = [];
      letters = 0;
    }
    await hand(output, answers);
  }
  return allAnswered;
}
