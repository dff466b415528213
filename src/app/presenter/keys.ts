// The keys of a presentation. A clicker sends Page Down and Page Up, and a full stop or a B for the dark screen.
export type Command =
  | 'next'
  | 'back'
  | 'dark'
  | 'leave'
  | 'hand'
  | 'pen'
  | 'arrow'
  | 'spotlight'
  | 'undoNote'
  | 'clearNotes'
  | 'keys'
  | 'fullScreen'
  | 'answer'
  | 'why';

/** They work wherever the focus is, and cannot be switched off. */
const ALWAYS: Readonly<Record<string, Command>> = { PageDown: 'next', PageUp: 'back', Escape: 'leave' };

/** Only where they mean nothing else: not on a button, not on the map. */
const WHERE_FREE: Readonly<Record<string, Command>> = {
  Enter: 'next',
  ' ': 'next',
  ArrowRight: 'next',
  ArrowLeft: 'back',
};

/** Single keys, for those who have not switched them off. */
const SINGLE: Readonly<Record<string, Command>> = {
  b: 'dark',
  '.': 'dark',
  h: 'hand',
  p: 'pen',
  a: 'arrow',
  s: 'spotlight',
  z: 'undoNote',
  c: 'clearNotes',
  f: 'fullScreen',
  d: 'answer',
  w: 'why',
  '?': 'keys',
};

/** In the order in which the line of help tells them. */
export const TOLD_COMMANDS = [
  'next',
  'back',
  'dark',
  'hand',
  'pen',
  'arrow',
  'spotlight',
  'undoNote',
  'clearNotes',
  'fullScreen',
  'leave',
] as const satisfies readonly Command[];

export interface Pressed {
  readonly key: string;
  /** With Control, Alt or the key of the system: the browser's own. */
  readonly modified: boolean;
  /** Whether the focus is on something that has keys of its own. */
  readonly taken: boolean;
  readonly singleKeys: boolean;
}

/** Null for a key that is none of the presentation's. */
export function commandOf({ key, modified, taken, singleKeys }: Pressed): Command | null {
  if (modified) return null;
  const always = own(ALWAYS, key);
  if (always !== null) return always;
  const free = own(WHERE_FREE, key);
  if (free !== null) return taken ? null : free;
  return singleKeys ? own(SINGLE, key.length === 1 ? key.toLowerCase() : key) : null;
}

function own(keys: Readonly<Record<string, Command>>, key: string): Command | null {
  return Object.hasOwn(keys, key) ? (keys[key] ?? null) : null;
}
