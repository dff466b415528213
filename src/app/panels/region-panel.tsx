// A region: who is there, who holds it, and all that can be set there by hand.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PlaceableModel, RegionModel, StandingFigureModel } from '../model/page-model.ts';
import { IconButton, TextButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { usePage } from './page-context.ts';
import { Segments } from './segments.tsx';

export function RegionPanel({ region }: { readonly region: RegionModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <section class="region" aria-labelledby="region-title" data-panel-region={region.region}>
      <div class="section-head">
        <div>
          <h2 id="region-title" tabIndex={-1}>
            {region.name}
          </h2>
          <p class="facts">
            {region.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        <IconButton icon="close" label={ui('region.close')} onClick={() => dispatch({ type: 'closeRegion' })} />
      </div>
      {region.figures.length === 0 && <p class="hint">{ui('region.nobody')}</p>}
      <ul class="standing">
        {region.figures.map((figure) => (
          <Standing key={figure.figures[0]} figure={figure} />
        ))}
      </ul>
      {region.settings.map((setting) => (
        <Segments key={setting.id} setting={setting} />
      ))}
      <Placing key={region.region} placeable={region.placeable} />
    </section>
  );
}

function Standing({ figure }: { readonly figure: StandingFigureModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  const [open, setOpen] = useState(false);
  const [id = ''] = figure.figures;
  return (
    <li>
      <div class="standing-row">
        <Chip chip={figure} onClick={() => dispatch({ type: 'choose', figures: figure.figures })} />
        <IconButton
          icon="edit"
          label={ui('region.editFigure', { figure: { kind: 'figure', id } })}
          expanded={open}
          onClick={() => setOpen(!open)}
        />
      </div>
      {open && (
        <div class="row-tools">
          <TextButton onClick={() => dispatch({ type: 'tab', tab: 'setup', selected: [id] })}>
            {ui('region.carry')}
          </TextButton>
          {figure.offBoard.map(({ label, edit }) => (
            <TextButton key={label} onClick={() => dispatch({ type: 'edit', edit })}>
              {label}
            </TextButton>
          ))}
        </div>
      )}
    </li>
  );
}

function Placing({ placeable }: { readonly placeable: readonly PlaceableModel[] }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <details class="fold">
      <summary>{ui('region.place')}</summary>
      {placeable.map(({ side, figures }) => (
        <div key={side}>
          <h3 class="section-label">{side}</h3>
          <div class="chips">
            {figures.map((chip) => (
              <Chip
                key={chip.figures[0]}
                chip={chip}
                where={chip.where}
                onClick={() => dispatch({ type: 'edit', edit: chip.edit })}
              />
            ))}
          </div>
        </div>
      ))}
    </details>
  );
}
