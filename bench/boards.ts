// The cost of a reach on synthetic boards: it must grow with the regions reached, not with the board.
import { createBoard } from '../src/board/board.ts';
import { search } from '../src/board/reach.ts';
import { measure, report } from './measuring/measure.ts';

/** A square grid in which every region touches those right and below. */
function grid(side: number) {
  const name = (column: number, row: number): string =>
    `r${String(row).padStart(4, '0')}-${String(column).padStart(4, '0')}`;
  const regions: Record<string, Record<string, never>> = {};
  const passable: [string, string][] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      regions[name(column, row)] = {};
      if (column + 1 < side) passable.push([name(column, row), name(column + 1, row)]);
      if (row + 1 < side) passable.push([name(column, row), name(column, row + 1)]);
    }
  }
  return createBoard({ regions, passable, impassable: [] });
}

const sides = [32, 100, 316];
const searches = sides.map((side) => {
  const { index } = grid(side);
  const through = new Uint8Array(index.size);
  const middle = Math.floor(side / 2) * side + Math.floor(side / 2);
  return { index, through, middle };
});

for (const range of [3, 12]) {
  const [first, ...others] = searches.map(({ index, through, middle }) => ({
    name: `${index.size} regions, ${search(index, middle, range, through)} reached`,
    run: () => search(index, middle, range, through),
    limit: 2,
  }));
  if (first) report(`Reach of ${range} from the middle of a grid`, measure([first, ...others]));
}
