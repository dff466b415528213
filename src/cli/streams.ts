// What can go wrong with the streams of a command that nobody typed wrong.
import { fstatSync } from 'node:fs';
import type { UsageMistake } from './command-line.ts';

const STANDARD_INPUT = 0;

export class UnreadableInput extends Error {
  readonly mistake: UsageMistake;

  constructor(reason: string) {
    super(reason);
    this.mistake = { key: 'unreadableInput', facts: { reason } };
  }
}

/** Node takes a directory for an input without a line. */
export function refuseDirectory(): void {
  if (fstatSync(STANDARD_INPUT).isDirectory()) throw new UnreadableInput('EISDIR');
}

/** Ends the command where its output cannot be written. Whoever stops reading, as `head` does, is at no fault. */
export function watchOutput(output: NodeJS.WriteStream, complain: (mistake: UsageMistake) => number): void {
  output.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(0);
    process.exit(complain({ key: 'unwritableOutput', facts: { reason: code ?? message } }));
  });
}
