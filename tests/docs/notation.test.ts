// docs/notation.md is what people write by hand from: its tables and examples must be the program's.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { board } from '../../src/games/war-of-the-ring/board.ts';
import { parseAction } from '../../src/games/war-of-the-ring/state/action-notation.ts';
import { formatNotation, parseNotation } from '../../src/games/war-of-the-ring/state/notation.ts';

const page = readFileSync(new URL('../../docs/notation.md', import.meta.url), 'utf8');

function rows(heading: string): string[][] {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
}

describe('docs/notation.md', () => {
  it('lists the code of every region, with its names', () => {
    const listed = rows('Regions');
    expect(listed).toHaveLength(105);
    expect(listed.map(([code, , , id]) => `${id} ${code}`).sort()).toEqual(
      board.regionIds.map((id) => `${id} ${board.region(id).code}`).sort(),
    );
    expect(listed.find(([code]) => code === 'hel')).toEqual(['hel', 'Abismo de Helm', "Helm's Deep", 'helms-deep']);
  });

  it('lists the code of every figure but the eight Nazgûl, who have a row of their own', () => {
    const listed = rows('Figures');
    expect(listed).toHaveLength(14);
    for (const [code, , , id] of listed.slice(0, -1)) {
      const saruman = id === 'saruman' ? 'ort' : id === 'gollum' ? 'fe' : 'lor';
      const parsed = parseNotation(`wotr1;p=${saruman}:${code}`);
      expect(parsed.ok && parsed.value.figures).toMatchObject({
        [id as string]: { ort: 'orthanc', fe: 'fellowship', lor: 'lorien' }[saruman],
      });
    }
  });

  it('shows a position that can be read and is canonical', () => {
    const example = /^ {4}(wotr1;\S+)$/m.exec(page)?.[1] ?? '';
    const parsed = parseNotation(example);
    expect(parsed.ok && parsed.value.figures).toMatchObject({
      strider: 'eastemnet',
      legolas: 'eastemnet',
      gimli: 'eastemnet',
      'gandalf-the-white': 'edoras',
      'gandalf-the-grey': 'outOfPlay',
    });
    expect(parsed.ok && parsed.value.settlements).toMatchObject({
      'helms-deep': { controller: 'freePeoples', besieged: true },
      moria: { controller: 'freePeoples', besieged: false },
    });
    expect(parsed.ok && formatNotation(parsed.value)).toBe(example);
  });

  it('shows an action that can be read', () => {
    const example = /^ {4}(die;\S+)$/m.exec(page)?.[1] ?? '';
    expect(parseAction(example)).toEqual({
      ok: true,
      value: {
        action: { type: 'characterDie' },
        moves: [
          { figures: ['gandalf-the-grey', 'peregrin'], from: 'lorien', to: 'fords-of-isen' },
          { figures: ['gimli'], from: 'hollin', to: 'moria' },
        ],
      },
    });
  });
});
