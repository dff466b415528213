// The map on other pages: as an element, and in a frame.
import { expect, inject, test } from 'vitest';
import { openBlank } from './harness.ts';
import type { Window } from './window.ts';

const embedAddress = (): string => new URL('embed/index.html', inject('pageAddress')).href;

/** The first element of the page of examples, or what is within it. */
const within = (page: Window, css: string): Promise<string | null> =>
  page.call((selector) => {
    const map = document.querySelector('#live sendas-map');
    return map?.shadowRoot?.querySelector(selector)?.textContent ?? null;
  }, css);

async function openExamples(): Promise<Window> {
  const page = await openBlank({ width: 1024, height: 900 });
  await page.session.open(embedAddress());
  await page.call(() => document.querySelector('#live')?.scrollIntoView());
  await expect
    .poll(() => page.call(() => Reflect.get(document.querySelector('#live sendas-map') ?? {}, 'isReady') === true))
    .toBe(true);
  return page;
}

test('<sendas-map>: drawn on another page, answers, and tells of the move', async () => {
  const page = await openExamples();
  await page.call(() => {
    const map = document.querySelector('#live sendas-map');
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['select', 'move', 'error']) map?.addEventListener(type, () => told.push(type));
    map?.removeAttribute('selected');
    map?.setAttribute('position', 'wotr1;p=hol:stgi');
    map?.setAttribute('selected', 'strider gimli');
  });
  const lit = () =>
    page.call(
      () =>
        document
          .querySelector('#live sendas-map')
          ?.shadowRoot?.querySelectorAll('[data-region][data-marks~="reachable"]').length ?? 0,
    );
  await expect.poll(lit).toBeGreaterThan(10);
  const click = (id: string) =>
    page.call((name) => {
      const root = document.querySelector('#live sendas-map')?.shadowRoot;
      root?.querySelector(`[data-region="${name}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }, id);
  await click('dimrill-dale');
  await expect.poll(() => within(page, '[role="status"]')).toContain('Moria');
  await click('bree');
  await expect.poll(() => page.attribute('#live sendas-map', 'position')).toBe('wotr1;p=bre:stgi');
  const told = await page.call(() => Reflect.get(window, 'told') as string[]);
  expect(told.toSorted()).toEqual(['move', 'select', 'select']);
});

test('?embed: the page in a frame, which tells the page around it', async () => {
  const page = await openBlank({ width: 1024, height: 900 });
  await page.session.open(embedAddress());
  await page.call(
    (source) => {
      const told: string[] = [];
      Object.assign(window, { told });
      window.addEventListener('message', ({ data }) => told.push(`${data.type} ${data.position ?? ''}`));
      const frame = document.createElement('iframe');
      Object.assign(frame, { id: 'framed', width: 800, height: 500, src: source });
      document.body.prepend(frame);
    },
    new URL('?embed&lang=en#wotr1;p=hol:stgi&selected=strider,gimli', inject('pageAddress')).href,
  );
  const told = () => page.call(() => Reflect.get(window, 'told') as string[]);
  await expect.poll(told).toContain('ready wotr1;p=hol:stgi');
  await page.call(() => {
    const inner = document.querySelector<HTMLIFrameElement>('#framed')?.contentDocument;
    inner?.querySelector('[data-region="bree"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect.poll(told).toContain('move wotr1;p=bre:stgi');
});
