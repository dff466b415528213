// Firefox by WebDriver BiDi, which it speaks without a driver in between.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bidi from 'selenium-webdriver/bidi/index.js';
import type { Plain, Session } from './session.ts';

/** The module is the class itself, of which its types know nothing. */
const Bidi = bidi as unknown as typeof bidi.Index;

/** A Firefox that listens; everything in it is lost with it. */
export async function startFirefox(program: string): Promise<{ address: string; end(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'sendas-firefox-'));
  const parameters = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const firefox = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => firefox.once('close', () => resolve()));
  const end = async () => {
    firefox.kill();
    await ended;
    await rm(profile, { recursive: true, force: true });
  };
  return { address: `${await listening(firefox)}/session`, end };
}

function listening({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stderr?.once('close', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
}

type Answer =
  | { readonly type: 'success'; readonly result: Readonly<Record<string, Plain>> }
  | { readonly type: 'error'; readonly error: string; readonly message: string };

/** Firefox serves one connection at a time, which every window of a file of tests shares. */
export class FirefoxConnection {
  readonly #bidi: bidi.Index;
  readonly #browser: Promise<string>;

  constructor(address: string) {
    this.#bidi = new Bidi(address);
    this.#browser = this.send('session.new', { capabilities: {} }).then(({ capabilities }) => {
      const { browserVersion } = capabilities as { readonly browserVersion: string };
      return `Firefox ${browserVersion}`;
    });
  }

  async send(method: string, params: { readonly [name: string]: Plain }): Promise<Readonly<Record<string, Plain>>> {
    const answer = (await this.#bidi.send({ method, params })) as Answer;
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result;
  }

  async end(): Promise<void> {
    await this.send('session.end', {});
    await this.#bidi.close();
  }

  async openSession(): Promise<Session> {
    const browser = await this.#browser;
    const { userContext = '' } = await this.send('browser.createUserContext', {});
    const { context = '' } = await this.send('browsingContext.create', { type: 'tab', userContext });
    const send = (method: string, params: { readonly [name: string]: Plain } = {}) =>
      this.send(method, { context, ...params });
    return {
      browser,
      open: async (url) => void (await send('browsingContext.navigate', { url, wait: 'complete' })),
      reload: async () => void (await send('browsingContext.reload', { wait: 'complete' })),
      resize: async (width, height) =>
        void (await send('browsingContext.setViewport', { viewport: { width, height } })),
      call: async (run, ...given) => {
        const { type, result, exceptionDetails } = (await this.send('script.callFunction', {
          target: { context },
          awaitPromise: true,
          functionDeclaration: `async (given) => JSON.stringify(await (${run})(...JSON.parse(given)))`,
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
        })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
        if (type !== 'success') throw new Error(exceptionDetails?.text);
        return result?.value === undefined ? undefined : JSON.parse(result.value);
      },
      perform: async (actions) => void (await send('input.performActions', { actions: [actions] })),
      close: async () => void (await this.send('browser.removeUserContext', { userContext })),
    };
  }
}
