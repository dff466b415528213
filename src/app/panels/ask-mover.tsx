// What can be asked of the chosen figures: how many of a stack go, farther reach, another's reach beside theirs.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { AskMoverModel, StackModel } from '../model/ask-mover-model.ts';
import { IconButton, TextButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { Emblem } from './emblem.tsx';
import { usePage } from './page-context.ts';

export function AskMover({ mover }: { readonly mover: AskMoverModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  const { bands, stacks, consequences, legend } = mover;
  const [isComparing, setIsComparing] = useState(false);
  return (
    <section class="ask" aria-label={ui('ask.label')}>
      {stacks.map((stack) => (
        <Stack key={stack.chip.emblem} stack={stack} />
      ))}
      {consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <details class="fold" open={bands || legend !== null}>
        <summary>{ui('ask.more')}</summary>
        <label class="switch">
          <input
            type="checkbox"
            checked={bands}
            onChange={(event) => dispatch({ type: 'bands', shown: event.currentTarget.checked })}
          />
          <span>{ui('ask.bands')}</span>
        </label>
        {bands && (
          <p class="hint samples">
            <Sample mark="in-2" label={ui('ask.results', { count: 2 })} />
            <Sample mark="in-3" label={ui('ask.results', { count: 3 })} />
          </p>
        )}
        {legend !== null && (
          <p class="samples">
            <Sample mark="first" label={legend.first} />
            <Sample mark="second" label={legend.second} />
            <TextButton kind="quiet" onClick={() => dispatch({ type: 'compare', figures: [] })}>
              {ui('ask.stopComparing')}
            </TextButton>
          </p>
        )}
        <details class="fold compare" open={isComparing} onToggle={(event) => setIsComparing(event.currentTarget.open)}>
          <summary>{ui('ask.compare')}</summary>
          {isComparing && <Others others={mover.others} />}
        </details>
      </details>
    </section>
  );
}

function Others({ others }: Pick<AskMoverModel, 'others'>): JSX.Element {
  const { dispatch } = usePage();
  return (
    <>
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
    </>
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
