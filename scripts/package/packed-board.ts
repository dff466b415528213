// The built package and the built page hold the board's facts checked and in few letters, and leave out what checks them.
import { type Plugin, runnerImport } from 'vite';

const BOARD_DATA = /\/src\/games\/war-of-the-ring\/board-data\.ts$/;

export function packedBoard(): Plugin {
  return {
    name: 'packed-board',
    apply: 'build',
    async load(id) {
      if (!BOARD_DATA.test(id)) return null;
      const { module: checked } =
        await runnerImport<typeof import('../../src/games/war-of-the-ring/board-data.ts')>(id);
      const { packBoard } = await import('../../src/games/war-of-the-ring/packed-board.ts');
      return [
        "import { unpackBoard } from './packed-board.ts';",
        `export const boardData = unpackBoard(${JSON.stringify(packBoard(checked.boardData))});`,
      ].join('\n');
    },
  };
}
