// The menu: all that is not needed on every move, each behind its name.
import type { JSX } from 'preact';
import { usePage } from '../panels/page-context.ts';
import { MenuIcon, type MenuIconName } from './menu-icons.tsx';
import { Modal } from './modal.tsx';

const ENTRIES: readonly MenuIconName[] = [
  'positions',
  'saves',
  'share',
  'picture',
  'lesson',
  'practice',
  'daily',
  'sheet',
  'present',
  'workshop',
  'settings',
  'help',
  'about',
];

export function MenuDialog(): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <Modal kind="menu" title={ui('menu.title')}>
      <ul class="menu-list">
        {ENTRIES.map((dialog) => (
          <li key={dialog}>
            <button type="button" class="menu-item" onClick={() => dispatch({ type: 'open', dialog })}>
              <MenuIcon name={dialog} />
              <span class="menu-name">{ui(`menu.${dialog}.name`)}</span>
              <span class="menu-description">{ui(`menu.${dialog}.about`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
