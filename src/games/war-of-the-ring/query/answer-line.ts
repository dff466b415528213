// One line in, one line out: the machine interface without the streams around it.
import { type Impossible, type InputCode, inputIssue, type WarInputIssue } from '../input/input-issue.ts';
import { answerText } from './answer-text.ts';
import { parseRequest } from './request.ts';

/** An issue as it is answered: with a message for people beside the codes for programs. */
export interface ErrorIssue {
  readonly code: InputCode;
  /** JSON pointer into the request, such as `/figures/0`; empty for the whole. */
  readonly path: string;
  readonly message: string;
  /** Which impossibility it is, for `impossiblePosition`. */
  readonly why?: Impossible;
  /** Of `unknownId`: the three existing ids that are written most like it; empty after the first 50 of a request. */
  readonly nearest?: readonly string[];
}

/** What a request with mistakes is answered: all of them. */
export interface ErrorAnswer {
  readonly error: { readonly issues: readonly ErrorIssue[] };
}

/** `tell` words an issue; the words room does so in both languages. */
export type Tell = (issue: WarInputIssue) => string;

function errorAnswer(issues: readonly WarInputIssue[], tell: Tell): ErrorAnswer {
  const told = issues.map((issue): ErrorIssue => {
    const { code, path, why, nearest } = issue;
    const facts = { ...(why === undefined ? {} : { why }), ...(nearest === undefined ? {} : { nearest }) };
    return { code, path, message: tell(issue), ...facts };
  });
  return { error: { issues: told } };
}

/** The answer to a line. */
export interface AnswerLine {
  /** JSON: an `Answer` or an `ErrorAnswer`. */
  readonly line: string;
  readonly isError: boolean;
}

function refused(issues: readonly WarInputIssue[], tell: Tell): AnswerLine {
  return { line: JSON.stringify(errorAnswer(issues, tell)), isError: true };
}

/** The answer to one line. Never throws, whatever the line holds. */
export function answerLine(line: string, tell: Tell): AnswerLine {
  let input: unknown;
  try {
    input = JSON.parse(line);
  } catch {
    return refused([inputIssue('notJson', '')], tell);
  }
  const request = parseRequest(input);
  return request.ok ? { line: answerText(request.value), isError: false } : refused(request.issues, tell);
}
