// Exercises on the page, from the first question to the result, and on paper.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { openPage, waitUntilReady } from './harness.ts';
import { button, marked, openDialog, placeOf, region, tap } from './page.ts';

const question = (page: Page) => page.locator('.practice-question');
const verdict = (page: Page) => page.locator('.practice-verdict');

async function tapAll(page: Page, regions: readonly string[]): Promise<void> {
  for (const id of regions) await tap(region(page, id));
}

/** Chips of regions, in the order of the panel. */
const chips = (page: Page, outcome: string): Promise<readonly string[]> =>
  page
    .locator(`.practice-chip[data-outcome="${outcome}"]`)
    .evaluateAll((all) => all.map((chip) => chip.getAttribute('data-told') ?? ''));

/** The targets of the panel that are too small for a finger. */
const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.locator('.sheet button, .sheet label').evaluateAll((all) =>
    all.flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const isCitation = target.matches('.citation');
      return width === 0 || isCitation || (width >= 43.5 && height >= 43.5) ? [] : [target.textContent ?? ''];
    }),
  );

test('on a phone: marked, checked, explained, and the own game as it was', async () => {
  const { page } = await openPage({
    hash: '#wotr1;p=bre:st',
    query: { practice: 'sieges', difficulty: '2', seed: 'uno' },
    width: 360,
    height: 740,
    touch: true,
  });
  await question(page).waitFor();
  expect(await question(page).textContent()).toBe(
    'Marca todas las regiones a las que puede ir Boromir desde Pelargir.',
  );
  expect(await placeOf(page, 'boromir')).toBe('pelargir');
  expect(await marked(page, 'reachable')).toEqual([]);
  expect(await button(page, 'Comprobar').isDisabled()).toBe(true);

  // Dol Amroth is besieged; Anfalas lies beyond it.
  await tapAll(page, ['lossarnach', 'dol-amroth', 'anfalas', 'lamedon', 'anfalas']);
  expect(await marked(page, 'second')).toEqual(['dol-amroth', 'lamedon', 'lossarnach']);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await button(page, 'Comprobar').tap();

  expect(await verdict(page).textContent()).toBe('No es eso');
  expect(await chips(page, 'wrong')).toEqual(['dol-amroth']);
  expect(await chips(page, 'right')).toEqual(['lamedon', 'lossarnach']);
  expect(await chips(page, 'missed')).toEqual([
    'dead-marshes',
    'druadan-forest',
    'east-harondor',
    'erech',
    'minas-tirith',
    'near-harad',
    'north-ithilien',
    'osgiliath',
    'south-ithilien',
    'umbar',
    'west-harondor',
  ]);
  expect(await marked(page, 'blocked')).toEqual(['dol-amroth']);
  await page.locator('[data-told="dol-amroth"]').tap();
  expect(await page.locator('.practice-reason').textContent()).toMatch(/No se puede ir a Dol Amroth.*asedia.*R12/s);
  await tap(region(page, 'umbar'));
  expect(await page.locator('.practice-reason').textContent()).toMatch(/Se puede ir a Umbar.*detenerse/s);

  await button(page, 'Siguiente').tap();
  await verdict(page).waitFor({ state: 'detached' });
  await button(page, 'Salir').tap();
  await page.getByRole('tab', { name: 'Jugar' }).waitFor();
  expect(await placeOf(page, 'strider')).toBe('bree');
  expect(page.url()).toMatch(/#wotr1;p=bre:st$/);
});

test('by keyboard alone: a reason chosen, the score kept, broken scores put aside', async () => {
  const { page } = await openPage({ language: 'en', query: { practice: 'stops', seed: 'dos' } });
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.className ?? '');
  await expect.poll(focused).toBe('practice-question');
  expect(await question(page).textContent()).toBe('May Legolas go from the Fords of Isen to Orthanc?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe('practice-verdict');
  expect(await verdict(page).textContent()).toBe('Right!');
  expect(await page.locator('.practice-choice[data-outcome="right"]').textContent()).toMatch(/^Yes\..*Orthanc/);
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await expect.poll(focused).toBe('practice-question');
  await page.getByRole('button', { name: 'Leave' }).press('Enter');

  await openDialog(page, 'Practise');
  expect(await page.locator('[data-topic="stops"]').textContent()).toBe('Forced stops1 of 1');
  await page.evaluate(() => localStorage.setItem('sendas.practice.war-of-the-ring', '{"version":1,"given":7}'));
  await page.goto(page.url().replace(/\?[^#]*/, ''));
  await waitUntilReady(page);
  await openDialog(page, 'Practise');
  expect(await page.locator('.practice-trouble').textContent()).toMatch(/could not be read/);
  expect(await page.locator('[data-topic="stops"]').textContent()).toBe('Forced stops');
  expect(await page.evaluate(() => localStorage.getItem('sendas.aside.sendas.practice.war-of-the-ring'))).toBe(
    '{"version":1,"given":7}',
  );
});

test('the exercise of a day, shared without giving it away', async () => {
  const { page } = await openPage({
    query: { daily: '' },
    before: async (one) => {
      await one.clock.setFixedTime(new Date(2026, 11, 4, 9, 30));
      await one.addInitScript(() => {
        const clipboard = { writeText: async (text: string) => void Object.assign(window, { copied: text }) };
        Object.defineProperty(navigator, 'clipboard', { value: clipboard });
        Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true });
        Reflect.deleteProperty(Navigator.prototype, 'share');
      });
    },
  });
  await question(page).waitFor();
  expect(await question(page).textContent()).toBe('Marca todas las regiones a las que no puede ir un Nazgûl.');
  // Lórien was lost, and Erebor is besieged: both are open.
  await tapAll(page, ['dol-amroth', 'grey-havens', 'helms-deep', 'minas-tirith', 'rivendell', 'erebor']);
  await button(page, 'Comprobar').click();
  expect(await chips(page, 'wrong')).toEqual(['erebor']);
  expect(await chips(page, 'missed')).toEqual(['woodland-realm']);
  await button(page, 'Compartir el resultado').click();
  const copied = await page.evaluate(() => Reflect.get(window, 'copied'));
  const [first, ...rest] = String(copied).split('\n');
  expect(first).toBe('Sendas · Ejercicio del día · 4 de diciembre de 2026');
  expect(rest.slice(0, 2)).toEqual(['Nazgûl · Media', '🟩🟩🟩⬜⬜']);
  expect(rest[2]).toMatch(/^http:\/\/[^#]*\?daily=?$/);
  await button(page, 'Salir').click();

  // The same for everybody, in whatever language, and the first answer counts.
  await page.goto(page.url().replace('lang=es', 'lang=en').replace(/\?/, '?lang=en&'));
  await waitUntilReady(page);
  await verdict(page).waitFor();
  expect(await page.locator('.practice-body').textContent()).toContain('You have answered today’s: 🟩🟩🟩⬜⬜');
  expect(await chips(page, 'missed')).toEqual(['woodland-realm']);
  await button(page, 'Do it again').click();
  await question(page).waitFor();
  expect(await question(page).textContent()).toBe('Mark every region to which one Nazgûl may not go.');
  await tapAll(page, ['dol-amroth', 'grey-havens', 'helms-deep', 'minas-tirith', 'rivendell', 'woodland-realm']);
  await button(page, 'Check').click();
  expect(await verdict(page).textContent()).toBe('Right!');
  await button(page, 'Leave').click();
  await openDialog(page, 'Practise');
  expect(await page.locator('.practice-day').textContent()).toContain('🟩🟩🟩⬜⬜');
});

test('a sheet for a class: exercises in ink, and the key on a page of its own', async () => {
  const { page } = await openPage({
    before: (one) =>
      one.addInitScript(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) })),
  });
  await openDialog(page, 'Hoja para clase');
  for (const topic of ['Nivel y distancia', 'Grupos', 'Asedios', 'Nazgûl', 'Servidores', 'Entradas en juego']) {
    await page.getByLabel(topic, { exact: true }).uncheck();
  }
  await button(page, '6').click();
  await page.getByLabel('Semilla').fill('cuarto A');
  await button(page, 'Imprimir').click();
  await page.waitForFunction(() => Reflect.get(window, 'printed') === true, undefined, { timeout: 20_000 });
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.class-exercise:visible').count()).toBe(6);
  expect(await page.locator('.class-map svg > title').allTextContents()).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Recorte del mapa del ejercicio ${number}`),
  );
  expect(await page.locator('.class-key > li').count()).toBe(6);
  expect(await page.locator('.class-foot').allTextContents()).toEqual([
    'Sendas, obra de aficionados no oficial · Paradas obligadas, Fronteras negras, Separarse de la Comunidad y Cartas y Sombragris · Fácil · semilla cuarto A',
    'Sendas, obra de aficionados no oficial · Paradas obligadas, Fronteras negras, Separarse de la Comunidad y Cartas y Sombragris · Fácil · semilla cuarto A',
  ]);
  expect(await page.locator('#app').isVisible()).toBe(false);
  // Two fill a page, whatever the size of their maps, and the key has one of its own.
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(file.match(/\/Type \/Page\b/g)?.length).toBe(4);
  expect(file.match(/\/MediaBox \[0 0 59[45]\.\d+ 84[12]\.\d+\]/g)?.length).toBe(4);

  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await page.locator('.class-sheet').count()).toBe(0);
});
