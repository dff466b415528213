// What was done, step by step.
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { causeText } from '../model/notice-model.ts';
import { setScene } from '../model/scene.ts';
import { lineOf, stepOf } from '../state/history.ts';

export function createLogPanel<Position>({ game, store, text }: DialogSources<Position>): () => JSX.Element {
  const lines = computed(() => {
    const { history } = store.state.value;
    const scene = setScene(game, store.state.value, text.value);
    return lineOf(history).flatMap((index) => {
      const { cause } = stepOf(history, index);
      return cause === null ? [] : [{ index, words: causeText(scene, cause) }];
    });
  });
  return function LogPanel() {
    const { ui } = text.value;
    return (
      <section class="log" aria-labelledby="log-title">
        <h2 id="log-title" tabIndex={-1}>
          {ui('log.title')}
        </h2>
        {lines.value.length === 0 && <p class="hint">{ui('log.empty')}</p>}
        <ol>
          {lines.value.map(({ index, words }) => (
            <li key={index}>{words}</li>
          ))}
        </ol>
      </section>
    );
  };
}
