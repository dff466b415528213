// The action under way: which one it is, who can still move with it, its moves, and that it is over.
import '../styles/action.css';
import { computed, effect, signal } from '@preact/signals';
import type { JSX } from 'preact';
import type { CardHelp } from '../../text/words.ts';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import { type ActionStripModel, actionStripModel, type TurnModel } from '../model/action-strip-model.ts';
import { setScene } from '../model/scene.ts';
import { TextButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { usePage } from './page-context.ts';
import { SentenceText } from './sentence-text.tsx';

export function createActionStrip<Position>(sources: DialogSources<Position>): () => JSX.Element {
  const { game, store, text } = sources;
  const model = computed(() => actionStripModel(setScene(game, store.state.value, text.value)));
  const isChoosing = computed(() => store.state.value.selected.length === 0);
  const card = cardUnderWay(sources);
  return function ActionStrip() {
    const { turn, recent } = model.value;
    if (turn === null) return <Idle recent={recent} />;
    return <UnderWay turn={turn} card={card.value} isChoosing={isChoosing.value} />;
  };
}

/** What the card that is played says; null for anything else, and until the words are there. */
function cardUnderWay<Position>({ game, store, text }: DialogSources<Position>) {
  const shown = signal<CardHelp | null>(null);
  const played = computed(() => {
    const { history } = store.state.value;
    const action = history.steps[history.at]?.turn?.action;
    return game.actions.find(({ id, kind }) => id === action && kind === 'card')?.id ?? null;
  });
  effect(() => {
    const [words, id] = [text.value, played.value];
    shown.value = null;
    if (id === null) return;
    words.loadHelp().then(
      (help) => {
        if (played.peek() === id && text.peek() === words) shown.value = help.card(id);
      },
      // Without the network the card goes without its text.
      () => undefined,
    );
  });
  return shown;
}

function Idle({ recent }: Pick<ActionStripModel, 'recent'>): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <section class="action-strip idle" aria-label={ui('action.label')}>
      <TextButton kind="main" onClick={() => dispatch({ type: 'open', dialog: 'actions' })}>
        {ui('action.choose')}
      </TextButton>
      {recent !== null && (
        <TextButton onClick={() => dispatch({ type: 'begin', action: recent.action })}>
          {ui('action.again', { action: recent.name, side: recent.sideName })}
        </TextButton>
      )}
    </section>
  );
}

interface UnderWayProps {
  readonly turn: TurnModel;
  readonly card: CardHelp | null;
  /** Nobody is chosen yet. */
  readonly isChoosing: boolean;
}

function UnderWay({ turn, card, isChoosing }: UnderWayProps): JSX.Element {
  return (
    <section
      class="action-strip under-way"
      aria-labelledby="action-title"
      data-action={turn.action}
      data-side={turn.side}
    >
      <div class="action-head">
        <h2 id="action-title" tabIndex={-1}>
          {turn.name}
        </h2>
        <p class="action-side">{turn.sideName}</p>
      </div>
      <p class="unseen" role="status">
        {turn.moves.at(-1)?.text}
      </p>
      <p class="action-left" role="status">
        {turn.left}
      </p>
      {isChoosing && <Plan turn={turn} card={card} />}
    </section>
  );
}

/** All of the action, as long as nobody is on the way. */
function Plan({ turn, card }: Pick<UnderWayProps, 'turn' | 'card'>): JSX.Element {
  const { ui, dispatch } = usePage();
  const { before } = turn;
  return (
    <>
      {card !== null && <CardText card={card} />}
      {turn.barriers.map((sentence) => (
        <SentenceText key={sentence.text} sentence={sentence} />
      ))}
      {turn.movable.length > 0 && (
        <div class="chips">
          {turn.movable.map((chip) => (
            <Chip
              key={chip.figures[0]}
              chip={chip}
              where={chip.where}
              compact
              onClick={() => dispatch({ type: 'choose', figures: chip.figures.slice(0, 1) })}
            />
          ))}
        </div>
      )}
      {turn.moves.length > 0 && (
        <ol class="action-moves" aria-label={ui('action.moves')}>
          {turn.moves.map(({ text, canGo }, at) => (
            <li key={`${at} ${text}`}>
              <span>{text}</span>
              {canGo && (
                <button
                  type="button"
                  class="take-back"
                  aria-label={ui('action.takeBackWhat', { what: text })}
                  onClick={() => dispatch({ type: 'takeBack', move: at })}
                >
                  {ui('action.takeBack')}
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <div class="action-ends">
        <TextButton kind="main" icon="check" onClick={() => dispatch({ type: 'end' })}>
          {turn.end}
        </TextButton>
        {before !== null && (
          <TextButton onClick={() => dispatch({ type: 'goTo', step: before })}>{ui('action.cancel')}</TextButton>
        )}
      </div>
    </>
  );
}

function CardText({ card }: { readonly card: CardHelp }): JSX.Element {
  const { ui } = usePage();
  return (
    <dl class="card-text">
      <dt>{ui('action.card.when')}</dt>
      <dd>{card.when}</dd>
      <dt>{ui('action.card.what')}</dt>
      <dd>{card.what}</dd>
      {card.afterwards !== undefined && <dt>{ui('action.card.afterwards')}</dt>}
      {card.afterwards !== undefined && <dd>{card.afterwards}</dd>}
    </dl>
  );
}
