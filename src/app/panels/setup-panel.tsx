// Setting up a position by hand, whatever the rules say.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { regionModel } from '../model/region-model.ts';
import { setScene } from '../model/scene.ts';
import { trayModel } from '../model/tray-model.ts';
import { TextButton } from './button.tsx';
import { usePage } from './page-context.ts';
import { RegionPanel } from './region-panel.tsx';
import { TrayPanel } from './tray-panel.tsx';

export function createSetupPanel<Position>({ game, store, model, text }: DialogSources<Position>): () => JSX.Element {
  const scene = computed(() => setScene(game, store.state.value, text.value));
  const region = computed(() => regionModel(scene.value));
  const tray = computed(() => trayModel(scene.value));
  return function SetupPanel() {
    const { carrying } = model.value;
    return (
      <>
        {carrying !== null && <Carrying text={carrying} />}
        {region.value && <RegionPanel region={region.value} />}
        <TrayPanel tray={tray.value} />
      </>
    );
  };
}

function Carrying({ text }: { readonly text: string }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <div class="carrying" role="status">
      <p>{text}</p>
      <TextButton onClick={() => dispatch({ type: 'release' })}>{ui('carry.cancel')}</TextButton>
    </div>
  );
}
