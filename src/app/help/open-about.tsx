// About the page: what it is, what it knows, where that comes from, and for whom it was tried out.
import type { JSX } from 'preact';
import { version } from '../../../package.json';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { KeyList } from '../dialogs/key-list.tsx';
import { Modal } from '../dialogs/modal.tsx';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';

/** Beside the page, made with it. */
const LICENCES = './licences.txt';
const SECTIONS = ['scope', 'sources', 'access', 'licence', 'fans'] as const;

export async function openAbout<Position>({ parts }: DialogSources<Position>): Promise<() => JSX.Element> {
  await parts.load('help');
  return function About() {
    const { ui, dispatch } = usePage();
    return (
      <Modal kind="about" title={ui('about.title')}>
        <p>{ui('about.what')}</p>
        {SECTIONS.map((section) => (
          <section key={section}>
            <h3 class="section-label">{ui(`about.${section}.title`)}</h3>
            <p>{ui(`about.${section}.text`)}</p>
            {section === 'access' && (
              <TextButton onClick={() => dispatch({ type: 'open', dialog: 'access' })}>
                {ui('about.access.statement')}
              </TextButton>
            )}
          </section>
        ))}
        <section>
          <h3 class="section-label">{ui('legend.keys')}</h3>
          <KeyList />
        </section>
        <p class="imprint">
          <span>{ui('about.version', { version })}</span>
          <a href={LICENCES} target="_blank" rel="noopener">
            {ui('about.licences')}
          </a>
        </p>
      </Modal>
    );
  };
}
