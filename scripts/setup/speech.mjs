// How the set-up speaks. Progress comes in one language, Spanish unless the environment
// says English; a failure comes in both, since whoever reads a log may not have chosen.
// Written in syntax that old versions of Node read.

/** @typedef {import('./sentences.mjs').Sentence} Sentence */

/** A set-up problem that one sentence explains; anything else that is thrown is a defect. */
export class Failure extends Error {
  /** @param {Sentence} sentence */
  constructor(sentence) {
    super(sentence.en);
    this.name = 'Failure';
    this.sentence = sentence;
  }
}

/** @param {Readonly<Record<string, string | undefined>>} environment @returns {'es' | 'en'} */
export function spokenLanguage(environment) {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return locale.startsWith('en') ? 'en' : 'es';
}

/** @param {Sentence} sentence @param {NodeJS.WritableStream} [stream] */
export function say(sentence, stream = process.stdout) {
  stream.write(`${sentence[spokenLanguage(process.env)]}\n`);
}

/** @param {Sentence} sentence */
export function complain(sentence) {
  process.stderr.write(`${sentence.es}\n${sentence.en}\n`);
}

/** Ends the process with status 1 after saying why; a defect keeps its stack. @param {unknown} problem */
export function giveUp(problem) {
  if (problem instanceof Failure) complain(problem.sentence);
  else console.error(problem);
  process.exit(1);
}
