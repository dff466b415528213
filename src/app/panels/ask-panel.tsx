// What can be asked about the region in view.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { TextButton } from './button.tsx';

export function createAskPanel<Position>({ store, text }: DialogSources<Position>): () => JSX.Element | null {
  const region = computed(() => store.state.value.region);
  return function AskPanel() {
    const asked = region.value;
    if (asked === null) return null;
    return (
      <section class="ask">
        <TextButton onClick={() => store.dispatch({ type: 'ask', region: asked, question: 'reach' })}>
          {text.value.ui('ask.reach')}
        </TextButton>
      </section>
    );
  };
}
