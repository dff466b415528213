// The painted ground under the regions: one picture a theme, shown once it has arrived, never waited for.
import type L from 'leaflet';
import { Overlay } from './overlay.ts';
import type { BoardShapes } from './shapes.ts';

/** It takes longest to paint, so it waits until the board above it has been drawn. */
const REST_MILLISECONDS = 320;

export function createOrnament(map: L.Map, { width, height }: BoardShapes, root: Element) {
  let wanted: string | null = null;
  let shown: Overlay | null = null;

  function show(overlay: Overlay | null): void {
    if (overlay) map.addLayer(overlay);
    if (shown) map.removeLayer(shown);
    shown = overlay;
    root.classList.toggle('has-ornament', overlay !== null);
  }

  return {
    set(picture: string | null): void {
      // Who has set colours of their own gets plain grounds in them.
      const address = window.matchMedia?.('(forced-colors: active)').matches ? null : picture;
      if (address === wanted) return;
      wanted = address;
      if (address === null) {
        show(null);
        return;
      }
      const image = new Image();
      image.alt = '';
      image.draggable = false;
      image.decoding = 'async';
      image.src = address;
      // Where it cannot be had, the plain fills of the regions stay.
      image.decode().then(
        () =>
          wanted === address && show(new Overlay(image, { width, height, pane: 'ornament', rest: REST_MILLISECONDS })),
        () => wanted === address && show(null),
      );
    },
    destroy(): void {
      wanted = null;
    },
  };
}
