// Lessons, practice and presentations: a step of each.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, region } from './window.ts';

test.each([
  ['es', 'Aprender', 'De camino hay que detenerse en Moria', 'Otra vez'],
  ['en', 'Learn', 'Moria', 'Once more'],
] as const)('a step of a lesson, with a wrong try (%s)', async (language, learn, reason, again) => {
  const page = await openPage({ language });
  await page.openFromMenu(learn);
  await expect.poll(() => page.count('.course-item')).toBe(18);
  await page.click('[data-lesson="forced-stop"]');
  await expect.poll(() => page.placeOf('strider')).toBe('hollin');
  await page.click(region('dimrill-dale'));
  await expect.poll(() => page.text('[data-feedback="refused"]')).toContain(reason);
  await page.click(button(again));
  await page.click(region('moria'));
  await expect.poll(() => page.count('[data-feedback="right"]')).toBe(1);
  expect(await page.placeOf('strider')).toBe('moria');
});

test('an exercise of the practice, answered and explained', async () => {
  const page = await openPage({ query: { practice: 'sieges', difficulty: '2', seed: 'uno' } });
  await expect
    .poll(() => page.text('.practice-question'))
    .toBe('Marca todas las regiones a las que puede ir Boromir desde Pelargir.');
  for (const id of ['lossarnach', 'dol-amroth', 'lamedon']) await page.click(region(id));
  expect(await page.marked('second')).toEqual(['dol-amroth', 'lamedon', 'lossarnach']);
  await page.click(button('Comprobar'));
  await expect.poll(() => page.text('.practice-verdict')).toBe('No es eso');
  expect(await page.marked('blocked')).toEqual(['dol-amroth']);
  await page.click('[data-told="dol-amroth"]');
  await expect.poll(() => page.text('.practice-reason')).toMatch(/No se puede ir a Dol Amroth.*asedia.*R12/s);
});

test('a presentation: question, time to think, answer', async () => {
  const page = await openPage({ hash: 'wotr1;p=hol:st,edo:gw&selected=strider' });
  await page.openFromMenu('Presentar');
  await expect.poll(() => page.text('.banner-title')).toBe('¿Adónde puede ir Trancos?');
  expect(await page.marked('reachable')).toEqual([]);
  await page.press('PageDown');
  await expect.poll(() => page.count('.banner-think')).toBe(1);
  await page.press('PageDown');
  await expect.poll(() => page.text('.banner-answer')).toContain('regiones');
  expect(await page.marked('reachable')).toContain('moria');
  await page.press('a');
  await page.drag([700, 300], [820, 380]);
  await expect.poll(() => page.count('.over-board .note')).toBe(1);
});
