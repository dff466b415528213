// Every figure on the board, to choose one without the map.
import type { JSX } from 'preact';
import type { RosterModel } from '../model/page-model.ts';
import { Chip } from './chip.tsx';
import { usePage } from './page-context.ts';

export function RosterPanel({ roster }: { readonly roster: readonly RosterModel[] }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <section class="roster" aria-labelledby="roster-title">
      <h2 id="roster-title" tabIndex={-1}>
        {ui('roster.title')}
      </h2>
      <p class="hint">{ui(roster.length === 0 ? 'roster.empty' : 'roster.hint')}</p>
      {roster.map(({ side, figures }) => (
        <div key={side}>
          <h3 class="section-label">{side}</h3>
          <div class="chips">
            {figures.map((chip) => (
              <Chip
                key={chip.figures[0]}
                chip={chip}
                where={chip.where}
                onClick={() => dispatch({ type: 'choose', figures: chip.figures.slice(0, 1) })}
              />
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}
