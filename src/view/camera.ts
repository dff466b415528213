// The Leaflet map itself: how near and far it goes, where it may move, and how it shows a set of regions.
import L from 'leaflet';
import { boundsOf, frameBounds, PLANE, toLatLng } from './coordinates.ts';
import type { BoardShapes } from './shapes.ts';

const NEAREST = 3;
/** No set of regions is shown larger than this. */
const NEAREST_SHOWN = 1.25;
const MARGIN = 24;
/** How far past the frame one may drag, so that no panel hides an edge for good. */
const OUTSIDE = 260;

export interface Covered {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const prefersStillness = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

export function createCamera(container: HTMLElement, shapes: BoardShapes) {
  const map = L.map(container, {
    crs: PLANE,
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    tapHold: false,
    trackResize: false,
    zoomSnap: 0.25,
    zoomDelta: 0.5,
    wheelPxPerZoomLevel: 110,
    minZoom: -4,
    maxZoom: Math.log2(NEAREST),
    maxBounds: frameBounds(shapes.width, shapes.height, OUTSIDE),
    maxBoundsViscosity: 0.75,
  });
  map.createPane('ornament').style.zIndex = '250';
  const board = frameBounds(shapes.width, shapes.height);
  const motion = () => ({ animate: !prefersStillness() });

  function limitZoom(): void {
    map.setMinZoom(Math.min(-0.25, map.getBoundsZoom(board)));
  }

  /** Near scale 1 in a window of 1440×900; in upright ones the board fills the height. */
  function start(): void {
    const { x: width, y: height } = map.getSize();
    const scale = Math.min(1.3, Math.max(0.42, height / (shapes.height + 40), Math.min(width / 1440, height / 880)));
    map.setView(toLatLng([shapes.width * 0.48, shapes.height * 0.47]), Math.round(Math.log2(scale) * 4) / 4, {
      animate: false,
    });
    limitZoom();
  }

  start();
  const resize = new ResizeObserver(() => {
    map.invalidateSize({ pan: false, animate: false });
    limitZoom();
  });
  resize.observe(container);

  return {
    map,
    scale: (): number => map.getZoomScale(map.getZoom(), 0),
    zoom: (by: 1 | -1): void => {
      map.setZoom(map.getZoom() + by * 0.5, motion());
    },
    showWholeBoard: (): void => {
      map.fitBounds(board, motion());
    },
    show(regions: readonly string[], covered: Covered = { top: 0, right: 0, bottom: 0, left: 0 }): void {
      const points = regions.flatMap((id) => shapes.regions.get(id)?.ring ?? []);
      if (points.length === 0) return;
      map.fitBounds(boundsOf(points), {
        paddingTopLeft: [covered.left + MARGIN, covered.top + MARGIN],
        paddingBottomRight: [covered.right + MARGIN, covered.bottom + MARGIN],
        maxZoom: Math.log2(NEAREST_SHOWN),
        ...motion(),
      });
    },
    /** Brings a region into the window, moving no further than needed. */
    reveal(region: string): void {
      const shape = shapes.regions.get(region);
      if (shape) map.panInside(toLatLng(shape.anchor), { padding: [70, 70], ...motion() });
    },
    destroy(): void {
      resize.disconnect();
      map.remove();
    },
  };
}
export type Camera = ReturnType<typeof createCamera>;
