// Names that run from right to left, or turn letters round: what is said round them is drawn in its own order.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { historyEntry } from '../../src/app/keeping/step-entry.ts';
import { startHistory } from '../../src/app/state/history.ts';
import { warOfTheRing as game } from '../../src/games/war-of-the-ring/index.ts';
import { openPage } from './harness.ts';
import { openDialog } from './page.ts';

const NAMES = ['\u202Esenaipmoc', 'موريا', '\u2069\u202Emoria', '\u2067\u2068ab'];

/** The letters of an element as they stand from left to right, line by line; those of the name are left out. */
function drawnWords(drawn: Locator): Promise<string> {
  return drawn.evaluate((element) => {
    const said = element.textContent ?? '';
    const [start, end] = [said.indexOf('«') + 1, said.lastIndexOf('»')];
    const range = document.createRange();
    const letters: { letter: string; left: number; top: number }[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let before = 0;
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      for (let at = 0; at < text.length; at += 1) {
        if (before + at >= start && before + at < end) continue;
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { left, top, width } = range.getBoundingClientRect();
        if (width > 0) letters.push({ letter: text.charAt(at), left, top });
      }
      before += text.length;
    }
    letters.sort((one, other) => one.top - other.top || one.left - other.left);
    return letters.map(({ letter }) => letter).join('');
  });
}

test('the name of a game turns no sentence round', async () => {
  const history = historyEntry(game, startHistory(game.start));
  const kept = NAMES.map((name, order) => [
    `sendas.save.${order}`,
    JSON.stringify({ version: 2, game: game.id, name, time: 1, order: order + 1, notation: 'wotr1', history }),
  ]);
  const { page } = await openPage({
    before: (one) =>
      one.addInitScript((all) => {
        for (const [key = '', text = ''] of all) localStorage.setItem(key, text);
      }, kept),
  });
  const notice = page.locator('.notice-words p');
  for (const at of NAMES.keys()) {
    await openDialog(page, 'Mis partidas');
    await page.locator(`.save-line .game-row[data-game="${at}"]`).click();
    await notice.waitFor();
    expect(await drawnWords(notice)).toBe('Se abre la partida guardada «».');
    await page.locator('.notice > .icon-button').click();
    await notice.waitFor({ state: 'detached' });
  }

  // What turns round would be seen.
  const title = page.locator('#roster-title');
  await title.evaluate((heading) => {
    heading.textContent = 'Se abre «\u202Eabc», y ya.';
  });
  expect(await drawnWords(title)).toBe('Se abre «.ay y ,»');
});
