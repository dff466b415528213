// What is drawn on the board: it keeps to the board's units, and nothing that was a slip of the hand is kept.
import { describe, expect, it } from 'vitest';
import {
  beginNote,
  drawOn,
  isDrawn,
  MOST_NOTES,
  MOST_POINTS,
  type Note,
  notePath,
  withNote,
} from '../../../src/app/presenter/notes.ts';

const drawn = (kind: Note['kind'], ...points: (readonly [number, number])[]): Note => {
  const [first = [0, 0], ...others] = points;
  return others.reduce(drawOn, beginNote(kind, 'red', first));
};

describe('a line', () => {
  it('follows the hand, and leaves out what adds nothing to be seen', () => {
    expect(drawn('line', [10, 10], [11, 11], [20.04, 10], [30, 15]).points).toEqual([
      [10, 10],
      [20, 10],
      [30, 15],
    ]);
  });

  it('is a smooth path through its points', () => {
    expect(notePath(drawn('line', [0, 0], [10, 0], [10, 10]))).toBe('M0 0Q10 0 10 5L10 10');
    expect(notePath(drawn('line', [5, 5]))).toBe('M5 5l0.1 0');
  });

  it('ends where it would be too long for the channel', () => {
    const points = Array.from({ length: MOST_POINTS + 50 }, (_, at) => [at * 10, 0] as const);
    expect(drawn('line', ...points).points).toHaveLength(MOST_POINTS);
  });
});

describe('an arrow', () => {
  it('has its two ends, wherever the hand went between them', () => {
    expect(drawn('arrow', [0, 0], [50, 80], [100, 0]).points).toEqual([
      [0, 0],
      [100, 0],
    ]);
  });

  it('has a head at its second end', () => {
    expect(notePath(drawn('arrow', [0, 0], [100, 0]))).toBe('M0 0L100 0M74 20L100 0L74 -20');
  });

  it('that is no longer than a slip of the hand is not kept', () => {
    expect(isDrawn(drawn('arrow', [0, 0], [5, 5]))).toBe(false);
    expect(withNote([], drawn('arrow', [0, 0], [5, 5]))).toEqual([]);
    expect(withNote([], drawn('line', [0, 0]))).toHaveLength(1);
  });
});

it('the oldest note gives way to one more than there may be', () => {
  const full = Array.from({ length: MOST_NOTES }, (_, at) => drawn('line', [at, 0]));
  const next = withNote(full, drawn('line', [999, 0]));
  expect(next).toHaveLength(MOST_NOTES);
  expect(next[0]?.points).toEqual([[1, 0]]);
  expect(next.at(-1)?.points).toEqual([[999, 0]]);
});
