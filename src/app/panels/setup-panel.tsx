// Setting up a position by hand: take a figure up here or on the map, tap regions to put it down.
import '../styles/fold.css';
import '../styles/setup.css';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import type { RosterModel, TrayModel } from '../model/board-model.ts';
import type { ChipModel, PageModel } from '../model/page-model.ts';
import { setScene } from '../model/scene.ts';
import { type HandModel, type SetupModel, setupModel, takenUp } from '../model/setup-model.ts';
import { RegionHead } from './board-panel.tsx';
import { TextButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { Emblem } from './emblem.tsx';
import { usePage } from './page-context.ts';
import { Segments } from './segments.tsx';

/** The ready positions that one begins with most often; the others are one tap further. */
const SHOWN_AT_ONCE = 2;

type TakeUp = (figures: readonly string[]) => void;

export function createSetupPanel<Position>(sources: DialogSources<Position>): () => JSX.Element {
  const { game, store, text, model, loadScenario } = sources;
  const scene = computed(() => setScene(game, store.state.value, text.value));
  const setup = computed(() => setupModel(scene.value));
  const takeUp: TakeUp = (figures) => store.dispatch(takenUp(scene.peek(), figures));
  return function SetupPanel() {
    const { scenarios } = model.value;
    return <Setup setup={setup.value} scenarios={scenarios} onScenario={loadScenario} onTakeUp={takeUp} />;
  };
}

interface SetupProps {
  readonly setup: SetupModel;
  readonly scenarios: PageModel['scenarios'];
  onScenario(id: string): void;
  onTakeUp: TakeUp;
}

function Setup({ setup, scenarios, onScenario, onTakeUp }: SetupProps): JSX.Element {
  const { ui } = usePage();
  const { hand, region, trays, roster, counters, choices } = setup;
  return (
    <section class="setup" aria-labelledby={region === null ? 'setup-title' : 'region-title'}>
      {region === null && (
        <h2 class="unseen" id="setup-title" tabIndex={-1}>
          {ui('setup.title')}
        </h2>
      )}
      {region && <RegionSettings region={region} onTakeUp={onTakeUp} />}
      {/* Before it holds anything: what comes together with its place is not announced. */}
      <p class="hand-told" role="status">
        {hand?.hint}
      </p>
      {hand && <Hand hand={hand} />}
      {!region && !hand && <Positions scenarios={scenarios} onScenario={onScenario} />}
      <Palette trays={trays} onTakeUp={onTakeUp} />
      {counters.map((counter) => (
        <Segments key={counter.id} setting={counter} look="numbers" />
      ))}
      {choices.length > 0 && (
        <div class="setup-choices">
          <h3 class="section-label">{ui('setup.choices')}</h3>
          {choices.map((choice) => (
            <Segments key={choice.id} setting={choice} look="row" />
          ))}
        </div>
      )}
      <OnBoard roster={roster} onTakeUp={onTakeUp} />
    </section>
  );
}

function Positions({ scenarios, onScenario }: Pick<SetupProps, 'scenarios' | 'onScenario'>): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <div class="setup-top">
      <p class="hint">{ui('setup.hint')}</p>
      <fieldset class="setup-row" aria-label={ui('setup.positions')}>
        {scenarios.slice(0, SHOWN_AT_ONCE).map(({ id, name }) => (
          <TextButton key={id} onClick={() => onScenario(id)}>
            {name}
          </TextButton>
        ))}
        <TextButton onClick={() => dispatch({ type: 'open', dialog: 'positions' })}>{ui('setup.more')}</TextButton>
      </fieldset>
    </div>
  );
}

function Hand({ hand }: { readonly hand: HandModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <div class="setup-row hand">
      <TextButton icon="close" onClick={() => dispatch({ type: 'release' })}>
        {ui('setup.release')}
      </TextButton>
      {hand.places.map(({ place, label }) => (
        <TextButton key={place} onClick={() => dispatch({ type: 'place', place })}>
          {label}
        </TextButton>
      ))}
    </div>
  );
}

interface RegionSettingsProps {
  readonly region: NonNullable<SetupModel['region']>;
  onTakeUp: TakeUp;
}

function RegionSettings({ region, onTakeUp }: RegionSettingsProps): JSX.Element {
  return (
    <div class="setup-region" data-panel-region={region.region}>
      <RegionHead region={region} />
      {region.settings.map((setting) => (
        <Segments key={setting.id} setting={setting} look="row" />
      ))}
      {region.figures.length > 0 && <Tiles chips={region.figures} onTakeUp={onTakeUp} />}
    </div>
  );
}

function Palette({ trays, onTakeUp }: { readonly trays: readonly TrayModel[]; onTakeUp: TakeUp }): JSX.Element {
  return (
    <div class="palette">
      {trays.map(({ id, label, chips }) => (
        <div key={id} data-place={id}>
          <h3 class="section-label">{label}</h3>
          <Tiles chips={chips} onTakeUp={onTakeUp} />
        </div>
      ))}
    </div>
  );
}

function Tiles({ chips, onTakeUp }: { readonly chips: readonly ChipModel[]; onTakeUp: TakeUp }): JSX.Element {
  return (
    <div class="tiles">
      {chips.map((chip) => (
        <button
          key={chip.figures[0]}
          type="button"
          class="tile"
          aria-pressed={chip.pressed}
          data-side={chip.side}
          data-chip={chip.figures[0]}
          onClick={() => onTakeUp(chip.figures)}
        >
          <Emblem chip={chip} />
          <span class="tile-name">{chip.short}</span>
          {/* Short names are not always those of one figure only. */}
          {chip.name !== chip.short && <span class="unseen"> ({chip.name})</span>}
          {chip.figures.length > 1 && (
            <span class="tile-count" aria-hidden="true">
              {chip.figures.length}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function OnBoard({ roster, onTakeUp }: { readonly roster: readonly RosterModel[]; onTakeUp: TakeUp }): JSX.Element {
  const { ui } = usePage();
  return (
    <details class="fold">
      <summary>{ui('roster.title')}</summary>
      {roster.map(({ side, figures }) => (
        <div key={side}>
          <h3 class="section-label">{side}</h3>
          <div class="chips">
            {figures.map((chip) => (
              <Chip key={chip.figures[0]} chip={chip} where={chip.where} onClick={() => onTakeUp(chip.figures)} />
            ))}
          </div>
        </div>
      ))}
    </details>
  );
}
