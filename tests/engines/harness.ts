// Opens the built page in the engine at hand. A test fails, when it ends, on what went wrong behind the page's back.
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { FirefoxConnection } from './firefox.ts';
import type { Session } from './session.ts';
import { openWebkitSession } from './webkit.ts';
import { Window } from './window.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** For the report: in which browser the test ran. */
    browser?: string;
  }
}

export interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  readonly language?: 'es' | 'en';
  readonly theme?: string;
  /** Further parameters of the address. */
  readonly query?: Readonly<Record<string, string>>;
  /** The position that the address holds. */
  readonly hash?: string;
  /** Where the page lies, if not where all tests have it. */
  readonly site?: string;
}

let firefox: FirefoxConnection | undefined;

afterAll(async () => {
  await firefox?.end();
  firefox = undefined;
});

function openSession(): Promise<Session> {
  const access = inject('access');
  if (access.engine === 'webkit') return openWebkitSession(access.driver, access.surroundings);
  firefox ??= new FirefoxConnection(access.address);
  return firefox.openSession();
}

export function addressOf({ language, theme, query = {}, hash, site }: WindowOptions): string {
  const address = new URL(site ?? inject('pageAddress'));
  if (language) address.searchParams.set('lang', language);
  if (theme) address.searchParams.set('theme', theme);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  if (hash) address.hash = hash;
  return address.href;
}

/** An empty window, which closes when the test ends. */
export async function openBlank({ width = 1280, height = 800 }: WindowOptions = {}): Promise<Window> {
  const session = await openSession();
  const window = new Window(session);
  onTestFinished(async ({ task }) => {
    task.meta.browser = session.browser;
    const problems = await window.problems();
    await session.close();
    expect(problems).toEqual([]);
  });
  await session.resize(width, height);
  return window;
}

/** The page in a window with nothing kept from before. */
export async function openPage(options: WindowOptions = {}): Promise<Window> {
  const window = await openBlank(options);
  await window.session.open(addressOf({ language: 'es', ...options }));
  await window.untilReady();
  return window;
}
