// A drawing that others lay over the board: it lies as the board lies, in the board's units, however the map is moved.
import type { Box, Point } from './box.ts';
import { toLatLng } from './coordinates.ts';
import type { MapView } from './map-state.ts';
import { cameraOf } from './map-view.ts';
import { Overlay } from './overlay.ts';

const PANE = 'overBoard';
/** Above the board, below all that floats on the page. */
const LEVEL = '450';
const REST_MILLISECONDS = 300;

export interface OverBoard {
  /** Pixels a unit. */
  scale(): number;
  /** Where the hand is, in units. */
  placeOf(at: { readonly clientX: number; readonly clientY: number }): Point;
  /** The part of the board that is seen, in units. */
  seen(): Box;
  /** Shows this part of the board, as large as the window allows, in its middle. */
  see(box: Box): void;
  destroy(): void;
}

/** `onCamera`: the map has moved, or its window has changed. */
export function layOverBoard(view: MapView, drawing: SVGSVGElement, onCamera: () => void): OverBoard {
  const { map, scale, seen, letGo } = cameraOf(view);
  const { width, height } = view.snapshot().shapes;
  if (!map.getPane(PANE)) map.createPane(PANE).style.zIndex = LEVEL;
  const overlay = new Overlay(drawing, { width, height, pane: PANE, rest: REST_MILLISECONDS, onDraw: onCamera });
  drawing.setAttribute('viewBox', `0 0 ${width} ${height}`);
  map.addLayer(overlay);
  map.on('move zoom resize', onCamera);
  return {
    scale,
    seen,
    placeOf({ clientX, clientY }) {
      const box = drawing.getBoundingClientRect();
      return [((clientX - box.left) / box.width) * width, ((clientY - box.top) / box.height) * height];
    },
    see(box) {
      letGo();
      const { x, y } = map.getSize();
      const wanted = Math.min(x / Math.max(1, box.width), y / Math.max(1, box.height));
      const zoom = Math.min(map.getMaxZoom(), Math.max(map.getMinZoom(), Math.log2(Math.max(wanted, 0.01))));
      map.setView(toLatLng([box.x, box.y]), zoom, { animate: false });
    },
    destroy() {
      map.off('move zoom resize', onCamera);
      map.removeLayer(overlay);
    },
  };
}
