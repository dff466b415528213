// One entry of the help: what it says, what it refers to, and the rule at work.
import type { JSX } from 'preact';
import { Icon } from '../panels/icons.tsx';
import { usePage } from '../panels/page-context.ts';
import type { Entry, Paragraph } from './book.ts';
import type { ExampleModel } from './example.ts';
import { runsOf } from './find.ts';

export const entryElement = (id: string): string => `help-${id}`;

interface BookEntryProps {
  readonly entry: Entry;
  /** What is looked for, to be marked. */
  readonly words: readonly string[];
  readonly marked: boolean;
  readonly example: ExampleModel | null;
  onFollow(to: string): void;
  onExample(): void;
}

export function BookEntry({ entry, words, marked, example, onFollow, onExample }: BookEntryProps): JSX.Element {
  const { id, kind, title, page, paragraphs } = entry;
  return (
    <article class="help-entry" data-entry={id} data-marked={marked}>
      <h4 id={entryElement(id)} tabIndex={-1}>
        {kind === 'rule' && (
          <span class="rule-id">
            <Marked text={id} words={words} />
          </span>
        )}
        <span>
          <Marked text={title} words={words} />
        </span>
      </h4>
      {paragraphs.map((paragraph) => (
        <Words key={paragraph.label} paragraph={paragraph} words={words} onFollow={onFollow} />
      ))}
      {page !== null && <p class="citation">{page}</p>}
      {example !== null && <Example rule={id} example={example} onExample={onExample} />}
    </article>
  );
}

interface WordsProps {
  readonly paragraph: Paragraph;
  readonly words: readonly string[];
  onFollow(to: string): void;
}

function Words({ paragraph: { label, pieces }, words, onFollow }: WordsProps): JSX.Element {
  return (
    <p>
      {label !== null && <span class="help-label">{label} </span>}
      {pieces.map(({ text, to, before, after }, index) =>
        to === null ? (
          <Marked key={`${index} ${text}`} text={text} words={words} />
        ) : (
          <span key={`${index} ${text}`} class="reference-line">
            {before}
            <button type="button" class="reference" onClick={() => onFollow(to)}>
              <Marked text={text} words={words} />
            </button>
            {after}
          </span>
        ),
      )}
    </p>
  );
}

function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): JSX.Element {
  if (words.length === 0) return <>{text}</>;
  return (
    <>
      {runsOf(text, words).map((run, index) =>
        run.hit ? <mark key={`${index} ${run.text}`}>{run.text}</mark> : run.text,
      )}
    </>
  );
}

interface ExampleProps {
  readonly rule: string;
  readonly example: ExampleModel;
  onExample(): void;
}

function Example({ rule, example, onExample }: ExampleProps): JSX.Element {
  const { ui } = usePage();
  const { told, asks, legal, answer } = example;
  return (
    <div class="help-example" data-legal={legal}>
      <div class="help-example-words">
        {told.map((line) => (
          <p key={line} class="hint">
            {line}
          </p>
        ))}
        <p class="help-asks">{asks}</p>
        <p class="help-answer">
          <Icon name={legal ? 'check' : 'refuse'} />
          <span>
            <strong>{ui(legal ? 'helpDialog.yes' : 'helpDialog.no')}</strong> {answer?.text}
          </span>
        </p>
      </div>
      <button type="button" class="text-button" aria-label={ui('helpDialog.onTheMapOf', { rule })} onClick={onExample}>
        <Icon name="board" />
        {ui('helpDialog.onTheMap')}
      </button>
    </div>
  );
}
