// The contents of the help: its chapters, and what else there is to learn from. Folded where there is little room.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { usePage } from '../panels/page-context.ts';
import type { Chapter } from './book.ts';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  onChapter(id: string): void;
  onTour(): void;
  onLegend(): void;
  onAbout(): void;
}

const LIST = 'help-contents';

export function Contents({ chapters, onChapter, onTour, onLegend, onAbout }: ContentsProps): JSX.Element {
  const { ui } = usePage();
  const [open, setOpen] = useState(false);
  const others = [
    { key: 'tour', act: onTour },
    { key: 'legend', act: onLegend },
    { key: 'about', act: onAbout },
  ];
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
          {others.map(({ key, act }) => (
            <li key={key}>
              <button type="button" onClick={act}>
                {ui(`helpDialog.others.${key}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
