// The map within another page: the board, a few buttons on it, one line that answers, and a list for who sees no map.
import type { ReadonlySignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Text } from '../../text/text.ts';
import type { ShownTheme } from '../games.ts';
import { IconButton, TextButton } from '../panels/button.tsx';
import { Chip } from '../panels/chip.tsx';
import { Icon, PathLeaf } from '../panels/icons.tsx';
import type { MapTools } from '../panels/map-tools.tsx';
import { Destination } from '../panels/mover-panel.tsx';
import { Context, type PanelAction } from '../panels/page-context.ts';
import type { EmbedModel, LineModel, ListModel } from './embed-model.ts';
import type { SendasIssue } from './sendas-map-types.ts';

export interface EmbeddedProps {
  readonly model: ReadonlySignal<EmbedModel>;
  readonly text: ReadonlySignal<Text>;
  readonly theme: ReadonlySignal<ShownTheme>;
  readonly still: ReadonlySignal<boolean>;
  readonly panel: ReadonlySignal<boolean>;
  readonly issues: ReadonlySignal<readonly SendasIssue[]>;
  /** Address of the same position in Sendas itself; null where no way leads there. */
  readonly link: ReadonlySignal<string | null>;
  readonly tools: MapTools;
  readonly dispatch: (action: PanelAction) => void;
  onMapElement(element: HTMLElement): void;
}

export function Embedded(props: EmbeddedProps): JSX.Element {
  const { dispatch, tools } = props;
  const { line, list, held, undo, picture } = props.model.value;
  const text = props.text.value;
  const { ui } = text;
  const isStill = props.still.value;
  const context = useMemo(() => ({ ui, loadPart: async () => undefined, dispatch }), [ui, dispatch]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hold = useFocusKept(heading);
  return (
    <Context.Provider value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go wherever the focus is inside */}
      <div
        class="embed"
        lang={text.language}
        data-theme={props.theme.value}
        data-still={isStill}
        data-panel={props.panel.value}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || !held || isStill) return;
          event.preventDefault();
          dispatch({ type: 'release' });
        }}
      >
        <Issues issues={props.issues.value} title={ui('embed.issues.title')} />
        <div class="stage">
          <MapPlace
            label={ui('map.label')}
            picture={isStill ? picture : null}
            isStill={isStill}
            onElement={props.onMapElement}
          />
          {!isStill && (
            <div class="map-tools">
              <IconButton icon="plus" label={ui('map.zoomIn')} onClick={() => tools.zoom(1)} />
              <IconButton icon="minus" label={ui('map.zoomOut')} onClick={() => tools.zoom(-1)} />
              <IconButton icon="board" label={ui('map.whole')} onClick={() => tools.showWholeBoard()} />
              {undo !== null && (
                <IconButton
                  icon="undo"
                  label={ui('header.undo')}
                  title={undo}
                  onClick={() => dispatch({ type: 'undo' })}
                />
              )}
            </div>
          )}
          {!isStill && (
            <details class="embed-list">
              <summary>
                <Icon name="menu" />
                <span>{ui('embed.list')}</span>
              </summary>
              <div class="embed-list-body" onClickCapture={hold}>
                <h2 ref={heading} tabIndex={-1}>
                  {list.title}
                </h2>
                <List list={list} dispatch={dispatch} toggles={held} />
                {held && (
                  <TextButton kind="quiet" onClick={() => dispatch({ type: 'release' })}>
                    {ui('mover.release')}
                  </TextButton>
                )}
              </div>
            </details>
          )}
        </div>
        <div class="embed-foot" data-kind={line?.kind}>
          <Line line={line} />
          {line !== null && line.goTo !== null && !isStill && (
            <Go to={line.goTo} dispatch={dispatch}>
              {ui('answer.move')}
            </Go>
          )}
          {props.link.value !== null && (
            <a class="embed-link" href={props.link.value} target="_blank" rel="noopener">
              <PathLeaf />
              <span>{ui('embed.open')}</span>
            </a>
          )}
        </div>
      </div>
    </Context.Provider>
  );
}

/** Hears of a press in the list, and keeps the focus there when what was pressed gives way to something else. */
function useFocusKept(heading: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const list = heading.current?.closest('.embed-list-body');
    if (list && !list.matches(':focus-within')) heading.current?.focus();
  });
  return () => {
    pressed.current = true;
  };
}

interface MapPlaceProps {
  readonly label: string;
  /** What a picture shows, in words; null for a map to use. */
  readonly picture: string | null;
  readonly isStill: boolean;
  onElement(element: HTMLElement): void;
}

/** The map owns all that is inside `map`. */
function MapPlace({ label, picture, isStill, onElement }: MapPlaceProps): JSX.Element {
  const map = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (map.current) onElement(map.current);
  }, [onElement]);
  useLayoutEffect(() => {
    if (map.current) map.current.inert = isStill;
  }, [isStill]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page may hold many, which are no landmarks and no fields of a form
    <div class="map-place" role="group" aria-label={label}>
      {picture !== null && <p class="unseen">{picture}</p>}
      <div class="map" ref={map} />
    </div>
  );
}

function Issues({ issues, title }: { readonly issues: readonly SendasIssue[]; readonly title: string }): JSX.Element {
  return (
    <div class="embed-issues" role="alert">
      {issues.length > 0 && (
        <div class="embed-alert">
          <h2>{title}</h2>
          <ul>
            {issues.map((issue) => (
              <li key={issue.text}>
                <code>{issue.attribute}</code> {issue.text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function Line({ line }: { readonly line: LineModel | null }): JSX.Element {
  return (
    <div class="embed-line" role="status">
      {line !== null && (
        <p>
          {line.kind !== 'plain' && <Icon name={line.kind === 'legal' ? 'check' : 'refuse'} />}
          {line.title !== '' && <strong>{line.title}</strong>}
          {line.details.map((detail) => (
            <span key={detail}> {detail}</span>
          ))}
          {line.citation !== null && <small> {line.citation}</small>}
        </p>
      )}
    </div>
  );
}

interface GoProps {
  readonly to: string;
  readonly children: string;
  readonly dispatch: (action: PanelAction) => void;
}

function Go({ to, children, dispatch }: GoProps): JSX.Element {
  return (
    <TextButton kind="main" icon="go" onClick={() => dispatch({ type: 'move', to })}>
      {children}
    </TextButton>
  );
}

interface ListProps {
  readonly list: ListModel;
  readonly toggles: boolean;
  readonly dispatch: (action: PanelAction) => void;
}

function List({ list, toggles, dispatch }: ListProps): JSX.Element {
  const { chips, destinations, places } = list;
  return (
    <>
      {chips.length > 0 && (
        <div class="chips">
          {chips.map((chip) => (
            <Chip
              key={chip.figures[0]}
              chip={chip}
              toggles={toggles}
              onClick={() => dispatch({ type: 'tapFigures', figures: chip.figures })}
            />
          ))}
        </div>
      )}
      {destinations.length > 0 && (
        <ul class="destinations">
          {destinations.map((destination) => (
            <li key={destination.region}>
              <Destination destination={destination} />
            </li>
          ))}
        </ul>
      )}
      {places.length > 0 && (
        <ul class="destinations">
          {places.map(({ region, name, figures }) => (
            <li key={region}>
              <button type="button" class="embed-place" onClick={() => dispatch({ type: 'look', region })}>
                <span class="destination-name">{name}</span>
                <span class="note">{figures}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
