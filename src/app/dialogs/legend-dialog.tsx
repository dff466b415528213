// What the marks on the map mean, and the keys.
import type { JSX } from 'preact';
import { usePage } from '../panels/page-context.ts';
import { Modal } from './modal.tsx';
import { SWATCHES, Swatch } from './swatch.tsx';

const KEYS = [
  { keys: ['d'], does: 'destinations' },
  { keys: ['w'], does: 'why' },
  { keys: ['u', 'U'], does: 'undoRedo' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'legend' },
  { keys: ['Esc'], does: 'release' },
  { keys: ['←', '↑', '→', '↓'], does: 'arrows' },
  { keys: ['⏎'], does: 'enter' },
] as const;

export function LegendDialog(): JSX.Element {
  const { ui } = usePage();
  return (
    <Modal kind="legend" title={ui('legend.title')}>
      <ul class="legend-list">
        {SWATCHES.map((name) => (
          <li key={name}>
            <Swatch name={name} />
            <span>{ui(`legend.${name}`)}</span>
          </li>
        ))}
      </ul>
      <h3 class="section-label">{ui('legend.keys')}</h3>
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
    </Modal>
  );
}
