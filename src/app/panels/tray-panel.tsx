// Figures that are not on the board, to be chosen, and the numbers of the position.
import type { JSX } from 'preact';
import type { CounterModel, TrayModel } from '../model/page-model.ts';
import { IconButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { usePage } from './page-context.ts';
import { Segments } from './segments.tsx';

export function TrayPanel({ tray }: { readonly tray: TrayModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <section class="tray" aria-labelledby="tray-title">
      <h2 id="tray-title">{ui('tray.title')}</h2>
      {tray.counters.map((counter) => (
        <Counter key={counter.id} counter={counter} />
      ))}
      {tray.places.length > 0 && <p class="hint">{ui('tray.hint')}</p>}
      {tray.places.map(({ id, label, chips }) => (
        <div key={id} data-place={id}>
          <h3 class="section-label">{label}</h3>
          <div class="chips">
            {chips.map((chip) => (
              <Chip
                key={chip.figures[0]}
                chip={chip}
                onClick={() => dispatch({ type: 'choose', figures: chip.figures.slice(0, 1) })}
              />
            ))}
          </div>
        </div>
      ))}
      {tray.choices.length > 0 && (
        <details class="fold">
          <summary>{ui('tray.choices')}</summary>
          {tray.choices.map((choice) => (
            <Segments key={choice.id} setting={choice} />
          ))}
        </details>
      )}
    </section>
  );
}

function Counter({ counter }: { readonly counter: CounterModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  const { label, value, less, more } = counter;
  const change = (edit: CounterModel['less']) => () => {
    if (edit !== null) dispatch({ type: 'edit', edit });
  };
  return (
    <fieldset class="counter" data-counter={counter.id}>
      <legend>{label}</legend>
      <IconButton icon="minus" label={ui('counter.less', { label })} idle={less === null} onClick={change(less)} />
      <output>{value}</output>
      <IconButton icon="plus" label={ui('counter.more', { label })} idle={more === null} onClick={change(more)} />
    </fieldset>
  );
}
