// Requests of the machine interface answered in a second: in this process, and through the command with its streams.
// All 20,000 requests differ; every action, card and kind of mover is among them.
import { spawn } from 'node:child_process';
import { cpuUsage } from 'node:process';
import fc from 'fast-check';
import { answerLine } from '../src/games/war-of-the-ring/query/answer-line.ts';
import { legalRegions } from '../src/games/war-of-the-ring/rules/destinations.ts';
import { createTextSync } from '../src/text/index.ts';
import { anyDestinationsRequest, anyMovesRequest } from '../tests/helpers/arbitraries/requests.ts';
import { median } from './measuring/statistics.ts';

const WANTED_A_SECOND = 10_000;
const ROUNDS = 3;

const anyRequest = fc.oneof(
  { weight: 4, arbitrary: anyDestinationsRequest },
  { weight: 1, arbitrary: anyMovesRequest(legalRegions) },
);
const lines = fc.sample(anyRequest, { numRuns: 20_000, seed: 1 }).map((request) => JSON.stringify(request));
const letters = lines.reduce((total, line) => total + line.length, 0);

interface Round {
  readonly seconds: number;
  /** Of the processor, in user mode: what the machine's other work takes is not in it. */
  readonly busy: number;
}

function report(title: string, rounds: readonly Round[]): void {
  const persecond = (seconds: number): string => Math.round(lines.length / seconds).toLocaleString('en');
  const elapsed = median(rounds.map(({ seconds }) => seconds));
  const busy = median(rounds.map((round) => round.busy));
  const goal = lines.length / elapsed >= WANTED_A_SECOND ? 'reached' : 'not reached on this machine, as busy as it is';
  console.log(`  ${title.padEnd(22)}${persecond(elapsed)} a second by the clock, ${persecond(busy)} by processor time`);
  console.log(`  ${''.padEnd(22)}10,000 a second: ${goal}`);
}

function inProcess(): Round {
  const { issue } = createTextSync('es', 'war-of-the-ring');
  const before = cpuUsage();
  const start = performance.now();
  for (const line of lines) answerLine(line, issue);
  return { seconds: (performance.now() - start) / 1000, busy: cpuUsage(before).user / 1e6 };
}

function throughCommand(input: string): Promise<Round> {
  return new Promise((resolve, reject) => {
    // The command says at its end how much of the processor it took.
    const tell = "process.on('exit', () => console.error('busy ' + process.cpuUsage().user))";
    const child = spawn(process.execPath, ['--import', `data:text/javascript,${tell}`, 'scripts/sendas.mjs', 'query']);
    let said = '';
    let start = performance.now();
    child.stdin.on('error', reject);
    child.stderr.on('data', (piece) => {
      said += String(piece);
    });
    // From the first answer on: starting up is not what is measured.
    child.stdout.once('data', () => {
      start = performance.now();
    });
    child.stdout.resume();
    child.on('error', reject).on('close', () => {
      const busy = Number(/^busy (\d+)$/m.exec(said)?.[1] ?? Number.NaN) / 1e6;
      resolve({ seconds: (performance.now() - start) / 1000, busy });
    });
    child.stdin.end(input);
  });
}

console.log(`\n${lines.length} requests of ${Math.round(letters / lines.length)} letters`);
report('in process', Array.from({ length: ROUNDS }, inProcess));
const rounds: Round[] = [];
const input = `${lines.join('\n')}\n`;
for (let round = 0; round < ROUNDS; round++) rounds.push(await throughCommand(input));
report('through the command', rounds);
