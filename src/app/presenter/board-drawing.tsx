// What lies over the board for everybody to see: the light on one region, the notes, and the presenter's pointer.
import type { JSX } from 'preact';
import type { Point } from '../../view/box.ts';
import { type Note, notePath } from './notes.ts';

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly turned: boolean;
  /** Outline of the region in the light, as the board lies; null for none. */
  readonly lit: string | null;
  readonly notes: readonly Note[];
  /** In units of the unturned board; null where nothing is pointed at. */
  readonly pointer: Point | null;
  /** Pixels a unit. */
  readonly scale: number;
}

export function BoardDrawing({ width, height, turned, lit, notes, pointer, scale }: Drawing): JSX.Element {
  const unit = 1 / Math.max(scale, 0.01);
  return (
    <>
      {lit !== null && (
        <g class="light">
          <path class="light-veil" fill-rule="evenodd" d={`M0 0H${width}V${height}H0Z${lit}`} />
          <path class="light-rim" d={lit} />
        </g>
      )}
      <g transform={turned ? `rotate(180 ${width / 2} ${height / 2})` : undefined}>
        {notes.map((note, at) => (
          <NotePaths key={at} note={note} />
        ))}
        {pointer !== null && (
          <g class="halo" transform={`translate(${pointer.join(' ')}) scale(${unit})`}>
            <circle class="halo-casing" r="27" />
            <circle class="halo-core" r="27" />
          </g>
        )}
      </g>
    </>
  );
}

function NotePaths({ note }: { readonly note: Note }): JSX.Element {
  const path = notePath(note);
  return (
    <g class="note" data-colour={note.colour} data-note={note.kind}>
      <path class="note-casing" d={path} />
      <path class="note-core" d={path} />
    </g>
  );
}
