// What was measured, as a table for the terminal and for a page.
import { type Figure, type Limit, verdictOn } from './figure.ts';

const HEAD = ['what', 'measured', 'of', 'limit', 'limit here', ''] as const;
const WORDS = { met: 'met', missed: 'MISSED', none: '' } as const;

const digitsFor = (value: number): number => (Math.abs(value) < 1 ? 3 : Math.abs(value) < 100 ? 1 : 0);

export function quantity(value: number, unit: string): string {
  if (!Number.isFinite(value)) return 'not measured';
  const number = Number.isInteger(value) ? String(value) : value.toFixed(digitsFor(value));
  return unit === '' ? number : `${number} ${unit}`;
}

function limitText(limit: Limit | undefined, unit: string): string {
  if (!limit) return '';
  return `${limit.way === 'atMost' ? '≤' : '≥'} ${quantity(limit.value, unit)}`;
}

function cells(figure: Figure): readonly string[] {
  const { name, value, unit, of, limit, limitHere } = figure;
  const here = limitHere && limitHere.value !== limit?.value ? limitText(limitHere, unit) : '';
  return [name, quantity(value, unit), of, limitText(limit, unit), here, WORDS[verdictOn(figure)]];
}

/** The parts in the order in which they come first. */
function byPart(
  figures: readonly Figure[],
): readonly (readonly [part: string, rows: readonly (readonly string[])[]])[] {
  const parts = [...new Set(figures.map(({ part }) => part))];
  return parts.map((part) => [part, figures.filter((one) => one.part === part).map(cells)]);
}

export function terminalTable(figures: readonly Figure[]): string {
  const all = [HEAD, ...figures.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    `  ${row.map((cell, column) => (column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0))).join('  ')}`.trimEnd();
  const parts = byPart(figures).map(([part, rows]) => `\n${part}\n${rows.map(line).join('\n')}`);
  return `${line(HEAD)}\n${parts.join('\n')}\n`;
}

export function pageTable(figures: readonly Figure[]): string {
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`.replaceAll(/ {2,}/g, ' ');
  return byPart(figures)
    .map(([part, rows]) => `### ${part}\n\n${[HEAD, HEAD.map(() => '---'), ...rows].map(line).join('\n')}\n`)
    .join('\n');
}
