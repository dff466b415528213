// The decorated edge of the sheet.
import type { Palette } from './palette.ts';
import { element, group, path } from './svg.ts';

const BAND = 15;

export function frameLayer([width, height]: readonly [number, number], palette: Palette): string {
  const { band, line, figure } = palette.frame;
  const tile = (id: string, turn: string | undefined) =>
    element(
      'pattern',
      { id, width: 40, height: BAND, patternUnits: 'userSpaceOnUse', patternTransform: turn },
      element('rect', { width: 40, height: BAND, fill: band }),
      path('M0 7.5C5 2 10 2 15 5.4S25 13 30 9.6 37 5 40 7.5', { fill: 'none', stroke: figure, 'stroke-width': 1.1 }),
      path(
        'M9 3.6C11 .8 14.6 1 16.6 2.6C14 4.8 11 5 9 3.6zM25 11.4C27 14.2 30.6 14 32.6 12.4C30 10.2 27 10 25 11.4zM2 8.6C3.4 11.6 6.4 12.6 9 11.8C8 8.8 5 7.6 2 8.6zM34 6.4C32.6 3.4 35.6 2.2 38.4 3.2C37.6 6 36 7 34 6.4z',
        { fill: figure },
      ),
      element('circle', { cx: 20, cy: 7.5, r: 1.3, fill: line }),
    );
  const star = (x: number, y: number) =>
    group(
      { transform: `translate(${x} ${y})` },
      element('rect', { x: -15, y: -15, width: 30, height: 30, fill: band, stroke: line, 'stroke-width': 1.4 }),
      path('M0-12L2.4-2.4 12 0 2.4 2.4 0 12-2.4 2.4-12 0-2.4-2.4z', { fill: figure }),
      path(
        'M0-8L1.4-3.4 5.7-5.7 3.4-1.4 8 0 3.4 1.4 5.7 5.7 1.4 3.4 0 8-1.4 3.4-5.7 5.7-3.4 1.4-8 0-3.4-1.4-5.7-5.7-1.4-3.4z',
        { fill: palette.gold, stroke: line, 'stroke-width': 0.7 },
      ),
    );
  return [
    element('defs', {}, tile('fh', undefined), tile('fv', 'rotate(90)')),
    element('rect', { width, height: BAND, fill: 'url(#fh)' }),
    element('rect', { y: height - BAND, width, height: BAND, fill: 'url(#fh)' }),
    element('rect', { width: BAND, height, fill: 'url(#fv)' }),
    element('rect', { x: width - BAND, width: BAND, height, fill: 'url(#fv)' }),
    group(
      { fill: 'none', stroke: line },
      element('rect', { x: 1, y: 1, width: width - 2, height: height - 2, 'stroke-width': 2 }),
      element('rect', { x: BAND, y: BAND, width: width - 2 * BAND, height: height - 2 * BAND, 'stroke-width': 1.8 }),
      element('rect', {
        x: BAND + 3.5,
        y: BAND + 3.5,
        width: width - 2 * BAND - 7,
        height: height - 2 * BAND - 7,
        'stroke-width': 0.7,
      }),
    ),
    star(15, 15),
    star(width - 15, 15),
    star(15, height - 15),
    star(width - 15, height - 15),
  ].join('');
}
