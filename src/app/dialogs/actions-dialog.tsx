// What to move figures with: a result, a card, an entry into play. Each entry says whom it would move just now.
import '../styles/action.css';
import { computed, effect, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Help } from '../../text/help.ts';
import { type ActionEntryModel, type ActionSideModel, actionListModel } from '../model/action-list-model.ts';
import { setScene } from '../model/scene.ts';
import { usePage } from '../panels/page-context.ts';
import { SentenceText } from '../panels/sentence-text.tsx';
import { stepOf } from '../state/history.ts';
import type { DialogSources } from './dialogs.tsx';
import { Modal } from './modal.tsx';

export function openActions<Position>({ game, store, text }: DialogSources<Position>): () => JSX.Element {
  const help = signal<Help | null>(null);
  effect(() => {
    const words = text.value;
    help.value = null;
    words.loadHelp().then(
      (loaded) => {
        if (text.peek() === words) help.value = loaded;
      },
      // Without the network the cards go without their texts.
      () => undefined,
    );
  });
  const sides = computed(() => actionListModel(setScene(game, store.state.value, text.value), help.value));

  /** Who used something last is mostly followed by the other side; at first the first side begins. */
  function likelySide(): string {
    const { history } = store.state.peek();
    for (let index: number | null = history.at; index !== null; index = stepOf(history, index).before) {
      const { cause } = stepOf(history, index);
      const used = cause?.kind === 'begin' ? game.actions.find(({ id }) => id === cause.action) : undefined;
      if (used !== undefined) return used.side;
    }
    return game.sides[0] ?? '';
  }

  return function Actions() {
    return <ActionsDialog sides={sides.value} first={likelySide()} />;
  };
}

interface ActionsDialogProps {
  readonly sides: readonly ActionSideModel[];
  readonly first: string;
}

function ActionsDialog({ sides, first }: ActionsDialogProps): JSX.Element {
  const { ui } = usePage();
  const [chosen, setChosen] = useState(first);
  const shown = sides.find(({ side }) => side === chosen);
  return (
    <Modal kind="actions" title={ui('action.title')}>
      <fieldset class="segments sides">
        <legend class="unseen">{ui('action.side')}</legend>
        <div class="segments-row">
          {sides.map(({ side, name }) => (
            <button
              key={side}
              type="button"
              class="segment"
              aria-pressed={side === chosen}
              data-side={side}
              onClick={() => setChosen(side)}
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      {shown?.groups.map(({ kind, title, entries }) => (
        <section key={kind} aria-labelledby={`actions-${kind}`}>
          <h3 class="section-label" id={`actions-${kind}`}>
            {title}
          </h3>
          <ul class="menu-list">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}

function Entry({ entry }: { readonly entry: ActionEntryModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  const { id, name, about, when, count, countText, barriers, missing } = entry;
  return (
    <>
      <button
        type="button"
        class="menu-item action-entry"
        data-begin={id}
        aria-describedby={`about-${id}`}
        onClick={() => dispatch({ type: 'begin', action: id })}
      >
        <span class="menu-name">{name}</span>
        <span class="action-count" data-none={count === 0}>
          {countText}
        </span>
        <span class="action-about" id={`about-${id}`}>
          {when !== null && <span class="menu-description">{ui('action.when', { when })}</span>}
          {about !== null && <span class="menu-description">{about}</span>}
        </span>
      </button>
      {count === 0 && barriers.length + missing.length === 0 && <p class="action-barriers">{ui('action.nobody')}</p>}
      {barriers.length + missing.length > 0 && (
        <div class="action-barriers">
          {barriers.map((sentence) => (
            <SentenceText key={sentence.text} sentence={sentence} />
          ))}
          {missing.map(({ name: figure, sentences }) => (
            <div key={figure}>
              <p class="missing-name">{figure}</p>
              {sentences.map((sentence) => (
                <SentenceText key={sentence.text} sentence={sentence} />
              ))}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
