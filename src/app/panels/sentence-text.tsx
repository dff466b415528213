// A sentence of the rules: its words, its parts and where it is written.
import type { JSX } from 'preact';
import type { Sentence } from '../../text/text.ts';
import { usePage } from './page-context.ts';

export function SentenceText({
  sentence,
  large = false,
}: {
  readonly sentence: Sentence;
  readonly large?: boolean;
}): JSX.Element {
  const { dispatch } = usePage();
  const { citation, rules } = sentence;
  return (
    <div class={large ? 'sentence large' : 'sentence'}>
      <p>{sentence.text}</p>
      {sentence.parts.length > 0 && (
        <ul class="parts">
          {sentence.parts.map((part) => (
            <li key={part.text}>
              <SentenceText sentence={part} />
            </li>
          ))}
        </ul>
      )}
      {citation !== null && (
        <button type="button" class="citation" onClick={() => dispatch({ type: 'open', dialog: 'help', cited: rules })}>
          {citation}
        </button>
      )}
    </div>
  );
}
