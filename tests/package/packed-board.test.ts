// The package's board in few letters is the board.
import { expect, test } from 'vitest';
import { boardData } from '../../src/games/war-of-the-ring/board-data.ts';
import { packBoard, unpackBoard } from '../../src/games/war-of-the-ring/packed-board.ts';

test('packed and unpacked, the board is the same', () => {
  const { regions, passable, impassable } = unpackBoard(packBoard(boardData));
  expect(regions).toEqual(boardData.regions);
  expect(passable).toEqual(boardData.passable);
  expect(impassable).toEqual(boardData.impassable);
  expect([Object.keys(regions).length, passable.length, impassable.length]).toEqual([105, 232, 51]);
});

test('a region and a border in few letters', () => {
  const packed = packBoard(boardData);
  const at = packed.regions.split(' ').indexOf('helms-deep');
  expect(packed.codes.slice(3 * at, 3 * at + 3)).toBe('hel');
  expect([packed.nations[at], packed.settlements[at], packed.coasts[at]]).toEqual(['4', '0', '0']);
  // Andrast, the first, touches Anfalas, the second.
  expect(packed.passable.slice(0, 4)).toBe('0001');
  expect(JSON.stringify(packed).length).toBeLessThan(3_500);
});
