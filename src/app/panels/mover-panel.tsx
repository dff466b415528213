// Who moves and where they may go: the same answer as the map's, as a list of buttons.
import type { ComponentChildren, JSX } from 'preact';
import type { DestinationModel, MoverModel } from '../model/page-model.ts';
import { IconButton, TextButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { usePage } from './page-context.ts';
import { SentenceText } from './sentence-text.tsx';

interface MoverPanelProps {
  readonly mover: MoverModel;
  /** What else there is to choose and to know of them, once it is there. */
  readonly details: ComponentChildren;
  /** Farther reach and another's, beside the number of destinations. */
  readonly reach: ComponentChildren;
}

export function MoverPanel({ mover, details, reach }: MoverPanelProps): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <section class="mover" aria-labelledby="mover-title">
      <div class="section-head">
        <div>
          <h2 id="mover-title" tabIndex={-1}>
            {mover.title}
          </h2>
          <p class="facts">
            {mover.place !== null && <span>{mover.place}</span>}
            {mover.origin !== null && <Origin origin={mover.origin} />}
            {mover.range !== null && <span>{mover.range}</span>}
          </p>
        </div>
        <IconButton icon="close" label={ui('mover.release')} onClick={() => dispatch({ type: 'release' })} />
      </div>
      {mover.chips.length > 1 && (
        <fieldset class="chips">
          <legend>{ui('mover.group')}</legend>
          {mover.chips.map((chip) => (
            <Chip
              key={chip.figures[0]}
              chip={chip}
              toggles
              compact
              onClick={() => dispatch({ type: 'tapFigures', figures: chip.figures })}
            />
          ))}
        </fieldset>
      )}
      {mover.stuck !== null && <SentenceText sentence={mover.stuck} large />}
      {details}
      {mover.stuck === null && <DestinationList mover={mover} reach={reach} />}
    </section>
  );
}

/** Opens the region: where only one figure stands, a tap on the map finds the figure first. */
function Origin({ origin }: { readonly origin: NonNullable<MoverModel['origin']> }): JSX.Element {
  const { ui, dispatch } = usePage();
  const { region, name } = origin;
  return (
    <button
      type="button"
      class="origin-link"
      aria-label={ui('mover.openRegion', { region: { kind: 'region', id: region } })}
      onClick={() => {
        dispatch({ type: 'release' });
        dispatch({ type: 'look', region });
      }}
    >
      {name}
    </button>
  );
}

function DestinationList({ mover, reach }: Pick<MoverPanelProps, 'mover' | 'reach'>): JSX.Element {
  const { ui, dispatch } = usePage();
  if (mover.destinations === null) {
    return <TextButton onClick={() => dispatch({ type: 'reveal' })}>{ui('mover.reveal')}</TextButton>;
  }
  return (
    <>
      <div class="list-head">
        <h3 class="section-label" id="destinations" tabIndex={-1}>
          {mover.destinationsTitle}
        </h3>
        {reach}
      </div>
      {mover.common.map((note) => (
        <p class="hint common" key={note}>
          {note}
        </p>
      ))}
      <ul class="destinations" aria-labelledby="destinations">
        {mover.destinations.map((destination) => (
          <li key={destination.region}>
            <Destination destination={destination} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function Destination({ destination }: { readonly destination: DestinationModel }): JSX.Element {
  const { dispatch } = usePage();
  const { region, name, distance, reach, notes, end } = destination;
  const point = (target: string | null) => () => dispatch({ type: 'point', region: target });
  return (
    <button
      type="button"
      class="destination"
      data-destination={region}
      onClick={() => dispatch({ type: 'move', to: region })}
      onMouseEnter={point(region)}
      onMouseLeave={point(null)}
      onFocus={point(region)}
      onBlur={point(null)}
    >
      <span class={`distance ${end}`} aria-hidden="true">
        {distance}
      </span>
      <span class="destination-words">
        <span class="destination-name">{name}</span>
        {/* In brackets: browsers part the two with a space, which would stand wrongly before a comma. */}
        {reach !== '' && <span class="unseen"> ({reach})</span>}
        {notes.map((note) => (
          <span class="note" key={note}>
            {note}
          </span>
        ))}
      </span>
    </button>
  );
}
