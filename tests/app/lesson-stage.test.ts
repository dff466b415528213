// Each step of each lesson begins on the page: of the course, and of whatever somebody may make.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { regionsInStep, stageOf } from '../../src/app/lessons/lesson-stage.ts';
import { warOfTheRing as game } from '../../src/games/war-of-the-ring/index.ts';
import { beginLesson, stepInView } from '../../src/learning/lesson-run.ts';
import { readLesson } from '../../src/learning/read-lesson.ts';

const FOLDER = new URL('../../lessons/war-of-the-ring/', import.meta.url);
const files = readdirSync(FOLDER)
  .filter((name) => name !== 'course.json')
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as unknown] as const);

/** What the step at that index has to have in sight, begun as the page begins it. */
function begun(file: unknown, at: number): readonly string[] {
  const lesson = readLesson(game, file);
  if (!lesson.ok) throw new Error(JSON.stringify(lesson.issues));
  const run = beginLesson(game, lesson.value, at);
  stageOf(game, run, stepInView(run).selected);
  return regionsInStep(game, run);
}

describe('a step begins', () => {
  it.each(files)('in %s, with something to see', (_name, file) => {
    const { steps } = file as { readonly steps: readonly unknown[] };
    for (const at of steps.keys()) expect(begun(file, at).length, `step ${at}`).toBeGreaterThan(0);
  });

  const legolas = { figures: ['legolas'] };
  it.each([
    [
      'judge, from the Fellowship',
      'f=lor2',
      { type: 'judge', ...legolas, to: 'fangorn', answers: ['legal', 'inFellowship'] },
      ['lorien', 'fangorn'],
    ],
    [
      'judge, on the map',
      'p=edo:le',
      { type: 'judge', ...legolas, to: 'folde', answers: ['legal', 'tooFar'] },
      ['edoras', 'folde'],
    ],
    ['count', 'p=edo:le', { type: 'count', what: 'range', ...legolas, to: 'edoras' }, ['edoras']],
    ['mark', 'p=edo:me', { type: 'mark', figures: ['meriadoc'] }, ['edoras', 'folde', 'westemnet']],
    [
      'choose',
      'p=edo:lest',
      { type: 'choose', among: ['legolas', 'strider'], to: 'osgiliath' },
      ['edoras', 'osgiliath'],
    ],
    ['arrive', 'p=edo:le', { type: 'arrive', ends: { legolas: 'folde' } }, ['edoras', 'folde']],
    ['tap', 'p=edo:le', { type: 'tap', regions: ['druadan-forest'] }, ['druadan-forest']],
  ])('with an action under way and nobody chosen: %s', (_what, position, goal, expected) => {
    const step = { id: 'only', position: `wotr1;${position}`, action: 'characterDieFreePeoples', goal };
    const file = { version: 1, game: game.id, id: 'made', topic: 'made', minutes: 1, steps: [step] };
    expect(begun(file, 0)).toEqual(expect.arrayContaining(expected));
  });
});
