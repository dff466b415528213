// The map as one handle: state in, events out. Puts the layers together and draws again only what a change touches.
import './view.css';
import { createBadgeLayer } from './badge-layer.ts';
import { createBoardLayer } from './board-layer.ts';
import type { Point } from './box.ts';
import { createCamera, prefersStillness } from './camera.ts';
import { compare } from './changes.ts';
import { createCursor } from './keyboard.ts';
import { createLayout, type Layout } from './layout.ts';
import type { MapEvents, MapState, MapView, PointerKind } from './map-state.ts';
import { createMarkLayer } from './mark-layer.ts';
import { createNameLayer, createPlaceLayer } from './name-layer.ts';
import { createOriginLayer } from './origin-layer.ts';
import { createOrnament } from './ornament.ts';
import { Overlay } from './overlay.ts';
import { listenToPointer } from './pointer.ts';
import { createRouteLayer } from './route-layer.ts';
import { decodeShapes, type Shapes } from './shapes.ts';
import { createSignLayer } from './sign-layer.ts';
import { countGrowth, SMALLEST_CHARGE, tokenSize } from './sizes.ts';
import { nearestOutline, resolveTap, type TokenTarget } from './snap.ts';
import { createTokenLayer } from './token-layer.ts';
import { createTypeMeasure } from './type-measure.ts';

const EMPTY: MapState = {
  regions: new Map(),
  figures: [],
  placeNames: [],
  route: null,
  ornament: null,
  labelScale: 1,
};

export interface MapViewOptions {
  readonly shapes: Shapes;
  readonly events: MapEvents;
  readonly initial?: Partial<MapState>;
}

export function createMapView(container: HTMLElement, { shapes: file, events, initial = {} }: MapViewOptions): MapView {
  const shapes = decodeShapes(file);
  const board = createBoardLayer(shapes);
  const { root, layers } = board;
  container.classList.add('map-view');
  const camera = createCamera(container, shapes);
  camera.map.addLayer(new Overlay(root, shapes.width, shapes.height, 'overlayPane'));
  const ornament = createOrnament(camera.map, shapes, root);
  const type = createTypeMeasure(root);
  const layout = createLayout(shapes, type.width);
  const marks = createMarkLayer(board, shapes);
  const drawNames = createNameLayer(layers.names);
  const drawPlaces = createPlaceLayer(layers.places, shapes);
  const drawTokens = createTokenLayer(layers.tokens, (id) => shapes.regions.get(id)?.anchor ?? null);
  const drawSigns = createSignLayer(layers.signs);
  const drawBadges = createBadgeLayer(layers.badges);
  const drawOrigins = createOriginLayer(layers.origins);
  const drawRoute = createRouteLayer(layers.route);

  let state = EMPTY;
  let placed: Layout = { scale: camera.scale(), ...emptyLayout() };
  let pointed: string | null = null;
  let waiting = 0;

  function drawPieces(steps: readonly string[] = []): void {
    placed = { ...placed, ...layout.pieces(state, camera.scale()) };
    drawSigns(state.regions, placed.pieces, placed.scale);
    drawTokens(placed, tokenSize(placed.scale), prefersStillness(), steps);
  }
  function placeBadges(): void {
    placed = { ...placed, badges: layout.badges(state, placed, placed.names) };
    drawBadges(placed.badges, placed.scale);
    drawNames(placed.names, placed.badges.hiddenNames, placed.scale);
    drawRoute(state.route, placed, prefersStillness());
    drawOrigins(state.regions, placed, tokenSize(placed.scale));
  }
  function placeNames(): void {
    cancelAnimationFrame(waiting);
    waiting = 0;
    placed = { ...placed, names: layout.names(state, placed) };
    placeBadges();
  }
  /** After the next paint: highlights and first picture do not wait for names. */
  function placeNamesSoon(): void {
    if (waiting !== 0) return;
    waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(placeNames);
    });
  }

  function followScale(): void {
    const scale = camera.scale();
    if (scale === placed.scale && root.style.getPropertyValue('--u') !== '') return;
    root.style.setProperty('--u', `${1 / scale}px`);
    root.classList.toggle('is-far', tokenSize(scale) < SMALLEST_CHARGE);
    root.style.setProperty('--count', String(countGrowth(tokenSize(scale))));
    for (const pattern of root.querySelectorAll('pattern')) {
      pattern.setAttribute('patternTransform', `scale(${1 / scale}) rotate(${pattern.dataset.turn ?? 0})`);
    }
    drawPieces();
    placeNames();
    drawPlaces(state.placeNames, scale);
  }

  function set(changes: Partial<MapState>): void {
    const before = state;
    state = { ...state, ...changes };
    const changed = compare(before, state);
    const haveMarksChanged = changed.regions && marks.update(state.regions);
    if (changed.pieces || changed.figures) drawPieces(before.route?.steps ?? state.route?.steps);
    if (changed.names && placed.names.size > 0) placeNames();
    else if (changed.names) placeNamesSoon();
    else if (haveMarksChanged) {
      placeBadges();
      if (placed.names.size < state.regions.size) placeNamesSoon();
    } else if (changed.route) drawRoute(state.route, placed, prefersStillness());
    if (changed.places) drawPlaces(state.placeNames, camera.scale());
    ornament.set(state.ornament);
  }

  function tokenTargets(): TokenTarget[] {
    const size = tokenSize(placed.scale);
    return [...placed.groups].flatMap(([region, groups]) => {
      const pieces = placed.pieces.get(region);
      if (!pieces) return [];
      const { middle, fan } = pieces;
      return groups.map(({ figures }, index) => {
        const [dx, dy] = fan.spots[index] ?? [0, 0];
        return {
          figures: figures.map(({ id }) => id),
          region,
          at: [middle[0] + dx, middle[1] + dy] as const,
          size,
          pitch: groups.length > 1 ? fan.pitch : null,
        };
      });
    });
  }
  function tap(event: MouseEvent, pointer: PointerKind): void {
    const rect = root.getBoundingClientRect();
    const at: Point = [event.clientX - rect.left, event.clientY - rect.top];
    const element = event.target instanceof Element ? event.target : null;
    const figure = element?.closest<SVGElement>('[data-figure]')?.dataset.figure ?? null;
    const region = element?.closest<SVGElement>('[data-region]')?.dataset.region ?? null;
    const isMade = event.detail === 0;
    const target = resolveTap(
      { at, pointer: isMade ? 'mouse' : pointer, figure, region },
      tokenTargets(),
      ([x, y], within) =>
        nearestOutline([x / placed.scale, y / placed.scale], within / placed.scale, shapes.regions.values()),
    );
    if (target.kind === 'figures') events.onFigures(target.figures, pointer);
    else if (target.kind === 'region') events.onRegion(target.region, pointer);
    else events.onRelease();
  }
  function point(region: string | null): void {
    if (region === pointed) return;
    pointed = region;
    events.onRegionFocus(region);
  }

  const cursor = createCursor(board, shapes, {
    onChoose: (region) => events.onRegion(region, 'keyboard'),
    onRelease: () => events.onRelease(),
    onZoom: camera.zoom,
    onCursor(region) {
      if (region !== null) camera.reveal(region);
      point(region);
    },
  });
  const stopPointer = listenToPointer(container, {
    onTap: tap,
    onPoint(element) {
      const token = element?.closest<SVGElement>('[data-at]')?.dataset.at;
      point(token ?? element?.closest<SVGElement>('[data-region]')?.dataset.region ?? null);
    },
  });
  const onType = (): void => {
    type.clear();
    placeNamesSoon();
  };
  camera.map.on('zoomend viewreset', followScale);
  document.fonts?.addEventListener('loadingdone', onType);
  followScale();
  set(initial);

  return {
    set,
    show: camera.show,
    zoom: camera.zoom,
    showWholeBoard: camera.showWholeBoard,
    focus: cursor.focus,
    destroy() {
      cancelAnimationFrame(waiting);
      document.fonts?.removeEventListener('loadingdone', onType);
      stopPointer();
      cursor.destroy();
      ornament.destroy();
      camera.destroy();
      container.classList.remove('map-view');
    },
  };
}

function emptyLayout(): Omit<Layout, 'scale'> {
  return {
    groups: new Map(),
    pieces: new Map(),
    names: new Map(),
    badges: { of: new Map(), boxes: new Map(), hiddenNames: new Set() },
  };
}
