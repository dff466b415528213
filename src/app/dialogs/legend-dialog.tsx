// What the marks on the map mean, and the keys.
import type { JSX } from 'preact';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { KeyList } from './key-list.tsx';
import { Modal } from './modal.tsx';
import { SWATCHES, Swatch } from './swatch.tsx';

export function LegendDialog(): JSX.Element {
  const { ui, dispatch } = usePage();
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
      <KeyList />
      <TextButton onClick={() => dispatch({ type: 'open', dialog: 'help' })}>{ui('legend.rules')}</TextButton>
    </Modal>
  );
}
