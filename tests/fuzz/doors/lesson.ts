// Lesson files, from the workshop's import or out of an address: what is read can be played to its end.

import { parseJson } from '../../../src/app/keeping/shelf.ts';
import { LESSON_ISSUES } from '../../../src/learning/lesson.ts';
import { beginLesson } from '../../../src/learning/lesson-run.ts';
import { readLesson } from '../../../src/learning/read-lesson.ts';
import { toyGame } from '../../app/toy-game.ts';
import { openShelf } from '../../app/toy-shelf.ts';
import { openWorkshop } from '../../app/toy-workshop.ts';
import { claim, type Door } from '../door.ts';
import { harmJson } from '../harm.ts';
import { TOY_LESSONS } from './samples.ts';

const shelf = openShelf();
const workshop = openWorkshop(shelf);
workshop.begin();
workshop.close();
const before = JSON.stringify(shelf.texts());
const MINE = workshop.list.peek().items[0]?.id;

/** The workshop takes it in, or says why not; what was made there stays. */
async function bringIn(json: string): Promise<void> {
  await workshop.importFile({ size: json.length, text: async () => json } as File);
  const { items } = workshop.list.peek();
  const news = workshop.news.peek();
  claim(news !== null, 'nothing is said');
  if (news.kind !== 'imported') claim(news.kind === 'notJson' || news.kind === 'issues', `said ${news.kind}`);
  claim(items.length === (news.kind === 'imported' ? 2 : 1), `${items.length} lessons`);
  for (const { id } of items) if (id !== MINE) workshop.drop(id);
  claim(JSON.stringify(shelf.texts()) === before, 'what was made is not as it was');
}

function read(json: string): void {
  const lesson = readLesson(toyGame, parseJson(json));
  if (lesson.ok) {
    for (const at of lesson.value.steps.keys()) beginLesson(toyGame, lesson.value, at);
    return;
  }
  claim(lesson.issues.length > 0 && lesson.issues.length <= 20, `${lesson.issues.length} issues`);
  for (const { code, path, found = '' } of lesson.issues) {
    claim(LESSON_ISSUES.includes(code), `unknown code ${code}`);
    claim(path === '' || path.startsWith('/'), `no pointer: ${path}`);
    claim(found.length <= 60, `found ${found.length} letters`);
  }
}

export const lesson: Door<string> = {
  name: 'lesson',
  make: (choices) => harmJson(choices.of(TOY_LESSONS), choices),
  enter(json) {
    read(json);
    // Costs four times as much as to read it.
    return json.length % 4 === 0 ? bringIn(json) : undefined;
  },
};
