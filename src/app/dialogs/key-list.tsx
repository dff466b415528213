// The keys and what they do.
import type { JSX } from 'preact';
import { usePage } from '../panels/page-context.ts';

const KEYS = [
  { keys: ['d'], does: 'destinations' },
  { keys: ['w'], does: 'why' },
  { keys: ['u', 'U'], does: 'undoRedo' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'help' },
  { keys: ['Esc'], does: 'release' },
  { keys: ['←', '↑', '→', '↓'], does: 'arrows' },
  { keys: ['⏎'], does: 'enter' },
  { keys: ['+', '-'], does: 'zoom' },
] as const;

export function KeyList(): JSX.Element {
  const { ui } = usePage();
  return (
    <ul class="legend-list keys">
      {KEYS.map(({ keys, does }) => (
        <li key={does}>
          <span class="key-group">
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
          <span>{ui(`legend.key.${does}`)}</span>
        </li>
      ))}
    </ul>
  );
}
