// The buttons that float on the map.
import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { IconButton } from './button.tsx';
import { usePage } from './page-context.ts';

export interface MapTools {
  zoom(by: 1 | -1): void;
  showWholeBoard(): void;
  /** A button that comes later; null where there is none. */
  readonly further: Signal<(() => JSX.Element) | null>;
}

export function MapToolButtons({ tools }: { readonly tools: MapTools }): JSX.Element {
  const { ui, dispatch } = usePage();
  const Further = tools.further.value;
  return (
    <div class="map-tools">
      <IconButton icon="plus" label={ui('map.zoomIn')} onClick={() => tools.zoom(1)} />
      <IconButton icon="minus" label={ui('map.zoomOut')} onClick={() => tools.zoom(-1)} />
      <IconButton icon="board" label={ui('map.whole')} onClick={() => tools.showWholeBoard()} />
      {Further && <Further />}
      <IconButton icon="legend" label={ui('map.legend')} onClick={() => dispatch({ type: 'open', dialog: 'legend' })} />
    </div>
  );
}
