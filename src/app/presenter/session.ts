// What is left of a presentation when its window is loaded anew: on the shelf of that window alone.
import * as v from 'valibot';
import { parseJson, readText, type Shelf, writeText } from '../keeping/shelf.ts';
import { removeText } from '../keeping/shelf-keys.ts';
import { notesSchema, sceneSchema } from './messages.ts';
import { COUNTS } from './stage.ts';

const KEY = 'sendas.present';

const keptSchema = v.object({
  channel: v.string(),
  scene: sceneSchema,
  notes: notesSchema,
  stepwise: v.boolean(),
  count: v.picklist(COUNTS),
  shared: v.boolean(),
});
export type Kept = Readonly<v.InferOutput<typeof keptSchema>>;

/** Null where nothing of that channel was kept, or it cannot be read. */
export function readKept(shelf: Shelf | null, channel: string): Kept | null {
  const read = v.safeParse(keptSchema, parseJson(readText(shelf, KEY) ?? ''));
  return read.success && read.output.channel === channel ? read.output : null;
}

/** A presentation that cannot be kept goes on all the same. */
export function keep(shelf: Shelf | null, kept: Kept): void {
  writeText(shelf, KEY, JSON.stringify(kept));
}

export function forget(shelf: Shelf | null): void {
  removeText(shelf, KEY);
}
