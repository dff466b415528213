// What the marks on the map mean, and the keys.
import type { JSX } from 'preact';
import { TextButton } from '../panels/button.tsx';
import { usePage } from '../panels/page-context.ts';
import { KeyList } from './key-list.tsx';
import { Modal } from './modal.tsx';
import { Swatch, unitOfMap } from './swatch.tsx';
import { FURTHER_BORDERS, FURTHER_MARKS, SIGN_SWATCHES, SWATCHES, type SwatchName } from './swatch-names.ts';

/** Borders at any zoom are drawn as where one unit is one pixel. */
const BORDERS: ReadonlySet<SwatchName> = new Set(['passable', 'river', 'impassable', 'partly']);
const MARKS: readonly SwatchName[] = [...SWATCHES.filter((name) => !BORDERS.has(name)), ...FURTHER_MARKS];
const ALL_BORDERS: readonly SwatchName[] = [...SWATCHES.filter((name) => BORDERS.has(name)), ...FURTHER_BORDERS];

export function LegendDialog(): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <Modal kind="legend" title={ui('legend.title')}>
      <Swatches names={MARKS} unit={unitOfMap()} />
      <h3 class="section-label">{ui('legend.borders')}</h3>
      <Swatches names={ALL_BORDERS} />
      <h3 class="section-label">{ui('legend.signs')}</h3>
      <Swatches names={SIGN_SWATCHES} />
      <h3 class="section-label">{ui('legend.keys')}</h3>
      <KeyList />
      <TextButton onClick={() => dispatch({ type: 'open', dialog: 'help' })}>{ui('legend.rules')}</TextButton>
    </Modal>
  );
}

function Swatches({ names, unit = 1 }: { readonly names: readonly SwatchName[]; readonly unit?: number }): JSX.Element {
  const { ui } = usePage();
  return (
    <ul class="legend-list">
      {names.map((name) => (
        <li key={name}>
          <Swatch name={name} unit={unit} />
          <span>{ui(`legend.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}
