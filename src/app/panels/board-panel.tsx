// What the panel tells while nobody is chosen: the region in view, or every figure, to choose one without the map.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { type ChoiceModel, choiceModel, type RegionModel, regionModel } from '../model/board-model.ts';
import type { ChipModel } from '../model/page-model.ts';
import { setScene } from '../model/scene.ts';
import { IconButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { usePage } from './page-context.ts';

export function createBoardPanel<Position>({ game, store, text }: DialogSources<Position>): () => JSX.Element {
  const scene = computed(() => setScene(game, store.state.value, text.value));
  const region = computed(() => regionModel(scene.value));
  const choice = computed(() => choiceModel(scene.value));
  return function BoardPanel() {
    return region.value ? <Region region={region.value} /> : <Figures {...choice.value} />;
  };
}

function Region({ region }: { readonly region: RegionModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <section class="region-panel" aria-labelledby="region-title" data-panel-region={region.region}>
      <RegionHead region={region} />
      {region.figures.length === 0 && <p class="hint">{ui('region.nobody')}</p>}
      <Chips chips={region.figures} />
      <button type="button" class="origin-link set-up-link" onClick={() => dispatch({ type: 'tab', tab: 'setup' })}>
        {ui('region.setUp')}
      </button>
    </section>
  );
}

/** Name and facts of the region in view, and the way out. */
export function RegionHead({ region }: { readonly region: RegionModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
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
  );
}

function Figures({ title, hint, roster, trays }: ChoiceModel): JSX.Element {
  const { ui } = usePage();
  return (
    <>
      <section class="roster" aria-labelledby="roster-title">
        <h2 id="roster-title" tabIndex={-1}>
          {title}
        </h2>
        <p class="hint">{hint}</p>
        {roster.map(({ side, figures }) => (
          <div key={side}>
            <h3 class="section-label">{side}</h3>
            <Chips chips={figures} />
          </div>
        ))}
      </section>
      {trays.length > 0 && (
        <section class="trays" aria-labelledby="trays-title">
          <h2 id="trays-title">{ui('tray.title')}</h2>
          <p class="hint">{ui('tray.hint')}</p>
          {trays.map(({ id, label, chips }) => (
            <div key={id} data-place={id}>
              <h3 class="section-label">{label}</h3>
              <Chips chips={chips} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

function Chips({ chips }: { readonly chips: readonly (ChipModel & { readonly where?: string })[] }): JSX.Element {
  const { dispatch } = usePage();
  return (
    <div class="chips">
      {chips.map(({ where, ...chip }) => (
        <Chip
          key={chip.figures[0]}
          chip={chip}
          {...(where === undefined ? {} : { where })}
          onClick={() => dispatch({ type: 'choose', figures: chip.figures.slice(0, 1) })}
        />
      ))}
    </div>
  );
}
