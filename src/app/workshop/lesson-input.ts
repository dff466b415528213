// A file that somebody gives: a lesson, or what is wrong with it.
import type { Lesson } from '../../learning/lesson.ts';
import { readLesson } from '../../learning/read-lesson.ts';
import type { Game } from '../../movement/game.ts';
import { parseJson } from '../keeping/shelf.ts';
import type { WorkshopNews } from './workshop-news.ts';

/** Far more than a lesson is. */
const LARGEST_FILE = 300_000;

type LessonFileReading =
  | { readonly ok: true; readonly file: Readonly<Record<string, unknown>>; readonly lesson: Lesson }
  | { readonly ok: false; readonly news: WorkshopNews };

/** Never rejects. */
export async function readLessonFile<Position>(game: Game<Position>, given: File): Promise<LessonFileReading> {
  const failed = (news: WorkshopNews): LessonFileReading => ({ ok: false, news });
  if (given.size > LARGEST_FILE) return failed({ kind: 'tooLarge' });
  const content = await given.text().catch(() => null);
  if (content === null) return failed({ kind: 'fileUnread' });
  const input = parseJson(content);
  if (input === null) return failed({ kind: 'notJson' });
  const read = readLesson(game, input);
  return read.ok
    ? { ok: true, file: Object(input), lesson: read.value }
    : failed({ kind: 'issues', what: 'file', issues: read.issues });
}
