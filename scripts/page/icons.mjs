// Draws the icons of the installed page from the favicon: `node scripts/page/icons.mjs`, after the favicon was changed.

import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArguments, ensureBrowser } from '../setup/browser.mjs';
import { projectRoot } from '../setup/project.mjs';

const folder = join(projectRoot, 'public/icons');

/**
 * `drawing` is the part of the width that the favicon takes; systems that cut an icon to a shape of their own need
 * paper all round, and leave a circle of four fifths untouched.
 */
const icons = [
  { name: 'icon-192', size: 192, drawing: 1 },
  { name: 'icon-512', size: 512, drawing: 1 },
  { name: 'maskable-192', size: 192, drawing: 0.76 },
  { name: 'maskable-512', size: 512, drawing: 0.76 },
  { name: 'apple-touch-icon', size: 180, drawing: 0.88 },
];

const favicon = readFileSync(join(projectRoot, 'public/favicon.svg'), 'utf8');
const paper = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(favicon)?.[1];
if (!paper) throw new Error('expected public/favicon.svg to lie on a rect filled with one colour');

/** @param {number} drawing */
function markup(drawing) {
  const background = drawing < 1 ? paper : 'transparent';
  const picture = `data:image/svg+xml,${encodeURIComponent(favicon)}`;
  return `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}"><img style="width:${drawing * 100}vw" src="${picture}" />`;
}

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
await mkdir(folder, { recursive: true });
for (const { name, size, drawing } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(markup(drawing), { waitUntil: 'load' });
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: drawing === 1 });
  await page.close();
}
await browser.close();
