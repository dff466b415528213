// For whom the page works, how that was tried, and what is missing: the statement of accessibility.
import type { JSX } from 'preact';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { KeyList } from '../dialogs/key-list.tsx';
import { Modal } from '../dialogs/modal.tsx';
import { usePage } from '../panels/page-context.ts';

const SECTIONS = [
  { id: 'works', points: ['ways', 'list', 'announced', 'map', 'marks', 'system', 'zoom', 'targets'] },
  { id: 'tried', points: ['views', 'flows', 'engines'] },
  { id: 'gaps', points: ['people', 'drawn', 'pictures', 'cards'] },
] as const;

export async function openAccess<Position>({ parts }: DialogSources<Position>): Promise<() => JSX.Element> {
  await parts.load('help');
  return function Access() {
    const { ui } = usePage();
    return (
      <Modal kind="access" title={ui('access.title')}>
        <p>{ui('access.aim')}</p>
        {SECTIONS.map(({ id, points }) => (
          <section key={id}>
            <h3 class="section-label">{ui(`access.${id}.title`)}</h3>
            <ul class="points">
              {points.map((point) => (
                <li key={point}>{ui(`access.${id}.${point}`)}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3 class="section-label">{ui('legend.keys')}</h3>
          <KeyList />
          <p class="hint">{ui('access.keysOff')}</p>
        </section>
      </Modal>
    );
  };
}
