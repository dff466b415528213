// Marks as the page's contract writes them, and which regions' marks changed.
import { MARKS, type Mark, type RegionView } from './map-state.ts';

/** `data-marks`: always in the same order, so that equal sets give equal words. */
export function writeMarks(marks: ReadonlySet<Mark>): string {
  return MARKS.filter((mark) => marks.has(mark)).join(' ');
}

const DISTANT = ['in-3', 'in-2'] as const;

/** The badge's outline says what kind of end the region is. */
export type BadgeShape = 'round' | 'stop' | 'flight' | 'second' | 'blocked' | 'in-2' | 'in-3';

export interface Badge {
  readonly shape: BadgeShape;
  readonly text: string;
  readonly icons: readonly ('activates' | 'siege')[];
}

export function badgeOf({ marks, distance }: Pick<RegionView, 'marks' | 'distance'>): Badge | null {
  const icons = (['activates', 'siege'] as const).filter((icon) => marks.has(icon));
  const text = distance === null ? '' : String(distance);
  if (marks.has('blocked')) return { shape: 'blocked', text: '', icons: [] };
  const isMarked = marks.has('reachable') || marks.has('second') || text !== '' || icons.length > 0;
  if (!isMarked || (marks.has('origin') && text === '0')) return null;
  const shape: BadgeShape = marks.has('stop')
    ? 'stop'
    : marks.has('flight')
      ? 'flight'
      : (DISTANT.find((mark) => marks.has(mark)) ?? (marks.has('reachable') ? 'round' : 'second'));
  if (text === '' && icons.length === 0 && shape !== 'stop') return null;
  return { shape, text, icons };
}

/** The regions to which the chosen figures may not go, where they may go nearly everywhere; else none. */
export function closedRegions(views: ReadonlyMap<string, Pick<RegionView, 'marks'>>): ReadonlySet<string> {
  const all = [...views];
  const reachable = all.filter(([, { marks }]) => marks.has('reachable')).length;
  if (reachable * 2 <= all.length) return new Set();
  const isOpen = (marks: ReadonlySet<Mark>): boolean =>
    (['reachable', 'origin', 'second'] as const).some((mark) => marks.has(mark));
  return new Set(all.flatMap(([id, { marks }]) => (isOpen(marks) ? [] : [id])));
}

/** Ways an edge is drawn, the strongest first. */
const EDGES = ['blocked', 'stop', 'closed', 'reach', 'reach-2', 'reach-3', 'second'] as const;
export type EdgeMark = (typeof EDGES)[number];

function edgeOf({ marks, isClosed }: EdgeSide): EdgeMark | null {
  if (marks.has('blocked')) return 'blocked';
  if (marks.has('stop')) return 'stop';
  if (isClosed) return 'closed';
  if (marks.has('in-3')) return 'reach-3';
  if (marks.has('in-2')) return 'reach-2';
  if (marks.has('reachable')) return 'reach';
  return marks.has('second') ? 'second' : null;
}

export interface EdgeSide {
  readonly marks: ReadonlySet<Mark>;
  /** One of the few that are closed where nearly everything is open. */
  readonly isClosed: boolean;
}

/** How the border between two regions (or one and water) is drawn: as its stronger side, thin where both are alike. */
export function edgeBetween(sides: readonly EdgeSide[]): string {
  const ways = sides.map(edgeOf);
  const strongest = EDGES.find((way) => ways.includes(way));
  if (!strongest) return '';
  return ways.length > 1 && ways.every((way) => way === strongest) ? `${strongest} within` : strongest;
}
