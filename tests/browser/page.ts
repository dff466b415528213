// What the browser tests do and read on the page, in the words of its contract.
import type { Locator, Page } from 'playwright-core';

export const region = (page: Page, id: string): Locator => page.locator(`[data-region="${id}"]`);
export const figure = (page: Page, id: string): Locator => page.locator(`.map [data-figure="${id}"]`);
export const destination = (page: Page, id: string): Locator => page.locator(`[data-destination="${id}"]`);
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A dialog behind its name in the menu. */
export async function openDialog(page: Page, name: string): Promise<void> {
  await page.locator('.header .icon-button').last().click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.locator('dialog[open] h2', { hasText: name }).waitFor();
}

/** A tap as a mouse makes it, on the middle of the element that is seen. */
export async function tap(target: Locator): Promise<void> {
  await target.dispatchEvent('click', { bubbles: true });
}

/** The regions that carry a mark, in alphabetical order. */
export async function marked(page: Page, mark: string): Promise<readonly string[]> {
  return page
    .locator(`[data-region][data-marks~="${mark}"]`)
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('data-region') ?? '').sort());
}

/** Where a figure's token stands; null where it is not on the board. */
export async function placeOf(page: Page, id: string): Promise<string | null> {
  const token = figure(page, id);
  return (await token.count()) === 0 ? null : token.first().getAttribute('data-at');
}

/** Regions and distances as the list in the panel gives them. */
export async function listed(page: Page): Promise<ReadonlyMap<string, number | null>> {
  const rows = await page
    .locator('[data-destination]')
    .evaluateAll((buttons) =>
      buttons.map((one) => [
        one.getAttribute('data-destination') ?? '',
        one.querySelector('.distance')?.textContent ?? '',
      ]),
    );
  return new Map(rows.map(([id = '', distance = '']) => [id, distance === '' ? null : Number(distance)]));
}
