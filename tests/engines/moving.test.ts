// Choose a figure, send it somewhere, take it back; and a card says why not.
import { expect, test } from 'vitest';
import { openPage } from './harness.ts';
import { button, destination, figure, region } from './window.ts';

test('a figure is chosen on the map, goes where the map is tapped, and undo and redo follow', async () => {
  const page = await openPage({ width: 1440, height: 900 });
  await page.click(figure('gandalf-the-white'));
  await expect.poll(() => page.marked('origin')).toEqual(['edoras']);
  await page.click(region('folde'));
  await expect.poll(() => page.placeOf('gandalf-the-white')).toBe('folde');
  await expect.poll(() => page.marked('reachable')).toEqual([]);
  await page.press('u');
  await expect.poll(() => page.placeOf('gandalf-the-white')).toBe('edoras');
  await page.press('U');
  await expect.poll(() => page.placeOf('gandalf-the-white')).toBe('folde');
  await page.click(button('Deshacer'));
  await expect.poll(() => page.placeOf('gandalf-the-white')).toBe('edoras');
  await page.click(button('Rehacer'));
  await expect.poll(() => page.placeOf('gandalf-the-white')).toBe('folde');
});

test('a group is put together by tokens and chips, its reach follows, and the list moves it', async () => {
  const page = await openPage({ width: 1440, height: 900 });
  await page.click(figure('strider'));
  // Without Strider the highest Level is two.
  await expect.poll(() => page.count('[data-destination]')).toBe(18);
  await page.click('.mover [data-chip="gimli"]');
  await expect.poll(() => page.texts('h2')).toContain('Legolas');
  await page.click(figure('strider'));
  await expect.poll(() => page.count('[data-destination]')).toBe(33);
  await page.click(destination('lorien'));
  await expect.poll(() => page.placeOf('legolas')).toBe('lorien');
  expect([await page.placeOf('strider'), await page.placeOf('gimli')]).toEqual(['lorien', 'eastemnet']);
});

test('the route is drawn while a destination is pointed at', async () => {
  const page = await openPage();
  await page.pointAt(destination('lossarnach'));
  await expect.poll(() => page.marked('path')).toEqual(['druadan-forest', 'eastemnet', 'lossarnach', 'minas-tirith']);
  await page.pointAt('.wordmark');
  await expect.poll(() => page.marked('path')).not.toContain('lossarnach');
});

test.each([
  ['es', 'No se puede ir al Abismo de Helm', 'asediado', 'Regla R12'],
  ['en', "Helm's Deep", 'under siege', 'Rule R12'],
] as const)('a tap elsewhere says why not, with the rule (%s)', async (language, title, reason, rule) => {
  const page = await openPage({ language });
  await page.click(region('helms-deep'));
  await expect.poll(() => page.text('[data-answer="helms-deep"]')).toContain(title);
  const card = await page.text('[data-answer="helms-deep"]');
  expect(card).toContain(reason);
  expect(card).toContain(rule);
  expect(await page.marked('blocked')).toEqual(['helms-deep']);
  expect(await page.placeOf('legolas')).toBe('eastemnet');
});

test('a Nazgûl flies anywhere but to Strongholds that the Shadow does not besiege', async () => {
  const page = await openPage({ hash: 'wotr1;p=mmo:n1&selected=nazgul-1' });
  await expect.poll(() => page.marked('origin')).toEqual(['minas-morgul']);
  const flight = await page.marked('flight');
  expect(flight).toContain('forlindon');
  expect(flight).not.toContain('lorien');
  expect(flight).toHaveLength(96);
  await page.click(region('lorien'));
  await expect.poll(() => page.text('[data-answer="lorien"]')).toContain('R15');
  await page.click(region('edoras'));
  await expect.poll(() => page.placeOf('nazgul-1')).toBe('edoras');
});

test('a figure is carried over the map by the mouse', async () => {
  const page = await openPage({ width: 1440, height: 900 });
  await expect.poll(() => page.count('.map[data-draggable]')).toBe(1);
  const [from, to] = [await page.spotOf(figure('gandalf-the-white')), await page.spotOf(region('folde'))];
  await page.drag(from, to);
  await expect.poll(() => page.placeOf('gandalf-the-white')).toBe('folde');
});
