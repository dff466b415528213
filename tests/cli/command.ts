// Runs the built command `sendas` as a child process, as a shell would.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt, library } from '../../scripts/setup/build.mjs';
import { projectRoot } from '../../scripts/setup/project.mjs';

const command = join(projectRoot, library.folder, 'sendas.js');

export interface Ending {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in a shell that gives it other streams, such as `< folder` or `> /dev/full`. */
export function sendasWith(streams: string, ...words: readonly string[]): Promise<Ending> {
  const child = spawn('/bin/sh', ['-c', `"$0" "$@" ${streams}`, process.execPath, command, ...words]);
  child.stdin.on('error', () => {}).end('{}');
  return ending(child);
}

export async function ensureCommand(): Promise<void> {
  await ensureBuilt(library, process.stderr);
}

export function start(words: readonly string[], environment: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [command, ...words], { env: { ...process.env, ...environment } });
}

/** Gathers what a process says until it ends. */
export function ending(child: ChildProcessWithoutNullStreams): Promise<Ending> {
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (piece: string) => {
      said[stream] += piece;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve({ status, ...said }));
  });
}

export function sendas(words: readonly string[], input: string | Buffer = ''): Promise<Ending> {
  const child = start(words);
  // A command that is wrong about its words ends without reading.
  child.stdin.on('error', () => {}).end(input);
  return ending(child);
}

/** What `sendas query` answers to these lines, each answer read back. */
export async function query(input: string | Buffer, ...options: readonly string[]) {
  const { status, stdout, stderr } = await sendas(['query', ...options], input);
  const lines = stdout === '' ? [] : stdout.replace(/\n$/, '').split('\n');
  return { status, stderr, answers: lines.map((line): unknown => JSON.parse(line)) };
}
