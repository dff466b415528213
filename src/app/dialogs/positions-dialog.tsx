// The ready positions of the game.
import type { JSX } from 'preact';
import { usePage } from '../panels/page-context.ts';
import type { DialogSources } from './dialogs.tsx';
import { Modal } from './modal.tsx';

export async function openPositions<Position>({
  game,
  model,
  parts,
  loadScenario,
}: DialogSources<Position>): Promise<() => JSX.Element> {
  await parts.load('table');
  return function Positions() {
    const { ui } = usePage();
    return (
      <Modal kind="positions" title={ui('positions.title')}>
        <ul class="menu-list">
          {model.value.scenarios.map(({ id, name }) => (
            <li key={id}>
              <button type="button" class="menu-item" onClick={() => loadScenario(id)}>
                <span class="menu-name">{name}</span>
                <span class="menu-description">{ui(`games.${game.id}.positions.${id}`)}</span>
              </button>
            </li>
          ))}
        </ul>
        <p class="hint">{ui('positions.hint')}</p>
      </Modal>
    );
  };
}
