// Runs another program and says how it ended.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectRoot } from './project.mjs';

/**
 * @typedef {object} Running
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [shell]
 * @property {'terminal' | 'nowhere' | NodeJS.WritableStream} [show] what it writes, on either stream
 */

/**
 * `text` is what it wrote, unless that went straight to the terminal.
 * @typedef {{ status: number, text: string, started: boolean }} Ending
 */

/**
 * Never rejects: a program that does not exist ends with status 127.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Running} [running]
 * @returns {Promise<Ending>}
 */
export function run(program, parameters, { cwd = projectRoot, env, shell = false, show = 'terminal' } = {}) {
  return new Promise((resolve) => {
    const stream = show === 'terminal' ? 'inherit' : 'pipe';
    const child = spawn(program, parameters, {
      cwd,
      env: env ?? process.env,
      shell,
      stdio: ['ignore', stream, stream],
    });
    let text = '';
    for (const source of [child.stdout, child.stderr]) {
      source?.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
        if (typeof show !== 'string') show.write(chunk);
      });
    }
    child.on('error', () => resolve({ status: 127, text, started: false }));
    child.on('close', (code, signal) => {
      resolve({ status: code ?? 128 + (signal ? constants.signals[signal] : 0), text, started: true });
    });
  });
}

/**
 * With this very Node: `parameters` starts with the path of a script.
 * @param {readonly string[]} parameters
 * @param {Running} [running]
 */
export function runNode(parameters, running) {
  return run(process.execPath, parameters, running);
}

/**
 * With the npm that started this process, else the one on the path.
 * @param {readonly string[]} parameters
 * @param {Running} [running]
 */
export function runNpm(parameters, running = {}) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return runNode([script, ...parameters], running);
  // On Windows npm is a batch file, which only a shell can start.
  return run('npm', parameters, { ...running, shell: process.platform === 'win32' });
}
