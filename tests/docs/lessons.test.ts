// docs/lessons.md is what people write lessons from: its example must be one, and its tables must name all there is.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { warOfTheRing } from '../../src/games/war-of-the-ring/index.ts';
import { readLesson } from '../../src/learning/read-lesson.ts';

const page = readFileSync(new URL('../../docs/lessons.md', import.meta.url), 'utf8');

it('the example of docs/lessons.md is a lesson that can be played', () => {
  const example: unknown = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
  const read = readLesson(warOfTheRing, example);
  expect(read).toMatchObject({ ok: true, value: { id: 'through-moria', steps: [{ id: 'enter', help: 'off' }] } });
});

it('every kind of goal is told', () => {
  const told = [...page.matchAll(/^\| `(arrive|mark|judge|choose|tap|count)` \|/gm)].map(([, type]) => type);
  expect(told).toEqual(['arrive', 'mark', 'judge', 'choose', 'tap', 'count']);
});
