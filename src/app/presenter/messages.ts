// What the presenter's window tells the windows of the audience, and what those ask. Every message is checked: the
// channel is open to all pages of the same address.
import * as v from 'valibot';
import { LANGUAGES } from '../../text/text.ts';
import { THEMES } from '../state/app-state.ts';
import { MOST_NOTES, MOST_POINTS, NOTE_COLOURS, NOTE_KINDS } from './notes.ts';
import { STAGES } from './stage.ts';

const VERSION = 1;
const MOST_FIGURES = 200;
const LONGEST_ID = 80;
const LONGEST_NOTATION = 4000;
/** Units beyond which nothing lies on any board. */
const FARTHEST = 100_000;

const id = v.pipe(v.string(), v.maxLength(LONGEST_ID));
const ids = v.pipe(v.array(id), v.maxLength(MOST_FIGURES), v.readonly());
const notation = v.pipe(v.string(), v.maxLength(LONGEST_NOTATION));
const unit = v.pipe(v.number(), v.minValue(-FARTHEST), v.maxValue(FARTHEST));
const length = v.pipe(v.number(), v.minValue(1), v.maxValue(FARTHEST));
const point = v.pipe(v.tuple([unit, unit]), v.readonly());

const note = v.pipe(
  v.object({
    kind: v.picklist(NOTE_KINDS),
    colour: v.picklist(NOTE_COLOURS),
    points: v.pipe(v.array(point), v.minLength(1), v.maxLength(MOST_POINTS), v.readonly()),
  }),
  v.readonly(),
);
export const notesSchema = v.pipe(v.array(note), v.maxLength(MOST_NOTES), v.readonly());

const turn = v.object({
  action: id,
  start: notation,
  moves: v.pipe(v.array(v.object({ figures: ids, to: id })), v.maxLength(MOST_FIGURES), v.readonly()),
});

export const sceneSchema = v.object({
  /** The one-line notation. */
  position: notation,
  turn: v.nullable(turn),
  selected: ids,
  /** The region that is asked about. */
  region: v.nullable(id),
  /** Who has just gone where; null where nobody has, or something else came after. */
  moved: v.nullable(v.object({ figures: ids, to: id })),
  stage: v.picklist(STAGES),
  /** Seconds left to think; null where nothing is counted. */
  left: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600))),
  spotlight: v.nullable(id),
  /** The screen is dark for a while, so that everybody looks at the teacher. */
  dark: v.boolean(),
  language: v.picklist(LANGUAGES),
  theme: v.picklist(THEMES),
  turned: v.boolean(),
  labelScale: v.pipe(v.number(), v.minValue(1), v.maxValue(2)),
});
export type PresentedScene = Readonly<v.InferOutput<typeof sceneSchema>>;

const boxSchema = v.object({ x: unit, y: unit, width: length, height: length });

const messageSchema = v.variant('kind', [
  /** A window of the audience has opened and wants to be told everything. */
  v.object({ kind: v.literal('join') }),
  v.object({ kind: v.literal('scene'), scene: sceneSchema }),
  /** The part of the board that the presenter sees, in units. */
  v.object({ kind: v.literal('camera'), seen: boxSchema }),
  /** Where the presenter points, in units of the unturned board. */
  v.object({ kind: v.literal('pointer'), at: v.nullable(point) }),
  /** The region whose route is shown. */
  v.object({ kind: v.literal('route'), region: v.nullable(id) }),
  v.object({ kind: v.literal('notes'), notes: notesSchema }),
  /** The presentation is over, or its window is being loaded anew. */
  v.object({ kind: v.literal('over') }),
  /** Another window has begun to present on this channel; whoever presents here already answers `taken`. */
  v.object({ kind: v.literal('present'), window: id }),
  v.object({ kind: v.literal('taken'), window: id }),
]);
export type Message = v.InferOutput<typeof messageSchema>;

const envelopeSchema = v.object({ version: v.literal(VERSION), message: messageSchema });

/** What goes over the channel. */
export function sealed(message: Message): { readonly version: number; readonly message: Message } {
  return { version: VERSION, message };
}

/** Null for whatever is no message of ours. */
export function readMessage(data: unknown): Message | null {
  const read = v.safeParse(envelopeSchema, data);
  return read.success ? read.output.message : null;
}

/** Letters and digits, so that it can stand in an address and be read aloud. */
const CHANNEL = /^[a-z0-9]{4,40}$/;

export function isChannel(name: string | null): name is string {
  return name !== null && CHANNEL.test(name);
}
