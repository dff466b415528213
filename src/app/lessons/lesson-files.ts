// The lessons of every game, as they lie in `lessons/`. Adding one needs no line here.
import { type Course, readCourse } from '../../learning/course.ts';

const FILES = import.meta.glob<unknown>('../../../lessons/*/*.json', { eager: true, import: 'default' });

/** The course of a game, by the game's id. */
export function courseOf(game: string): Course {
  const own = Object.entries(FILES).flatMap(([path, file]) => {
    const [name = '', folder] = path.split('/').reverse();
    return folder === game ? [[name.replace(/\.json$/, ''), file] as const] : [];
  });
  return readCourse(game, Object.fromEntries(own));
}
