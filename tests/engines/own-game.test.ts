// A game of one's own: set by hand, kept over a reload, opened by its link.
import { expect, test } from 'vitest';
import { addressOf, openBlank, openPage } from './harness.ts';
import { button, figure, region } from './window.ts';

test('a siege is set by hand, and the rules go by it; all of it survives a reload', async () => {
  const page = await openPage();
  await page.click({ css: '[role="tab"]', words: 'Preparar' });
  await page.click(button('Tablero vacío'));
  await page.click('.palette [data-chip="strider"]');
  await page.click(region('minas-tirith'));
  await expect.poll(() => page.placeOf('strider')).toBe('minas-tirith');
  // Elsewhere in between: two quick clicks on one spot would bring the map nearer.
  await page.click('.palette [data-chip="gimli"]');
  await page.click(region('pelargir'));
  await expect.poll(() => page.placeOf('gimli')).toBe('pelargir');
  await page.click(region('minas-tirith'));
  await page.click({ css: '[data-panel-region="minas-tirith"] [data-setting="besieged"] button', words: 'Asediado' });
  await expect.poll(() => page.address()).toMatch(/mti:st.*s=mtib/);
  await expect.poll(() => page.call(() => sessionStorage.getItem('sendas.tab'))).toContain('"run":"');
  const address = await page.address();
  await page.reload();
  expect(await page.address()).toBe(address);
  await page.click(figure('strider'));
  await page.click(region('lossarnach'));
  await expect.poll(() => page.text('[data-answer="lossarnach"]')).toContain('está asediado');

  // Without its address the game is there all the same, and can be undone.
  await page.call(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  await expect.poll(() => page.placeOf('strider')).toBe('minas-tirith');
  await expect.poll(() => page.attribute('.header [aria-label="Deshacer"]', 'aria-disabled')).toBeNull();
  await page.click(button('Deshacer'));
  await expect.poll(() => page.address()).not.toContain('s=mtib');
});

test('a link opened in another session gives the same position', async () => {
  const page = await openPage();
  await page.click(region('lorien'));
  await expect.poll(() => page.address()).toContain('lor:stlegi');
  const { hash } = new URL(await page.address());
  const tokens = () =>
    [...document.querySelectorAll<SVGElement>('.map [data-figure]')]
      .map(({ dataset }) => `${dataset.figure} ${dataset.at}`)
      .sort();
  const there = await page.call(tokens);
  const other = await openBlank();
  await other.session.open(addressOf({ language: 'en', hash }));
  await other.untilReady();
  expect(await other.call(tokens)).toEqual(there);
  expect(await other.placeOf('gimli')).toBe('lorien');
});

test('a link that is broken says so, and nothing is lost', async () => {
  const page = await openPage();
  await page.click(region('lorien'));
  await expect.poll(() => page.address()).toContain('lor:stlegi');
  await page.call(() => {
    location.hash = '#wotr1;p=bre:xxgi';
  });
  await expect.poll(() => page.text('.notice')).toContain('bre:xxgi');
  expect(await page.placeOf('legolas')).toBe('lorien');
});
