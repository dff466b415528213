// The help: contents, search, and all entries one after the other, as in a book.
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Modal } from '../dialogs/modal.tsx';
import { SearchField } from '../dialogs/search-field.tsx';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import type { Chapter, Entry } from './book.ts';
import { BookEntry, entryElement } from './book-entry.tsx';
import { Contents } from './contents.tsx';
import type { ExampleModel } from './example.ts';
import { findInBook, wordsOf } from './find.ts';

export interface HelpDialogProps {
  readonly chapters: readonly Chapter[];
  /** Entries at which it opens, the first of them in view. */
  readonly cited: readonly string[];
  exampleOf(rule: string): ExampleModel | null;
  onExample(rule: string): void;
}

/** Where the reader is sent to; a new one even if it leads to the same place. */
interface Goal {
  readonly id: string;
}

const chapterElement = (id: string): string => `help-chapter-${id}`;

export function HelpDialog({ chapters, cited, exampleOf, onExample }: HelpDialogProps): JSX.Element {
  const { ui, dispatch } = usePage();
  const [typed, setTyped] = useState('');
  const [goal, setGoal] = useState<Goal | null>(cited[0] === undefined ? null : { id: entryElement(cited[0]) });
  /** Entries from which references were followed, the latest last. */
  const [trail, setTrail] = useState<readonly Entry[]>([]);
  const pages = useRef<HTMLDivElement>(null);
  const words = useMemo(() => wordsOf(typed), [typed]);
  const found = useMemo(() => findInBook(chapters, words), [chapters, words]);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  const entries = useMemo(
    () => new Map(chapters.flatMap((chapter) => chapter.entries).map((one) => [one.id, one])),
    [chapters],
  );

  useEffect(() => {
    if (goal === null) return;
    const heading = document.getElementById(goal.id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [goal]);
  useEffect(() => {
    // What is found begins at the top; an empty field leaves the reader where they are.
    if (words.length > 0 && pages.current) pages.current.scrollTop = 0;
  }, [words]);

  function follow(from: Entry, to: string): void {
    setTrail([...trail, from]);
    setTyped('');
    setGoal({ id: entryElement(to) });
  }

  function goBack(to: Entry): void {
    setTrail(trail.slice(0, -1));
    setGoal({ id: entryElement(to.id) });
  }

  const last = trail.at(-1);
  const marked = new Set([...cited, ...[...entries.keys()].filter((id) => goal?.id === entryElement(id))]);
  return (
    <Modal kind="help" title={ui('helpDialog.title')}>
      <div class="help-search">
        <SearchField
          label={ui('helpDialog.search')}
          placeholder={ui('helpDialog.searchExample')}
          value={typed}
          onInput={setTyped}
        />
        <p class="hint" role="status">
          {words.length > 0 && ui('helpDialog.found', { count })}
        </p>
      </div>
      <div class="help-book">
        <Contents
          chapters={found}
          onChapter={(id) => setGoal({ id: chapterElement(id) })}
          onOther={(dialog) => dispatch({ type: 'open', dialog })}
        />
        <div class="help-pages" ref={pages}>
          {found.map(({ id, title, preface, entries: own }) => (
            <section key={id} class="help-chapter" aria-labelledby={chapterElement(id)}>
              <h3 id={chapterElement(id)} tabIndex={-1}>
                {title}
              </h3>
              {preface !== null && <p class="hint">{preface}</p>}
              {own.map((entry) => (
                <BookEntry
                  key={entry.id}
                  entry={entry}
                  words={words}
                  marked={marked.has(entry.id)}
                  example={entry.kind === 'rule' ? exampleOf(entry.id) : null}
                  onFollow={(to) => follow(entry, to)}
                  onExample={() => onExample(entry.id)}
                />
              ))}
            </section>
          ))}
        </div>
      </div>
      {last !== undefined && (
        <p class="help-back">
          <TextButton icon="undo" onClick={() => goBack(last)}>
            {ui('helpDialog.back', { where: last.kind === 'rule' ? last.id : last.title })}
          </TextButton>
        </p>
      )}
    </Modal>
  );
}
