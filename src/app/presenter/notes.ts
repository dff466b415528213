// What the presenter draws on the board: lines by hand and arrows, in the board's units as it lies unturned.
import type { Point } from '../../view/box.ts';

export const NOTE_COLOURS = ['red', 'blue', 'green', 'ink'] as const;
export type NoteColour = (typeof NOTE_COLOURS)[number];

export const NOTE_KINDS = ['line', 'arrow'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

export interface Note {
  readonly kind: NoteKind;
  readonly colour: NoteColour;
  /** At least one; of an arrow, its two ends. */
  readonly points: readonly Point[];
}

/** The oldest gives way. */
export const MOST_NOTES = 100;
export const MOST_POINTS = 600;
/** Units between two points of a line; what lies closer adds nothing to be seen. */
const STEP = 3;
/** An arrow that is shorter was a slip of the hand. */
const SHORTEST_ARROW = 12;
const HEAD_LENGTH = 26;
const HEAD_WIDTH = 20;

export function beginNote(kind: NoteKind, colour: NoteColour, at: Point): Note {
  return { kind, colour, points: [rounded(at)] };
}

/** The note with the hand at the next point. */
export function drawOn(note: Note, at: Point): Note {
  const [first] = note.points;
  const last = note.points.at(-1);
  if (first === undefined || last === undefined) return note;
  if (note.kind === 'arrow') return { ...note, points: [first, rounded(at)] };
  if (note.points.length >= MOST_POINTS || Math.hypot(at[0] - last[0], at[1] - last[1]) < STEP) return note;
  return { ...note, points: [...note.points, rounded(at)] };
}

/** Whether anything was drawn that is worth keeping; a line of one point is a dot. */
export function isDrawn({ kind, points }: Note): boolean {
  const [from, to] = [points[0], points.at(-1)];
  if (kind === 'line' || from === undefined || to === undefined) return points.length > 0;
  return Math.hypot(to[0] - from[0], to[1] - from[1]) >= SHORTEST_ARROW;
}

export function withNote(notes: readonly Note[], note: Note): readonly Note[] {
  return isDrawn(note) ? [...notes, note].slice(-MOST_NOTES) : notes;
}

/** As the path of an SVG: curves through the middles of a line's steps, or a shaft with its head. */
export function notePath({ kind, points }: Note): string {
  return kind === 'arrow' ? arrowPath(points) : linePath(points);
}

function linePath(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (first === undefined) return '';
  const last = others.at(-1);
  if (last === undefined) return `M${place(first)}l0.1 0`;
  const curves = others.slice(0, -1).map((point, at) => {
    const next = others[at + 1] ?? point;
    return `Q${place(point)} ${place([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `M${place(first)}${curves.join('')}L${place(last)}`;
}

function arrowPath(points: readonly Point[]): string {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined || from === to) return '';
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const wing = (side: 1 | -1): Point => [
    to[0] - along[0] * HEAD_LENGTH - along[1] * HEAD_WIDTH * side,
    to[1] - along[1] * HEAD_LENGTH + along[0] * HEAD_WIDTH * side,
  ];
  return `M${place(from)}L${place(to)}M${place(wing(1))}L${place(to)}L${place(wing(-1))}`;
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const place = (point: Point): string => rounded(point).join(' ');
