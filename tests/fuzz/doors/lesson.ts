// Lesson files, from the workshop's import or out of an address: what is read can be played to its end.

import { parseJson } from '../../../src/app/keeping/shelf.ts';
import { LESSON_ISSUES } from '../../../src/learning/lesson.ts';
import { beginLesson } from '../../../src/learning/lesson-run.ts';
import { readLesson } from '../../../src/learning/read-lesson.ts';
import { toyGame } from '../../app/toy-game.ts';
import { claim, type Door } from '../door.ts';
import { harmJson } from '../harm.ts';
import { TOY_LESSONS } from './samples.ts';

export const lesson: Door<string> = {
  name: 'lesson',
  make: (choices) => harmJson(choices.of(TOY_LESSONS), choices),
  enter(json) {
    const read = readLesson(toyGame, parseJson(json));
    if (!read.ok) {
      claim(read.issues.length > 0 && read.issues.length <= 20, `${read.issues.length} issues`);
      for (const { code, path, found = '' } of read.issues) {
        claim(LESSON_ISSUES.includes(code), `unknown code ${code}`);
        claim(path === '' || path.startsWith('/'), `no pointer: ${path}`);
        claim(found.length <= 60, `found ${found.length} letters`);
      }
      return;
    }
    for (const at of read.value.steps.keys()) beginLesson(toyGame, read.value, at);
  },
};
