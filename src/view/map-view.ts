// The map as one handle: state in, events out. Puts the drawn board under a camera and listens to hand and keys.
import './view.css';
import type { Point } from './box.ts';
import { createCamera, prefersStillness } from './camera.ts';
import { createCursor } from './keyboard.ts';
import type { MapEvents, MapState, MapView, PointerKind } from './map-state.ts';
import { createOrnament } from './ornament.ts';
import { outlinesAround } from './outlines.ts';
import { Overlay } from './overlay.ts';
import { listenToPointer } from './pointer.ts';
import { createScene } from './scene.ts';
import { decodeShapes, type Shapes } from './shapes.ts';
import { resolveTap } from './snap.ts';
import { tokenTargets } from './token-targets.ts';

/** A wheel that turns on, or a second step of the zoom, comes sooner. */
const REST_MILLISECONDS = 300;

export interface MapViewOptions {
  readonly shapes: Shapes;
  readonly events: MapEvents;
  readonly initial?: Partial<MapState>;
}

export function createMapView(container: HTMLElement, { shapes: file, events, initial = {} }: MapViewOptions): MapView {
  const shapes = decodeShapes(file);
  const scene = createScene(shapes, prefersStillness);
  const { root } = scene.board;
  container.classList.add('map-view');
  const camera = createCamera(container, shapes);
  const { width, height } = shapes;
  const onDraw = (): void => scene.setScale(camera.scale());
  camera.map.addLayer(new Overlay(root, { width, height, pane: 'overlayPane', rest: REST_MILLISECONDS, onDraw }));
  const ornament = createOrnament(camera, shapes, root, () => void scene.complete());
  let pointed: string | null = null;

  /** In units. */
  function placeOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = root.getBoundingClientRect();
    const scale = camera.scale();
    return [(clientX - left) / scale, (clientY - top) / scale];
  }
  function tap(event: MouseEvent, pointer: PointerKind): void {
    const place = placeOf(event);
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
    else if (target.kind === 'region') events.onRegion(target.region, pointer);
    else if (target.kind === 'nearer') camera.approach(place);
    else events.onRelease();
  }
  function point(region: string | null): void {
    if (region === pointed) return;
    pointed = region;
    events.onRegionFocus(region);
  }

  const cursor = createCursor(container, scene.board, shapes, {
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
    onDoubleTap: (event) => camera.approach(placeOf(event)),
    onPoint(element) {
      const token = element?.closest<SVGElement>('[data-at]')?.dataset.at;
      point(token ?? element?.closest<SVGElement>('[data-region]')?.dataset.region ?? null);
    },
  });
  document.fonts?.addEventListener('loadingdone', scene.forgetType);

  function set(changes: Partial<MapState>): void {
    scene.set(changes);
    cursor.enterAt(scene.state().regions);
    ornament.set(scene.state().ornament);
  }
  onDraw();
  set(initial);

  return {
    set,
    show: camera.show,
    zoom: camera.zoom,
    showWholeBoard: camera.showWholeBoard,
    focus: cursor.focus,
    snapshot: () => ({ shapes, state: scene.state(), scale: camera.scale(), seen: camera.seen() }),
    destroy() {
      document.fonts?.removeEventListener('loadingdone', scene.forgetType);
      scene.destroy();
      stopPointer();
      cursor.destroy();
      ornament.destroy();
      camera.destroy();
      container.classList.remove('map-view');
    },
  };
}
