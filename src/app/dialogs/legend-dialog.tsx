// What the marks on the map mean, and the keys.
import type { JSX } from 'preact';
import { usePage } from '../panels/page-context.ts';
import { Modal } from './modal.tsx';

const MARKS = ['origin', 'reachable', 'stop', 'flight', 'activates', 'siege', 'path', 'blocked'] as const;
const BORDERS = ['passable', 'impassable'] as const;
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
        {MARKS.map((mark) => (
          <li key={mark}>
            <Swatch mark={mark} />
            <span>{ui(`legend.${mark}`)}</span>
          </li>
        ))}
        {BORDERS.map((border) => (
          <li key={border}>
            <Swatch mark={border} />
            <span>{ui(`legend.${border}`)}</span>
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

function Swatch({ mark }: { readonly mark: string }): JSX.Element {
  return <span class="swatch" data-swatch={mark} aria-hidden="true" />;
}
