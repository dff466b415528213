// What is exported is imported again as it was, by this version and by later ones.
import { expect, it } from 'vitest';
import { fileName, formatGameFile, parseGameFile } from '../../src/app/keeping/game-file.ts';
import { historyEntry } from '../../src/app/keeping/step-entry.ts';
import { stepped, tapFigures, tapRegion } from './steps.ts';
import { toyGame } from './toy-game.ts';

const breathe = () => Promise.resolve();
const { history } = stepped([tapFigures('ada'), tapRegion('mill')]);
const games = [
  { name: 'Mía <b>', time: 1000, history: historyEntry(toyGame, history) },
  { name: '🙂', time: 0, history: historyEntry(toyGame, stepped([]).history) },
];

/** As version 1 writes it: it must open for ever. */
const WRITTEN = `{
 "format": "sendas",
 "version": 1,
 "game": "toy",
 "games": [
  {
   "name": "Mía <b>",
   "time": 1000,
   "history": {
    "steps": [
     {
      "position": "toy1:hill:hill:tower:tower:blue:0"
     },
     {
      "position": "toy1:mill:hill:tower:tower:blue:0",
      "cause": {
       "kind": "move",
       "figures": [
        "ada"
       ],
       "to": "mill"
      }
     }
    ],
    "at": 1
   }
  }
 ]
}
`;

it('is written as version 1', () => {
  expect(formatGameFile(toyGame, games.slice(0, 1))).toBe(WRITTEN);
});

it('is read back whole', async () => {
  expect(await parseGameFile(toyGame, WRITTEN, breathe)).toEqual({
    ok: true,
    value: [{ name: 'Mía <b>', time: 1000, history }],
  });
  const both = await parseGameFile(toyGame, formatGameFile(toyGame, games), breathe);
  expect(both.ok && both.value.map(({ name }) => name)).toEqual(['Mía <b>', '🙂']);
});

it.each([
  ['30 nov 2026 · Legolas va a Lórien', 'sendas-30-nov-2026-legolas-va-a-lorien-2024-05-03.json'],
  ['../../etc/passwd', 'sendas-etc-passwd-2024-05-03.json'],
  ['🙂', 'sendas-2024-05-03.json'],
])('has a name that every system takes: %s', (name, file) => {
  expect(fileName(name, new Date(Date.UTC(2024, 4, 3)))).toBe(file);
});
