// Who moves and where they may go: the same answer as the map's, as a list of buttons.
import type { ComponentChildren, JSX } from 'preact';
import type { DestinationModel, MoverModel } from '../model/page-model.ts';
import { IconButton, TextButton } from './button.tsx';
import { Chip } from './chip.tsx';
import { usePage } from './page-context.ts';
import { SentenceText } from './sentence-text.tsx';

interface MoverPanelProps {
  readonly mover: MoverModel;
  /** What can be asked of them, once it is there. */
  readonly tools: ComponentChildren;
}

export function MoverPanel({ mover, tools }: MoverPanelProps): JSX.Element {
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
      {/* Why they cannot go comes first; a long list of where they can would hide what stands below it. */}
      {mover.stuck !== null && <SentenceText sentence={mover.stuck} large />}
      <ByHand key={mover.title} mover={mover} />
      <div class="late-place">{tools}</div>
      {mover.stuck === null && <DestinationList mover={mover} />}
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

/** Whatever the rules say: how an own game is set up. For figures off the board that cannot come in there is little else to do. */
function ByHand({ mover }: { readonly mover: MoverModel }): JSX.Element | null {
  const { ui, dispatch } = usePage();
  const { carry, offBoard } = mover;
  if (carry === null && offBoard.length === 0) return null;
  return (
    <details class="fold by-hand" open={mover.place !== null && mover.stuck !== null}>
      <summary>{ui('mover.byHand')}</summary>
      <div class="row-tools">
        {carry !== null && (
          <TextButton onClick={() => dispatch({ type: 'tab', tab: 'setup', selected: [carry] })}>
            {ui('mover.carry')}
          </TextButton>
        )}
        {offBoard.map(({ label, place }) => (
          <TextButton key={place} onClick={() => dispatch({ type: 'place', place })}>
            {label}
          </TextButton>
        ))}
      </div>
    </details>
  );
}

function DestinationList({ mover }: { readonly mover: MoverModel }): JSX.Element {
  const { ui, dispatch } = usePage();
  if (mover.destinations === null) {
    return <TextButton onClick={() => dispatch({ type: 'reveal' })}>{ui('mover.reveal')}</TextButton>;
  }
  return (
    <>
      <h3 class="section-label" id="destinations" tabIndex={-1}>
        {mover.destinationsTitle}
      </h3>
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

function Destination({ destination }: { readonly destination: DestinationModel }): JSX.Element {
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
