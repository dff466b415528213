// Good input made bad: the places are chosen at random, what is done there is what goes wrong in the world.
import type { Choices } from './choices.ts';
import { JSON_PIECES, SNIPPETS } from './pieces.ts';

/** The text with one thing wrong. */
export function harmText(text: string, choices: Choices): string {
  const at = choices.below(text.length + 1);
  const length = choices.below(12);
  const [before, slice, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
  switch (choices.below(8)) {
    case 0:
      return before;
    case 1:
      return text.slice(at);
    case 2:
      return before + after;
    case 3:
      return before + slice + slice + after;
    case 4:
      return before + choices.of(SNIPPETS) + slice + after;
    case 5:
      return before + choices.of(SNIPPETS) + after;
    case 6:
      return before + String.fromCharCode(choices.below(0x10000)) + text.slice(at + 1);
    default:
      return after + slice + before;
  }
}

/** Letters without any sense. */
export function noise(choices: Choices): string {
  const length = choices.below(40);
  const units = Array.from({ length }, () => choices.below(choices.once(4) ? 0x10000 : 0x80));
  return String.fromCharCode(...units);
}

type Pieces = readonly [unknown, ...unknown[]];

/** The value with one thing wrong somewhere in it. What it was made from stays as it was. */
export function harmValue(value: unknown, choices: Choices, pieces: Pieces = JSON_PIECES, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return harmLeaf(value, choices, pieces);
  const goesOn = depth < 6 && !choices.once(4);
  if (Array.isArray(value)) {
    if (value.length === 0) return [choices.of(pieces)];
    const at = choices.below(value.length);
    return goesOn
      ? value.with(at, harmValue(value[at], choices, pieces, depth + 1))
      : harmList(value, at, choices, pieces);
  }
  const entries = Object.entries(value);
  const at = choices.below(Math.max(1, entries.length));
  const entry = entries[at];
  if (entry === undefined) return choices.of(pieces);
  const [key, inner] = entry;
  if (goesOn) return { ...value, [key]: harmValue(inner, choices, pieces, depth + 1) };
  return harmRecord(entries, at, choices, pieces);
}

function harmLeaf(value: unknown, choices: Choices, pieces: Pieces): unknown {
  switch (choices.below(5)) {
    case 0:
      return typeof value === 'string' ? harmText(value, choices) : String(value);
    case 1:
      return typeof value === 'number' ? value + choices.of([1, -1, 0.5, 1e9]) : [value];
    case 2:
      return { [String(value)]: value };
    default:
      return choices.of(pieces);
  }
}

function harmList(list: readonly unknown[], at: number, choices: Choices, pieces: Pieces): unknown {
  switch (choices.below(6)) {
    case 0:
      return list.toSpliced(at, 1);
    case 1:
      return list.toSpliced(at, 0, list[at]);
    case 2:
      return list.toReversed();
    case 3:
      return { ...list };
    case 4:
      return [...list, choices.of(pieces)];
    default:
      return list.with(at, choices.of(pieces));
  }
}

const STRAY_KEYS: readonly [string, ...string[]] = ['__proto__', 'constructor', '', '0', 'x'.repeat(300), '\ud800'];

function harmRecord(
  entries: readonly (readonly [string, unknown])[],
  at: number,
  choices: Choices,
  pieces: Pieces,
): unknown {
  const [key, inner] = entries[at] ?? ['', null];
  const others = entries.filter((_, index) => index !== at);
  switch (choices.below(6)) {
    case 0:
      return Object.fromEntries(others);
    case 1: {
      // Through `fromEntries` such a key is one of its own, as it is where JSON is read.
      return Object.fromEntries([...entries, [choices.of(STRAY_KEYS), choices.of(pieces)]]);
    }
    case 2:
      return Object.fromEntries([...others, [`${key}s`, inner]]);
    case 3: {
      const [otherKey, other] = others[choices.below(Math.max(1, others.length))] ?? [key, inner];
      return Object.fromEntries([...entries, [key, other], [otherKey, inner]]);
    }
    case 4:
      return entries.map(([, one]) => one);
    default:
      return Object.fromEntries([...entries, [key, choices.of(pieces)]]);
  }
}

/** Mostly JSON with one or two things wrong in it; now and then no JSON at all, and now and then quite right. */
export function harmJson(value: unknown, choices: Choices): string {
  if (choices.once(24)) return noise(choices);
  if (choices.once(24)) return JSON.stringify(value);
  const once = harmValue(value, choices);
  const text = JSON.stringify(choices.once(3) ? harmValue(once, choices) : once) ?? '';
  return choices.once(5) ? harmText(text, choices) : text;
}
