// The map as one handle: state in, events out. Puts the drawn board under a camera and listens to hand and keys.
import './view.css';
import { present } from '../base/assert.ts';
import type { Point } from './box.ts';
import { type Camera, createCamera, prefersStillness } from './camera.ts';
import { createCursor } from './keyboard.ts';
import type { MapEvents, MapState, MapView, PointerKind } from './map-state.ts';
import { createOrnament } from './ornament.ts';
import { outlinesAround } from './outlines.ts';
import { Overlay } from './overlay.ts';
import { listenToPointer } from './pointer.ts';
import { createScene } from './scene.ts';
import { decodeShapes, type Shapes, sizeOf } from './shapes.ts';
import { resolveTap } from './snap.ts';
import { tokenTargets } from './token-targets.ts';

/** A wheel that turns on, or a second step of the zoom, comes sooner. */
const REST_MILLISECONDS = 300;

export interface MapViewOptions {
  readonly shapes: Shapes;
  readonly events: MapEvents;
  readonly initial?: Partial<MapState>;
}

const cameras = new WeakMap<MapView, Camera>();

/** For the other files of this room. */
export const cameraOf = (view: MapView): Camera => present(cameras.get(view), 'the camera of a map');

export function createMapView(container: HTMLElement, { shapes: file, events, initial = {} }: MapViewOptions): MapView {
  container.classList.add('map-view');
  const size = sizeOf(file);
  const camera = createCamera(container, size, (region) => board.shapes.regions.get(region));
  let pointed: string | null = null;
  let board = layBoard(initial.turned ?? false);

  /** All that lies one way round. A board that is turned is another one. */
  function layBoard(turned: boolean) {
    const shapes = decodeShapes(file, turned);
    const scene = createScene(shapes, prefersStillness);
    const { root } = scene.board;
    const onDraw = (): void => scene.setScale(camera.scale());
    const overlay = new Overlay(root, { ...size, pane: 'overlayPane', rest: REST_MILLISECONDS, onDraw });
    const ornament = createOrnament(camera, size, root, turned, () => void scene.complete());
    const cursor = createCursor(container, scene.board, shapes, {
      onChoose: (region) => events.onRegion(region, 'keyboard'),
      onRelease: () => events.onRelease(),
      onZoom: camera.zoom,
      onCursor(region) {
        if (region !== null) camera.reveal(region);
        point(region);
      },
    });
    camera.map.addLayer(overlay);
    document.fonts?.addEventListener('loadingdone', scene.forgetType);
    onDraw();
    return {
      shapes,
      scene,
      ornament,
      cursor,
      remove(): void {
        document.fonts?.removeEventListener('loadingdone', scene.forgetType);
        scene.destroy();
        cursor.destroy();
        ornament.destroy();
        camera.map.removeLayer(overlay);
      },
    };
  }
  function turnBoard(): void {
    const region = container.querySelector<SVGElement>('[data-region]:focus')?.dataset.region;
    const state = board.scene.state();
    board.remove();
    board = layBoard(!state.turned);
    board.scene.set(state);
    camera.turn();
    if (region !== undefined) board.cursor.focus(region);
  }

  /** In units. */
  function placeOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = board.scene.board.root.getBoundingClientRect();
    const scale = camera.scale();
    return [(clientX - left) / scale, (clientY - top) / scale];
  }
  function tap(event: MouseEvent, pointer: PointerKind): void {
    const place = placeOf(event);
    const { scene, shapes } = board;
    const layout = scene.layout();
    // In the pixels that the board was drawn at, which may be stretched just now.
    const { scale } = layout;
    const element = event.target instanceof Element ? event.target : null;
    const target = resolveTap(
      {
        at: [place[0] * scale, place[1] * scale],
        // A click that a program makes comes from no finger.
        pointer: event.detail === 0 ? 'mouse' : pointer,
        figure: element?.closest<SVGElement>('[data-figure]')?.dataset.figure ?? null,
        region: element?.closest<SVGElement>('[data-region]')?.dataset.region ?? null,
        isNearest: camera.isNearest(),
      },
      tokenTargets(layout, scene.state().regions, shapes.regions),
      (within) => outlinesAround(place, within / scale, shapes.regions.values()),
      scale,
    );
    if (target.kind === 'figures') events.onFigures(target.figures, pointer);
    else if (target.kind === 'region') events.onRegion(target.region, pointer, target.onToken);
    else if (target.kind === 'nearer') camera.approach(place);
    else events.onRelease();
  }
  function point(region: string | null): void {
    if (region === pointed) return;
    pointed = region;
    events.onRegionFocus(region);
  }

  const stopPointer = listenToPointer(container, {
    onTap: tap,
    onDoubleTap: (event) => camera.approach(placeOf(event)),
    onPoint(element) {
      const token = element?.closest<SVGElement>('[data-at]')?.dataset.at;
      point(token ?? element?.closest<SVGElement>('[data-region]')?.dataset.region ?? null);
    },
  });

  function set({ turned, ...changes }: Partial<MapState>): void {
    if (turned !== undefined && turned !== board.scene.state().turned) turnBoard();
    board.scene.set(turned === undefined ? changes : { ...changes, turned });
    board.cursor.enterAt(board.scene.state().regions);
    board.ornament.set(board.scene.state().ornament);
  }
  board.scene.set({ turned: initial.turned ?? false });
  set(initial);

  const view: MapView = {
    set,
    show: camera.show,
    reveal: camera.reveal,
    zoom: camera.zoom,
    showWholeBoard: camera.showWholeBoard,
    focus: (region) => board.cursor.focus(region),
    snapshot: () => {
      const { shapes, scene } = board;
      return { shapes, state: scene.state(), scale: camera.scale(), seen: camera.seen() };
    },
    destroy() {
      stopPointer();
      board.remove();
      camera.destroy();
      container.classList.remove('map-view');
    },
  };
  cameras.set(view, camera);
  return view;
}
