// WebKitGTK by its driver, which speaks classic WebDriver and has one window at a time: each has a driver of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import type { Session } from './session.ts';

/** A screen that nobody sees: the browser has no other way. */
export async function startScreen(program: string): Promise<{ display: string; end(): Promise<void> }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = screen.stdio[3];
  if (!numbers) throw new Error('no pipe to the screen');
  const [number] = (await once(numbers, 'data')) as [Buffer];
  return { display: `:${String(number).trim()}`, end: () => ended(screen) };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill();
  await closed;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const response = await fetch(`${address}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer');
}

const capabilities = new Capabilities({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { args: ['--automation'] },
});

export async function openWebkitSession(program: string, display: string): Promise<Session> {
  const port = await freePort();
  const environment = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const service = spawn(program, [`--port=${port}`], { stdio: 'ignore', env: environment });
  const address = `http://127.0.0.1:${port}`;
  await untilItAnswers(address);
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 120_000 });
  const { map_: given } = (await driver.getCapabilities()) as unknown as { map_: Map<string, string> };
  return {
    browser: `WebKitGTK ${given.get('browserVersion')}`,
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    resize: (width, height) => resize(driver, width, height),
    call: async (run, ...args) => {
      const script = `return (async (given) => JSON.stringify(await (${run})(...JSON.parse(given))))(arguments[0])`;
      const answer: string | null = await driver.executeScript(script, JSON.stringify(args));
      return answer === null ? undefined : JSON.parse(answer);
    },
    perform: async (actions) =>
      void (await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [actions]))),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      await ended(service);
    },
  };
}

/** The window has a frame, about which the driver says nothing: what the page got tells how large it is. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  const [gotWidth, gotHeight] = await inner();
  await window.setRect({ x: 0, y: 0, width: 2 * width - gotWidth, height: 2 * height - gotHeight });
  await driver.wait(async () => (await inner()).join() === [width, height].join(), 5000);
}
