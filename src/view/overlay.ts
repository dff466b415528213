// Lays one element (the SVG board, the ornament picture) over the frame or a part of it. While the map zooms the element is only
// stretched; it is drawn anew once the map has come to rest, which keeps wheel and pinch smooth.
import L from 'leaflet';
import { toLatLng } from './coordinates.ts';

/** As long as Leaflet takes for a zoom. */
const GLIDE_MILLISECONDS = 250;

export interface OverlayOptions {
  /** In units: of the whole frame, or of a part of it that starts elsewhere. */
  readonly width: number;
  readonly height: number;
  readonly left?: number;
  readonly top?: number;
  readonly pane: string;
  /** Milliseconds of rest before it is drawn at a new scale. */
  readonly rest: number;
  /** Half round, within its own place. */
  readonly turned?: boolean;
  /** The element has its new size; not called for the first one. */
  readonly onDraw?: () => void;
}

export class Overlay extends L.Layer {
  readonly element: HTMLElement | SVGSVGElement;
  readonly #options: OverlayOptions;
  readonly #corner: L.LatLng;
  #drawnZoom = Number.NaN;
  #placed = { x: 0, y: 0, scale: 1 };
  #gliding = 0;
  #jumpedAt = Number.NEGATIVE_INFINITY;
  #waiting = 0;

  constructor(element: HTMLElement | SVGSVGElement, options: OverlayOptions) {
    super();
    this.element = element;
    this.#options = options;
    this.#corner = toLatLng([options.left ?? 0, options.top ?? 0]);
    element.classList.add('leaflet-zoom-animated', 'map-overlay');
    element.classList.toggle('is-turned', options.turned === true);
  }

  override onAdd(map: L.Map): this {
    map.getPane(this.#options.pane)?.append(this.element);
    this.#draw();
    return this;
  }

  override onRemove(): this {
    clearTimeout(this.#waiting);
    this.element.remove();
    return this;
  }

  override getEvents(): { [name: string]: L.LeafletEventHandlerFn } {
    const place = (): void => this.#stretch();
    return {
      viewreset: () => this.#jump(),
      zoom: place,
      zoomend: place,
      // A map that still moves is not at rest.
      move: () => this.#waiting !== 0 && this.#drawSoon(),
      zoomanim: (event) => {
        if ('center' in event && 'zoom' in event) this.#follow(event as L.ZoomAnimEvent);
      },
    };
  }

  #draw(): void {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    const map = this._map;
    const isFirst = Number.isNaN(this.#drawnZoom);
    this.#drawnZoom = map.getZoom();
    const scale = map.getZoomScale(this.#drawnZoom, 0);
    this.element.style.width = `${this.#options.width * scale}px`;
    this.element.style.height = `${this.#options.height * scale}px`;
    this.#move(map.latLngToLayerPoint(this.#corner), 1);
    if (!isFirst) this.#options.onDraw?.();
  }

  #drawSoon(): void {
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => this.#draw(), this.#options.rest);
  }

  /** A single jump is drawn at once; jumps in quick succession, as a wheel makes them without motion, are not. */
  #jump(): void {
    const isSingle = performance.now() - this.#jumpedAt > this.#options.rest * 2;
    this.#jumpedAt = performance.now();
    if (isSingle && this._map.getZoom() !== this.#drawnZoom) this.#draw();
    else this.#stretch();
  }

  #stretch(): void {
    const map = this._map;
    this.#move(map.latLngToLayerPoint(this.#corner), map.getZoomScale(map.getZoom(), this.#drawnZoom));
    if (map.getZoom() !== this.#drawnZoom) this.#drawSoon();
  }

  /** The end of an animated zoom. A transition there would have the browser paint everything at the new size at once. */
  #follow({ center, zoom }: L.ZoomAnimEvent): void {
    const map = this._map;
    const pane = map.getPane('mapPane');
    const moved = pane ? L.DomUtil.getPosition(pane) : L.point(0, 0);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round();
    this.#glide(map.project(this.#corner, zoom).subtract(origin), map.getZoomScale(zoom, this.#drawnZoom));
    if (this.#waiting !== 0) this.#drawSoon();
  }

  #glide(to: L.Point, scale: number): void {
    const from = this.#placed;
    const start = performance.now();
    const step = (): void => {
      const left = (1 - Math.min(1, (performance.now() - start) / GLIDE_MILLISECONDS)) ** 3;
      const between = (a: number, b: number): number => b + (a - b) * left;
      this.#put(between(from.x, to.x), between(from.y, to.y), between(from.scale, scale));
      this.#gliding = left > 0 ? requestAnimationFrame(step) : 0;
    };
    cancelAnimationFrame(this.#gliding);
    step();
  }

  #move({ x, y }: L.Point, scale: number): void {
    cancelAnimationFrame(this.#gliding);
    this.#put(x, y, scale);
  }

  #put(x: number, y: number, scale: number): void {
    this.#placed = { x, y, scale };
    this.element.style.transform = `translate3d(${x}px,${y}px,0) scale(${scale})${this.#options.turned ? ' rotate(180deg) translate(-100%,-100%)' : ''}`;
  }
}
