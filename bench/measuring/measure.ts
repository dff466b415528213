// Times several things in one run, turn by turn, so that a busy machine slows them all alike.
import { performance } from 'node:perf_hooks';
import { median } from './statistics.ts';

export interface Candidate {
  readonly name: string;
  readonly run: () => unknown;
  /** How many times the baseline it may take; no limit where there is none. */
  readonly limit?: number;
}

export interface Measured {
  readonly name: string;
  /** Microseconds for one run, median of the rounds. */
  readonly micros: number;
  /** Times the baseline of the same round, median of the rounds. */
  readonly ratio: number;
  readonly limit: number | undefined;
}

const ROUNDS = 41;
const WARM_UP_ROUNDS = 6;
const MILLISECONDS_A_BATCH = 12;

function microsOf(run: () => unknown, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time++) run();
  return ((performance.now() - start) * 1000) / times;
}

/** How often to run in one batch so that it takes about `MILLISECONDS_A_BATCH`. */
function batchSize(run: () => unknown): number {
  let times = 1;
  while (microsOf(run, times) * times < MILLISECONDS_A_BATCH * 250) times *= 2;
  return times * 4;
}

/** The first candidate is the baseline. */
export function measure(candidates: readonly [Candidate, ...Candidate[]]): Measured[] {
  const sizes = candidates.map(({ run }) => batchSize(run));
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round++) {
    const micros = candidates.map(({ run }, at) => microsOf(run, sizes[at] ?? 1));
    if (round >= WARM_UP_ROUNDS) rounds.push(micros);
  }
  return candidates.map(({ name, limit }, at) => ({
    name,
    micros: median(rounds.map((micros) => micros[at] ?? 0)),
    ratio: median(rounds.map((micros) => (micros[at] ?? 0) / (micros[0] ?? 1))),
    limit,
  }));
}

/** Prints the figures and says by the exit status whether every limit is kept. */
export function report(title: string, measured: readonly Measured[]): void {
  console.log(`\n${title}`);
  for (const { name, micros, ratio, limit } of measured) {
    const allowed = limit === undefined ? '' : `  (limit ${limit} ×)${ratio > limit ? '  OVER THE LIMIT' : ''}`;
    console.log(`  ${name.padEnd(44)}${micros.toFixed(2).padStart(10)} µs${ratio.toFixed(2).padStart(9)} ×${allowed}`);
    if (limit !== undefined && ratio > limit) process.exitCode = 1;
  }
}
