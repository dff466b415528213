// The result of a daily exercise as a text to hand on: it tells how well it went and nothing of the answer.
import type { Text } from '../../text/text.ts';

const SQUARES = 5;
const [FULL, EMPTY] = ['🟩', '⬜'];

/** Five squares, all full only for a right answer: their number says nothing of how much was asked for. */
export function scoreSquares(score: number): string {
  const full = score === 1 ? SQUARES : Math.min(SQUARES - 1, Math.floor(score * SQUARES));
  return FULL.repeat(full) + EMPTY.repeat(SQUARES - full);
}

/** As the calendar on the wall has it. */
export function dateOf(day: Date): string {
  const parts = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return [day.getFullYear(), ...parts].join('-');
}

interface Result {
  readonly date: string;
  readonly topic: string;
  readonly difficulty: number;
  readonly score: number;
  /** Of the page, with nothing in it of the reader's own game. */
  readonly address: string;
}

export function resultText(text: Text, { date, topic, difficulty, score, address }: Result): string {
  return text.ui('practice.result', {
    date: dayInWords(text, date),
    topic: text.ui(`practice.topic.${topic}`),
    difficulty: text.ui(`practice.difficulty.${difficulty}`),
    squares: scoreSquares(score),
    address,
  });
}

function dayInWords(text: Text, date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Intl.DateTimeFormat(text.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  );
}
