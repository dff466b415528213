// The Leaflet map itself: how near and far it goes, where it may move, and how it shows a set of regions. The board
// fills the free part of the window, or stands in its middle: what lies beyond the frame is seen only while it is
// being dragged, and springs back.
import L from 'leaflet';
import { type Box, boxAround, intersection, type Point } from './box.ts';
import { boundsOf, PLANE, toBox, toLatLng, toPoint } from './coordinates.ts';
import type { BoardSize, RegionShape } from './shapes.ts';

const NEAREST = 3;
/** No set of regions is shown larger than this. */
const NEAREST_SHOWN = 1.25;
/** Pixels round what is shown, fewer in small windows. */
const MARGIN = 24;
/** Pixels round a region that is brought into view, for its outline. */
const RIM = 8;
const STEP = 0.5;
/** How much nearer a doubtful tap, or a double one, brings the map. */
const APPROACH = 0.9;
const SETTLE_MILLISECONDS = 160;

export interface Covered {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const NOTHING: Covered = { top: 0, right: 0, bottom: 0, left: 0 };

export const prefersStillness = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

interface Shown {
  readonly points: readonly Point[];
  /** Of the regions, which are to be seen above all. */
  readonly middles: readonly Point[];
  /** What is kept free of them. */
  readonly edges: Covered;
  readonly isHidden: (at: Point) => boolean;
  readonly margin: number;
}

/** `shapeOf` a region, as the board lies just now. */
export function createCamera(
  container: HTMLElement,
  { width, height }: BoardSize,
  shapeOf: (region: string) => RegionShape | undefined,
) {
  const map = L.map(container, {
    crs: PLANE,
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    doubleClickZoom: false,
    tapHold: false,
    trackResize: false,
    zoomSnap: 0,
    zoomDelta: STEP,
    wheelPxPerZoomLevel: 110,
    minZoom: -4,
    maxZoom: Math.log2(NEAREST),
    maxBoundsViscosity: 0.7,
    zoomAnimation: !prefersStillness(),
    inertia: !prefersStillness(),
  });
  map.createPane('ornament').style.zIndex = '250';
  const corners: readonly Point[] = [
    [0, 0],
    [width, height],
  ];
  const motion = () => ({ animate: !prefersStillness() });
  const scale = (): number => map.getZoomScale(map.getZoom(), 0);
  let covered = NOTHING;
  /** What was asked to be seen; the user's own moves let go of it. */
  let shown: Shown | null = null;
  /** It is on its way into view. */
  let isComing = false;
  let settling = 0;

  /** The frame, and what panels cover of the window beside it, at a scale. */
  function boundsAt(at: number): L.LatLngBounds {
    const { top, right, bottom, left } = covered;
    return boundsOf([
      [-left / at, -top / at],
      [width + right / at, height + bottom / at],
    ]);
  }
  // Leaflet brings the map back within its bounds by a glide that knows nothing of a wish for stillness.
  const bringBack = map.panInsideBounds.bind(map);
  map.panInsideBounds = (bounds, options) => bringBack(bounds, { ...options, ...motion() });

  function limit(at = scale()): void {
    map.options.maxBounds = boundsAt(at);
  }
  function limitZoom(): void {
    const { x, y } = map.getSize();
    const { top, right, bottom, left } = covered;
    const fitting = Math.min((x - left - right) / width, (y - top - bottom) / height);
    if (fitting > 0) map.setMinZoom(Math.min(-0.25, Math.log2(fitting)));
  }
  /** Whether no region's middle is hidden where the points fill what is free beside the edges. */
  function fitInto(wish: Shown, edges: Covered, options: L.ZoomPanOptions): boolean {
    const { points, middles, isHidden, margin } = wish;
    const { x, y } = map.getSize();
    const [free, box] = [freePart(x, y, edges), boxAround(points)];
    covered = edges;
    limitZoom();
    const room = Math.min(margin, Math.min(free.width, free.height) * 0.06);
    const wanted = Math.min((free.width - 2 * room) / box.width, (free.height - 2 * room) / box.height, NEAREST_SHOWN);
    const zoom = Math.max(map.getMinZoom(), Math.log2(Math.max(wanted, 0.01)));
    const at = 2 ** zoom;
    const centre = [box.x + (x / 2 - free.x) / at, box.y + (y / 2 - free.y) / at] as const;
    const [left, top] = [within(centre[0], width, x / at), within(centre[1], height, y / at)];
    if (edges !== wish.edges && middles.some(([px, py]) => isHidden([(px - left) * at, (py - top) * at]))) return false;
    limit(at);
    map.setView(toLatLng(centre), zoom, options);
    return true;
  }
  /** From edge to edge, as long as that hides no region. */
  function bringIntoView(options: L.ZoomPanOptions): void {
    isComing = shown !== null;
    if (shown && !fitInto(shown, NOTHING, options)) fitInto(shown, shown.edges, options);
  }
  /** Near scale 1 in a window of 1440×900; in upright ones the board fills the height. */
  function start(): void {
    const { x, y } = map.getSize();
    const at = Math.min(1.3, Math.max(0.42, y / height, Math.min(x / 1440, y / 880)));
    limitZoom();
    limit(at);
    map.setView(toLatLng([width * 0.48, height * 0.47]), Math.log2(at), { animate: false });
  }

  start();
  const resize = new ResizeObserver(() => {
    map.invalidateSize({ animate: false });
    limitZoom();
    map.panInsideBounds(boundsAt(scale()), { animate: false });
    clearTimeout(settling);
    settling = window.setTimeout(() => {
      bringIntoView({ animate: false });
    }, SETTLE_MILLISECONDS);
  });
  resize.observe(container);
  map.on('zoomend', () => limit());
  map.on('moveend', () => map.panInsideBounds(boundsAt(scale())));
  map.on('moveend', () => {
    isComing = false;
  });
  const letGo = (): void => {
    shown = null;
  };
  map.on('dragstart', letGo);
  for (const name of ['wheel', 'touchmove'] as const) container.addEventListener(name, letGo, { passive: true });

  /** Brings a region into the window, whole where it fits, moving no further than needed. */
  function reveal(region: string, edges: Covered = NOTHING): void {
    const shape = shapeOf(region);
    if (!shape) return;
    if (isComing) {
      // So may be the region, and a glide that is cut off ends anywhere.
      map.once('moveend', () => reveal(region, edges));
      return;
    }
    const { x, y } = map.getSize();
    const [free, room] = [freePart(x, y, edges), 70];
    const [aside, above] = [Math.min(room, free.width / 4), Math.min(room, free.height / 4)];
    const [box, at, [px, py]] = [boxAround(shape.ring), scale(), shape.anchor];
    /** How far the anchor is to stay from an edge, for the part of the region on that side to be seen. */
    const across = (part: number): number => Math.min(Math.max(aside, part * at + RIM), free.width / 2);
    const along = (part: number): number => Math.min(Math.max(above, part * at + RIM), free.height / 2);
    const [dx, dy] = [px - box.x, py - box.y];
    map.panInside(toLatLng(shape.anchor), {
      paddingTopLeft: [edges.left + across(box.width / 2 + dx), edges.top + along(box.height / 2 + dy)],
      paddingBottomRight: [edges.right + across(box.width / 2 - dx), edges.bottom + along(box.height / 2 - dy)],
      ...motion(),
    });
  }

  return {
    map,
    scale,
    letGo,
    isNearest: (): boolean => map.getZoom() >= map.getMaxZoom() - 0.01,
    /** The part of the board in the window, in units. */
    seen: (): Box => intersection(toBox(map.getBounds()), boxAround(corners)),
    /** Looks at the same place of a board that is turned half round. */
    turn(): void {
      letGo();
      const [x, y] = toPoint(map.getCenter());
      map.setView(toLatLng([width - x, height - y]), map.getZoom(), { animate: false });
    },
    zoom(by: 1 | -1): void {
      letGo();
      map.setZoom(map.getZoom() + by * STEP, motion());
    },
    /** Comes nearer, keeping the point where it is. */
    approach([x, y]: Point): void {
      letGo();
      map.setZoomAround(toLatLng([x, y]), Math.min(map.getMaxZoom(), map.getZoom() + APPROACH), motion());
    },
    showWholeBoard(): void {
      shown = { points: corners, middles: [], edges: NOTHING, isHidden: () => false, margin: 0 };
      bringIntoView(motion());
    },
    show(ids: readonly string[], edges = NOTHING, isHidden: (at: Point) => boolean = () => true): void {
      const shapes = ids.flatMap((id) => shapeOf(id) ?? []);
      if (shapes.length === 0) return;
      const [points, middles] = [shapes.flatMap(({ ring }) => ring), shapes.map(({ anchor }) => anchor)];
      shown = { points, middles, edges, isHidden, margin: MARGIN };
      bringIntoView(motion());
    },
    reveal,
    destroy(): void {
      clearTimeout(settling);
      resize.disconnect();
      map.remove();
    },
  };
}

export type Camera = ReturnType<typeof createCamera>;

/** Where a window of a length begins on the board, which it does not leave, or stands in the middle of. */
function within(middle: number, size: number, length: number): number {
  return length > size ? (size - length) / 2 : Math.min(size - length, Math.max(0, middle - length / 2));
}

function freePart(width: number, height: number, { top, right, bottom, left }: Covered): Box {
  return {
    x: (left + width - right) / 2,
    y: (top + height - bottom) / 2,
    width: Math.max(1, width - left - right),
    height: Math.max(1, height - top - bottom),
  };
}
