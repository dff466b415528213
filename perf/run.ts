// Measures what was asked for, tells it as a table, and fails where a limit is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Site, withSite } from '../bench/measuring/site.ts';
import { perfParts, readParts } from '../scripts/setup/options.mjs';
import { projectRoot } from '../scripts/setup/project.mjs';
import { measureClicks } from './clicks.ts';
import { measureEndurance } from './endurance.ts';
import { type Figure, verdictOn } from './figure.ts';
import { measureFirstVisit } from './first-visit.ts';
import { load, lookAtMachine, machineLines } from './machine.ts';
import { measureMotion } from './motion.ts';
import { measureOffline } from './offline.ts';
import { type Run, reportPage } from './report.ts';
import { terminalTable } from './table.ts';

/** Without a network comes last: it closes the site. */
const PARTS: Readonly<Record<(typeof perfParts)[number], (site: Site) => Promise<readonly Figure[]>>> = {
  visit: ({ browser, address }) => measureFirstVisit(browser, address),
  clicks: ({ browser, address }) => measureClicks(browser, address),
  motion: ({ browser, address }) => measureMotion(browser, address),
  endurance: ({ browser, address }) => measureEndurance(browser, address),
  offline: measureOffline,
};

const { parts, write } = readParts(process.argv.slice(2), perfParts);
const run = await withSite(async (site): Promise<Run> => {
  const machine = lookAtMachine(site.browser.version());
  const figures: Figure[] = [];
  for (const part of parts) {
    console.error(`${part}…`);
    figures.push(...(await PARTS[part](site)));
  }
  return { date: new Date().toISOString().slice(0, 10), machine: { ...machine, loadAtEnd: load() }, figures };
});

console.log(`\n${machineLines(run.machine).join('\n')}\n\n${terminalTable(run.figures)}`);
mkdirSync(join(projectRoot, '.cache'), { recursive: true });
writeFileSync(join(projectRoot, '.cache/perf.json'), `${JSON.stringify(run, null, 2)}\n`);
if (write) writeFileSync(join(projectRoot, 'docs/perf.md'), reportPage(run));
const missed = run.figures.filter((figure) => verdictOn(figure) === 'missed');
console.log(`${missed.length} of ${run.figures.filter(({ limit }) => limit).length} limits missed`);
if (missed.length > 0) process.exitCode = 1;
