// `sendas query`: one JSON request a line in, one JSON answer a line out, in the same order and in constant memory.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { inputIssue, type WarInputIssue } from '../games/war-of-the-ring/input/input-issue.ts';
import { answer } from '../games/war-of-the-ring/query/answer.ts';
import { parseRequest } from '../games/war-of-the-ring/query/request.ts';
import type { Text } from '../text/text.ts';

function errorAnswer(issues: readonly WarInputIssue[], text: Text): string {
  const told = issues.map((issue) => {
    const { code, path, why, nearest } = issue;
    const facts = { ...(why === undefined ? {} : { why }), ...(nearest === undefined ? {} : { nearest }) };
    return { code, path, message: text.issue(issue), ...facts };
  });
  return JSON.stringify({ error: { issues: told } });
}

export interface AnswerLine {
  readonly line: string;
  readonly isError: boolean;
}

/** The answer to one line. Never throws, whatever the line holds. */
export function answerLine(line: string, text: Text): AnswerLine {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return { line: errorAnswer([inputIssue('notJson', '')], text), isError: true };
  }
  const request = parseRequest(input);
  return request.ok
    ? { line: JSON.stringify(answer(request.value)), isError: false }
    : { line: errorAnswer(request.issues, text), isError: true };
}

/** Answers until the input ends; true when every line was answered without an error. */
export async function runQuery(input: Readable, output: Writable, text: Text): Promise<boolean> {
  let allAnswered = true;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const answered = answerLine(line, text);
    if (answered.isError) allAnswered = false;
    if (!output.write(`${answered.line}\n`)) await once(output, 'drain');
  }
  return allAnswered;
}
