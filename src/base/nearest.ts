// Which existing names may have been meant by what somebody typed.
import { distance } from 'fastest-levenshtein';

/** No name is longer; more of a hostile text would only cost time. */
const COMPARED_LENGTH = 40;
/** Fewer letters begin words by chance. */
const TELLING_LENGTH = 3;
/** Two slips in fewer letters make another word. */
const SAFE_LENGTH = 6;

/** Letters and digits alone: «Vados del Isen», `vados-del-isen` and `VADOS DEL ISEN` are the same, and so are «Helm’s» and `helms`. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}

/** Lower is nearer: first what holds the typed text as whole words, then as the beginning of one, then the rest. */
function rank(typed: string, spellings: readonly string[]): number {
  if (typed.length < TELLING_LENGTH) return 2;
  if (spellings.some((spelling) => ` ${spelling} `.includes(` ${typed} `))) return 0;
  return spellings.some((spelling) => ` ${spelling}`.includes(` ${typed}`)) ? 1 : 2;
}

/** The things whose spellings are most like what was typed, the likeliest first. */
export function nearestOf<Thing>(
  typed: string,
  things: readonly Thing[],
  spellingsOf: (thing: Thing) => readonly string[],
  count: number,
): readonly Thing[] {
  const wanted = plainName(typed.slice(0, COMPARED_LENGTH));
  return things
    .map((thing) => {
      const spellings = spellingsOf(thing).map(plainName);
      const letters = Math.min(...spellings.map((spelling) => distance(wanted, spelling)));
      return { thing, rank: rank(wanted, spellings), letters };
    })
    .sort((a, b) => a.rank - b.rank || a.letters - b.letters)
    .slice(0, count)
    .map(({ thing }) => thing);
}

/** Whether one may be the other with a slip: a letter or two too many, too few, wrong or exchanged. Both are plain names. */
export function isSlipOf(typed: string, name: string): boolean {
  if (typed.length < TELLING_LENGTH || typed.length > COMPARED_LENGTH) return false;
  return distance(typed, name) <= (typed.length < SAFE_LENGTH ? 1 : 2);
}
