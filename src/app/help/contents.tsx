// The contents of the help: its chapters, and what else there is to learn from. Folded where there is little room.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../panels/page-context.ts';
import type { Chapter } from './book.ts';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  onChapter(id: string): void;
  onOther(dialog: (typeof OTHERS)[number]): void;
}

/** What else there is to learn, practise and teach with. */
const OTHERS = ['tour', 'legend', 'lesson', 'practice', 'present', 'workshop', 'access', 'about'] as const;

const LIST = 'help-contents';

export function Contents({ chapters, onChapter, onOther }: ContentsProps): JSX.Element {
  const { ui } = usePage();
  const [open, setOpen] = useState(false);
  return (
    <nav class="help-contents" data-open={open} aria-label={ui('helpDialog.contents')}>
      <button
        type="button"
        class="text-button help-contents-button"
        aria-expanded={open}
        aria-controls={LIST}
        onClick={() => setOpen(!open)}
      >
        {ui('helpDialog.contents')}
      </button>
      <div id={LIST} class="help-contents-list">
        <ul>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  setOpen(false);
                  onChapter(id);
                }}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
        <ul class="help-others">
          {OTHERS.map((other) => (
            <li key={other}>
              <button type="button" onClick={() => onOther(other)}>
                {ui(`helpDialog.others.${other}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
