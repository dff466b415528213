// The action under way: which one it is, and that it is over.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { stepOf } from '../state/history.ts';
import { TextButton } from './button.tsx';

export function createActionStrip<Position>({ game, store, text }: DialogSources<Position>): () => JSX.Element | null {
  const action = computed(() => stepOf(store.state.value.history).turn?.action ?? null);
  return function ActionStrip() {
    if (action.value === null) return null;
    const { ui } = text.value;
    return (
      <section class="action-strip">
        <p>{ui(`games.${game.id}.actions.${action.value}`)}</p>
        <TextButton onClick={() => store.dispatch({ type: 'end' })}>{ui('action.end')}</TextButton>
      </section>
    );
  };
}
