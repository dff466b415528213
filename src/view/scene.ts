// The board with everything on it, at one scale: state in, drawing out. Knows no camera and no pointer, so that a
// picture of the map can be made without either. Draws again only what a change touches.
import { createArmyLayer } from './army-layer.ts';
import { createBadgeLayer } from './badge-layer.ts';
import { type BoardLayer, createBoardLayer } from './board-layer.ts';
import { type Changes, compare } from './changes.ts';
import { createClearance } from './clearance.ts';
import { createLayout, EMPTY_LAYOUT, type Layout } from './layout.ts';
import type { MapState } from './map-state.ts';
import { createMarkLayer } from './mark-layer.ts';
import { createNameLayer } from './name-layer.ts';
import { createOriginLayer } from './origin-layer.ts';
import { createRouteLayer, createTraceLayer } from './route-layer.ts';
import type { BoardShapes } from './shapes.ts';
import { createSignLayer } from './sign-layer.ts';
import { countGrowth, SMALLEST_CHARGE } from './sizes.ts';
import type { SpacedLayer } from './spaced-layer.ts';
import { groupFigures } from './token-groups.ts';
import { createTokenLayer } from './token-layer.ts';
import { createTypeMeasure } from './type-measure.ts';

/** A painted frame is still drawn on other threads when the next one begins; work in it would only hold that up. */
const UNTIL_SHOWN_MILLISECONDS = 80;

/** What waits for the picture, the most of it last: words, what makes way for the badges as well, and names as well. */
const DUE = ['words', 'around', 'names'] as const;
type Due = (typeof DUE)[number];

const EMPTY: MapState = {
  regions: new Map(),
  figures: [],
  armies: [],
  placeNames: [],
  route: null,
  lastMove: null,
  ornament: null,
  labelScale: 1,
  turned: false,
};

/** Layers with lines whose width does not grow with the map. A property of the whole board would cost a restyle of it all. */
const STROKED = ['edges', 'lines', 'rings', 'origins', 'trace', 'route', 'focus'] as const;

export interface Scene {
  readonly board: BoardLayer;
  state(): MapState;
  layout(): Layout;
  set(changes: Partial<MapState>): void;
  setScale(scale: number): void;
  /** Loads and places the names of ranges, waters and lands. */
  complete(): Promise<void>;
  /** Places all names that are still due. */
  finish(): Promise<void>;
  /** The type that names are set in has arrived. */
  forgetType(): void;
  destroy(): void;
}

export function createScene(shapes: BoardShapes, isStill: () => boolean): Scene {
  const board = createBoardLayer(shapes);
  const { root, layers } = board;
  const type = createTypeMeasure(root);
  const place = createLayout(shapes, type);
  const marks = createMarkLayer(board, shapes);
  const drawNames = createNameLayer(layers.names);
  const drawTokens = createTokenLayer(layers.tokens, layers.ghosts, (id) => shapes.regions.get(id)?.anchor ?? null);
  const drawSigns = createSignLayer(layers.signs);
  const drawArmies = createArmyLayer(layers.signs);
  const drawBadges = createBadgeLayer(layers.badges);
  const drawClearance = createClearance(root, shapes);
  const drawOrigins = createOriginLayer(layers.origins);
  const drawRoute = createRouteLayer(layers.route);
  const drawTrace = createTraceLayer(layers.trace);

  let state = EMPTY;
  let layout: Layout = EMPTY_LAYOUT;
  let drawSpaced: SpacedLayer | null = null;
  let completing: Promise<void> | null = null;
  let due: Due | null = null;
  let waiting = 0;
  let timer = 0;

  function drawPieces(steps: readonly string[]): void {
    layout = { ...layout, ...place.pieces(state, layout.scale) };
    drawSigns(state.regions, layout.pieces, layout.scale);
    drawArmies(state.armies, layout);
    drawTokens(layout, isStill(), steps);
    root.classList.toggle('is-far', layout.token < SMALLEST_CHARGE);
    layers.tokens.style.setProperty('--count', String(countGrowth(layout.token)));
  }
  /** Where all stand as they stood. */
  function drawFigures(steps: readonly string[]): void {
    layout = { ...layout, groups: groupFigures(state.figures) };
    drawTokens(layout, isStill(), steps);
  }
  function placeBadges(): void {
    layout = { ...layout, badges: place.badges(state, layout) };
    drawBadges(layout.badges, layout.scale);
    drawRoutes();
    drawOrigins(state.regions, layout);
  }
  /** What makes way for the badges. */
  function placeAround(): void {
    drawNames(layout.names, layout.badges.hiddenNames, layout.scale);
    drawClearance(layout);
    placeSpaced();
  }
  function placeSpaced(): void {
    drawSpaced?.(state, layout);
  }
  /** The last names to be placed are the last to be loaded; a map without them is still a map. */
  function complete(): Promise<void> {
    completing ??= import('./spaced-layer.ts').then(
      ({ createSpacedLayer }) => {
        drawSpaced = createSpacedLayer(layers.places, shapes, type);
        if (layout.names.size > 0) placeSpaced();
      },
      () => undefined,
    );
    return completing;
  }
  function drawRoutes(): void {
    drawRoute(state.route, layout, isStill());
    drawTrace(state.lastMove, layout);
  }
  function placeNames(): void {
    layout = { ...layout, names: place.names(state, layout) };
    placeBadges();
    placeAround();
  }
  function doDue(): void {
    stopWaiting();
    if (due === 'names') placeNames();
    else if (due === 'around') placeAround();
    due = null;
    marks.describe();
  }
  function stopWaiting(): void {
    cancelAnimationFrame(waiting);
    clearTimeout(timer);
    waiting = 0;
    timer = 0;
  }
  /** After what is painted next has been shown: highlights and first picture do not wait for names. */
  function doSoon(what: Due): void {
    if (due === null || DUE.indexOf(what) > DUE.indexOf(due)) due = what;
    if (waiting !== 0) return;
    waiting = requestAnimationFrame(() => {
      timer = window.setTimeout(doDue, UNTIL_SHOWN_MILLISECONDS);
    });
  }

  function drawChanges(changed: Changes, haveMarksChanged: boolean, steps: readonly string[]): void {
    if (changed.pieces) drawPieces(steps);
    else if (changed.figures) drawFigures(steps);
    if (haveMarksChanged) placeBadges();
    else if (changed.route) drawRoutes();
    if (changed.names || (haveMarksChanged && layout.names.size < state.regions.size)) doSoon('names');
    else if (haveMarksChanged) doSoon('around');
    else if (changed.places) placeSpaced();
    if (changed.regions) doSoon('words');
  }

  return {
    board,
    state: () => state,
    layout: () => layout,
    set(changes) {
      const before = state;
      state = { ...state, ...changes };
      const changed = compare(before, state);
      const haveMarksChanged = changed.regions && marks.update(state.regions);
      // Without a scale there is nothing to draw at.
      if (layout.scale === 0) return;
      const steps = state.lastMove === before.lastMove ? before.route?.steps : state.lastMove?.steps;
      drawChanges(changed, haveMarksChanged, steps ?? state.route?.steps ?? []);
    },
    setScale(scale) {
      if (scale === layout.scale) return;
      layout = { ...layout, scale };
      for (const name of STROKED) layers[name].style.setProperty('--u', `${1 / scale}px`);
      for (const pattern of root.querySelectorAll('pattern')) {
        pattern.setAttribute('patternTransform', `scale(${1 / scale}) rotate(${pattern.dataset.turn ?? 0})`);
      }
      drawPieces([]);
      if (state.regions.size === 0) return;
      due = null;
      placeNames();
      doSoon('words');
    },
    complete,
    async finish() {
      await complete();
      doDue();
    },
    forgetType() {
      type.clear();
      doSoon('names');
    },
    destroy() {
      stopWaiting();
    },
  };
}
