// WebKitGTK by its driver, which speaks classic WebDriver and has one window at a time: each has a driver of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import type { Session } from './session.ts';

export interface WebkitSurroundings {
  readonly display: string;
  /** The folder of the desktop's settings. */
  readonly settings: string;
}

/** The browser's own buttons make its window at least 447 pixels wide, which is more than a phone has. */
const NARROW_BUTTONS = '* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; }';

/** A screen that nobody sees, as the browser has no other way; and a desktop on it that leaves the window narrow. */
export async function startSurroundings(
  program: string,
): Promise<{ surroundings: WebkitSurroundings; end(): Promise<void> }> {
  const settings = await mkdtemp(join(tmpdir(), 'sendas-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_BUTTONS);
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numbers = screen.stdio[3];
  if (!numbers) throw new Error('no pipe to the screen');
  const [number] = (await once(numbers, 'data')) as [Buffer];
  const end = async () => {
    await ended(screen);
    await rm(settings, { recursive: true, force: true });
  };
  return { surroundings: { display: `:${String(number).trim()}`, settings }, end };
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

export async function openWebkitSession(program: string, { display, settings }: WebkitSurroundings): Promise<Session> {
  const port = await freePort();
  const environment = {
    ...process.env,
    DISPLAY: display,
    XDG_CONFIG_HOME: settings,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Painted by several threads through a graphics card that is none, the engine fails by chance within Mesa's swrast.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
  };
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
      // By the page's own clock: what the driver calls directly has its microtasks run after each callback within.
      const script = `return (async (given) => {
        await new Promise((resolve) => setTimeout(resolve));
        return JSON.stringify(await (${run})(...JSON.parse(given)));
      })(arguments[0])`;
      const answer: string | null = await driver.executeScript(script, JSON.stringify(args));
      return answer === null ? undefined : JSON.parse(answer);
    },
    perform: async (actions) =>
      void (await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [actions]))),
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
