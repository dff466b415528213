// Tells the windows of the audience what the presenter's window shows, each thing when it changes.
import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { Box, Point } from '../../view/box.ts';
import { newId } from '../keeping/start-keeping.ts';
import { oncePerFrame } from './coalesce.ts';
import { type Line, openLine } from './line.ts';
import type { Message } from './messages.ts';
import type { Note } from './notes.ts';
import type { Presentation } from './presentation.ts';

export interface BroadcastSources<Position> {
  readonly presentation: Presentation<Position>;
  readonly pointed: ReadonlySignal<string | null>;
  readonly pointer: ReadonlySignal<Point | null>;
  /** Those drawn and the one in the hand. */
  readonly notes: ReadonlySignal<readonly Note[]>;
  seen(): Box;
  /** Another window presents on this channel already: this one takes another. */
  onTaken(): void;
}

export interface Broadcast {
  /** The map has moved. */
  moved(): void;
  close(): void;
}

export function broadcast<Position>(channel: string, sources: BroadcastSources<Position>): Broadcast {
  const { presentation, pointed, pointer, notes, seen } = sources;
  const me = newId();
  const shared = computed(() => (presentation.shared.value ? notes.value : []));
  const told: readonly (() => Message)[] = [
    () => ({ kind: 'scene', scene: presentation.scene.value }),
    () => ({ kind: 'camera', seen: seen() }),
    () => ({ kind: 'notes', notes: shared.value }),
    () => ({ kind: 'pointer', at: pointer.value }),
    () => ({ kind: 'route', region: pointed.value }),
  ];
  const line: Line = openLine(channel, (message) => {
    if (message.kind === 'join') for (const tell of told) line.say(tell());
    else if (message.kind === 'present' && message.window !== me) line.say({ kind: 'taken', window: message.window });
    else if (message.kind === 'taken' && message.window === me) sources.onTaken();
  });
  line.say({ kind: 'present', window: me });
  const camera = oncePerFrame(() => line.say({ kind: 'camera', seen: seen() }));
  const stops = told.map((tell) => effect(() => line.say(tell())));
  const over = (): void => line.say({ kind: 'over' });
  window.addEventListener('pagehide', over);
  return {
    moved: camera.soon,
    close() {
      window.removeEventListener('pagehide', over);
      for (const stop of stops) stop();
      camera.stop();
      over();
      line.close();
    },
  };
}
