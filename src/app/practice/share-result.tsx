// Hands the result of a daily exercise on: by what the system offers, else by the clipboard, else to be copied by hand.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Exercise } from '../../practice/exercise.ts';
import type { Language, Text } from '../../text/text.ts';
import { addressToShare } from '../keeping/address.ts';
import { copyText } from '../keeping/copy-link.ts';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { resultText, scoreSquares } from './result-text.ts';

interface ShareResultProps {
  readonly text: Text;
  readonly exercise: Pick<Exercise<unknown>, 'topic' | 'difficulty'>;
  readonly score: number;
  readonly date: string;
}

/** The page with the exercise of the day, and nothing of the reader's own game. */
function dailyAddress(language: Language): string {
  const address = addressToShare(window.location.href, language);
  address.search = address.search === '' ? 'daily' : `${address.search}&daily`;
  return address.href;
}

export function ShareResult({ text, exercise, score, date }: ShareResultProps): JSX.Element {
  const { ui } = usePage();
  const [told, setTold] = useState<'shared' | 'toCopy' | null>(null);
  const { topic, difficulty } = exercise;
  const result = resultText(text, { date, topic, difficulty, score, address: dailyAddress(text.language) });
  async function share(): Promise<void> {
    // Who thinks better of it has said so already.
    if ('share' in navigator) return navigator.share({ text: result }).catch(() => undefined);
    setTold((await copyText(result)) ? 'shared' : 'toCopy');
  }
  return (
    <section class="practice-share">
      <p class="practice-squares" aria-hidden="true">
        {scoreSquares(score)}
      </p>
      <TextButton onClick={share}>{ui('practice.share')}</TextButton>
      <p class="hint" role="status">
        {told !== null && ui(`practice.told.${told}`)}
      </p>
      {told === 'toCopy' && (
        <textarea class="text-field" readOnly rows={4} value={result} aria-label={ui('practice.told.toCopy')} />
      )}
    </section>
  );
}
