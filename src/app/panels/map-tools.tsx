// The buttons that float on the map.
import type { JSX } from 'preact';
import { IconButton } from './button.tsx';
import { usePage } from './page-context.ts';

export interface MapTools {
  zoom(by: 1 | -1): void;
  showWholeBoard(): void;
}

export function MapToolButtons({ tools }: { readonly tools: MapTools }): JSX.Element {
  const { ui, dispatch } = usePage();
  return (
    <div class="map-tools">
      <IconButton icon="plus" label={ui('map.zoomIn')} onClick={() => tools.zoom(1)} />
      <IconButton icon="minus" label={ui('map.zoomOut')} onClick={() => tools.zoom(-1)} />
      <IconButton icon="board" label={ui('map.whole')} onClick={() => tools.showWholeBoard()} />
      <IconButton icon="legend" label={ui('map.legend')} onClick={() => dispatch({ type: 'open', dialog: 'legend' })} />
    </div>
  );
}
