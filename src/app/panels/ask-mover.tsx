// What can be asked of the chosen figures: how many of a stack go, farther reach, another's reach beside theirs.
import '../styles/ask.css';
import { computed } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DialogSources } from '../dialogs/dialogs.tsx';
import {
  type AskMoverModel,
  askMoverModel,
  type MoverDetailsModel,
  moverDetailsModel,
  type StackModel,
} from '../model/ask-mover-model.ts';
import { setScene } from '../model/scene.ts';
import { IconButton, TextButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { Emblem } from './emblem.tsx';
import { usePage } from './page-context.ts';

export function createMoverDetails<Position>({ game, store, text }: DialogSources<Position>): () => JSX.Element | null {
  const model = computed(() => moverDetailsModel(setScene(game, store.state.value, text.value)));
  return function MoverDetails() {
    return model.value && <Details {...model.value} />;
  };
}

export function createReachTools<Position>({ game, store, text }: DialogSources<Position>): () => JSX.Element | null {
  const model = computed(() => askMoverModel(setScene(game, store.state.value, text.value)));
  return function ReachTools() {
    return model.value && <Reach key={model.value.title} mover={model.value} />;
  };
}

function Details({ stacks, consequences, carried }: MoverDetailsModel): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <>
      {stacks.map((stack) => (
        <Stack key={stack.chip.emblem} stack={stack} />
      ))}
      {consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {carried !== null && (
        <TextButton onClick={() => dispatch({ type: 'tab', tab: 'setup', selected: [carried] })}>
          {ui('ask.putByHand')}
        </TextButton>
      )}
    </>
  );
}

/** Two small buttons in the head of the list; what they open stands between head and list. */
function Reach({ mover }: { readonly mover: AskMoverModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  const { bands, legend } = mover;
  const [isComparing, setIsComparing] = useState(legend !== null);
  const compare = () => {
    if (isComparing && legend !== null) dispatch({ type: 'compare', figures: [] });
    setIsComparing(!isComparing);
  };
  return (
    <>
      <div class="reach-tools">
        <button
          type="button"
          class="reach-tool"
          aria-pressed={bands}
          title={ui('ask.bands')}
          onClick={() => dispatch({ type: 'bands', shown: !bands })}
        >
          <span>{ui('ask.farther')}</span>
        </button>
        <button type="button" class="reach-tool" aria-pressed={isComparing} onClick={compare}>
          <span>{ui('ask.compare')}</span>
        </button>
      </div>
      {(bands || isComparing) && (
        <div class="reach-shown">
          {(bands || legend !== null) && (
            <p class="samples">
              {bands && <Sample mark="in-2" label={ui('ask.results', { count: 2 })} />}
              {bands && <Sample mark="in-3" label={ui('ask.results', { count: 3 })} />}
              {legend !== null && <Sample mark="first" label={legend.first} />}
              {legend !== null && <Sample mark="second" label={legend.second} />}
            </p>
          )}
          {isComparing && <Others others={mover.others} />}
        </div>
      )}
    </>
  );
}

function Others({ others }: Pick<AskMoverModel, 'others'>): JSX.Element {
  const { dispatch } = usePage();
  return (
    <div class="compared">
      {others.map(({ side, figures }) => (
        <div key={side}>
          <h3 class="section-label">{side}</h3>
          <div class="chips">
            {figures.map((chip) => (
              <Chip
                key={chip.figures[0]}
                chip={chip}
                where={chip.where}
                toggles
                onClick={() => dispatch({ type: 'compare', figures: chip.compared })}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

function Stack({ stack }: { readonly stack: StackModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  const { chip, count, less, more } = stack;
  const choose = (figures: readonly string[] | null) => () => {
    if (figures !== null) dispatch({ type: 'choose', figures });
  };
  return (
    <fieldset class="counter stack" data-stack={chip.emblem}>
      <legend>{ui('ask.howMany')}</legend>
      <IconButton icon="minus" label={ui('ask.oneLess')} idle={less === null} onClick={choose(less)} />
      <output>
        <Emblem chip={chip} />
        {count}
      </output>
      <IconButton icon="plus" label={ui('ask.oneMore')} idle={more === null} onClick={choose(more)} />
    </fieldset>
  );
}

const SHAPE = 'M3 4Q14 1 25 4Q28 12 25 20Q14 23 3 20Q0 12 3 4Z';

interface SampleProps {
  readonly mark: 'first' | 'second' | 'in-2' | 'in-3';
  readonly label: string;
}

/** A region as the map marks it, and what that means. The patterns stand in the map's drawing. */
function Sample({ mark, label }: SampleProps): JSX.Element {
  return (
    <span class={`sample ${mark}`}>
      <svg viewBox="-1 0 30 24" width="30" height="24" aria-hidden="true" focusable="false">
        <path class="sample-ground" d={SHAPE} />
        {mark !== 'first' && <path fill={`url("#map-${mark}")`} d={SHAPE} />}
        <path class="sample-edge" d={SHAPE} />
      </svg>
      {label}
    </span>
  );
}
