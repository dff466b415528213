// Words that mean ill, put through every door at once: they stand there as words, nothing of them becomes part of the page.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { historyEntry } from '../../src/app/keeping/step-entry.ts';
import { startHistory } from '../../src/app/state/history.ts';
import { newDraft } from '../../src/app/workshop/draft.ts';
import { warOfTheRing as game } from '../../src/games/war-of-the-ring/index.ts';
import { HOSTILE_NAMES, RAN } from '../helpers/hostile-names.ts';
import { openPage, pageAddress, waitUntilReady } from './harness.ts';
import { openDialog } from './page.ts';

/** A name may be that long. */
const NAMES = HOSTILE_NAMES.map(([, text]) => text.trim()).filter((text) => text.length <= 80);
const [PICTURE = ''] = NAMES;
const HISTORY = historyEntry(game, startHistory(game.start));

/** What is on the page, in its shadows too, that could only have come of the words. */
const comeToLife = (page: Page) =>
  page.evaluate((ran) => {
    const bred = 'img[src="x"], script:not([src]), svg[onload], [onclick], [onerror], a[href^="javascript:"]';
    const roots: ParentNode[] = [document];
    for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const elements = roots.flatMap((root) => [...root.querySelectorAll(bred)]);
    return {
      elements: elements.map(({ outerHTML }) => outerHTML),
      ran: ran in window,
      polluted: Object.keys(Object.prototype),
    };
  }, RAN);
const NOTHING = { elements: [], ran: false, polluted: [] };

test('in the page: a link, saved games, made lessons, settings, a file', async () => {
  expect(NAMES).toHaveLength(9);
  const save = (name: string, order: number) => {
    const entry = { version: 2, game: game.id, name, time: 1, order, notation: 'wotr1', history: HISTORY };
    return [`sendas.save.${order}`, JSON.stringify(entry)] as const;
  };
  const lessons = NAMES.map((title, at) => ({ id: `n${at}`, draft: { ...newDraft(`n${at}`, 'es'), title } }));
  const kept: readonly (readonly [string, string])[] = [
    ...NAMES.map(save),
    [`sendas.made.${game.id}`, JSON.stringify({ version: 1, items: lessons })],
    [
      'sendas.preferences',
      JSON.stringify({ language: PICTURE, theme: PICTURE, labelScale: PICTURE, __proto__: PICTURE }),
    ],
    [`sendas.learning.${game.id}`, PICTURE],
    [PICTURE, PICTURE],
  ];
  const { page } = await openPage({
    hash: `wotr1;p=bre:${PICTURE}&selected=${PICTURE}`,
    query: { practice: PICTURE, theme: PICTURE, lang: PICTURE },
    before: (one) =>
      one.addInitScript((texts) => {
        for (const [key, text] of texts) localStorage.setItem(key, text);
      }, kept),
  });
  await page.locator('.notice', { hasText: '<img src=x onerr' }).waitFor();
  await page.locator('dialog.practice').waitFor();
  expect(await comeToLife(page)).toEqual(NOTHING);
  await page.keyboard.press('Escape');

  await openDialog(page, 'Mis partidas');
  const games = page.locator('.save-line .game-name');
  await expect.poll(() => games.allTextContents()).toEqual([...NAMES].reverse());
  const file = {
    format: 'sendas',
    version: 1,
    game: game.id,
    games: [{ name: `<i>${PICTURE}`, time: 1, history: HISTORY }],
  };
  await page.locator('input[type="file"]').setInputFiles({
    name: '<img src=x>.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect.poll(() => games.allTextContents()).toContain(`<i>${PICTURE}`);
  await page.locator('.save-line .game-row', { hasText: '<i>' }).click();
  await page.locator('.notice', { hasText: `<i>${PICTURE}` }).waitFor();
  expect(await comeToLife(page)).toEqual(NOTHING);

  await openDialog(page, 'Crear una lección');
  await expect.poll(() => page.locator('.made-title').allTextContents()).toEqual(NAMES);
  expect(await comeToLife(page)).toEqual(NOTHING);

  // What came to life would be seen.
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'javascript:1';
    document.body.append(link);
  });
  expect((await comeToLife(page)).elements).toEqual(['<a href="javascript:1"></a>']);
});

test('from other windows and pages: a presentation, a frame, the element', async () => {
  const { page } = await openPage({ query: { audience: 'abcd' } });
  await page.locator('.banner-title').waitFor();
  const answered = await page.evaluate(async (bad) => {
    const line = new BroadcastChannel('sendas.present.abcd');
    const scene = {
      position: 'wotr1;p=hol:st',
      turn: { action: bad, start: bad, moves: [{ figures: [bad], to: bad }] },
      selected: ['strider', bad],
      region: bad,
      moved: { figures: [bad], to: bad },
      stage: 'answer',
      left: null,
      spotlight: bad,
      dark: false,
      language: 'es',
      theme: 'light',
      turned: false,
      labelScale: 1,
    };
    const say = (message: unknown) => line.postMessage({ version: 1, message });
    say({ kind: bad });
    say({ kind: 'route', region: bad });
    say({ kind: 'notes', notes: [{ kind: bad, colour: bad, points: [[0, 0]] }] });
    say({ kind: 'scene', scene: { ...scene, theme: bad } });
    say({ kind: 'scene', scene });
    // Messages come in order: once a good one is shown, all before it were read.
    say({
      kind: 'scene',
      scene: { ...scene, turn: null, selected: ['strider'], region: 'moria', moved: null, spotlight: null },
    });
    for (const data of [bad, { source: 'sendas', type: bad }, { type: 'ready', position: bad }])
      window.postMessage(data, '*');
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const seen = () => document.querySelector('.banner')?.textContent?.includes('Trancos') === true && resolve(true);
    new MutationObserver(seen).observe(document.body, { subtree: true, childList: true, characterData: true });
    seen();
    return promise;
  }, PICTURE);
  expect(answered).toBe(true);
  expect(await comeToLife(page)).toEqual(NOTHING);

  const hash = `wotr1;p=bre:${PICTURE}&selected=${PICTURE}`;
  await page.goto(pageAddress({ query: { embed: '', region: PICTURE, lang: PICTURE, theme: PICTURE }, hash }));
  await waitUntilReady(page);
  await page.getByText('<img src=x onerr').first().waitFor();
  expect(await comeToLife(page)).toEqual(NOTHING);

  await page.goto(new URL('embed/index.html', inject('pageAddress')).href);
  const live = page.locator('#live sendas-map');
  await live.scrollIntoViewIfNeeded();
  await expect.poll(() => live.evaluate((map) => 'isReady' in map && map.isReady)).toBe(true);
  for (const attribute of ['lang', 'theme', 'game', 'position', 'selected', 'region']) {
    await live.evaluate((map, [name = '', value = '']) => map.setAttribute(name, value), [attribute, PICTURE]);
    await live.getByRole('alert').getByText('<img').first().waitFor();
    expect(await comeToLife(page)).toEqual(NOTHING);
    await live.evaluate((map, name) => map.removeAttribute(name), attribute);
  }
});
