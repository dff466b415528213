// Lays one element (the SVG board, the ornament picture) over the whole frame. While the map zooms the element is only
// stretched; it is drawn anew once the map has come to rest, which keeps wheel and pinch smooth.
import L from 'leaflet';
import { toLatLng } from './coordinates.ts';

export interface OverlayOptions {
  readonly width: number;
  readonly height: number;
  readonly pane: string;
  /** Milliseconds of rest before it is drawn at a new scale. */
  readonly rest: number;
  /** The element has its new size; not called for the first one. */
  readonly onDraw?: () => void;
}

export class Overlay extends L.Layer {
  readonly element: HTMLElement | SVGSVGElement;
  readonly #options: OverlayOptions;
  #drawnZoom = Number.NaN;
  #waiting = 0;

  constructor(element: HTMLElement | SVGSVGElement, options: OverlayOptions) {
    super();
    this.element = element;
    this.#options = options;
    element.classList.add('leaflet-zoom-animated', 'map-overlay');
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
      viewreset: place,
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
    this.#move(map.latLngToLayerPoint(toLatLng([0, 0])), 1);
    if (!isFirst) this.#options.onDraw?.();
  }

  #drawSoon(): void {
    clearTimeout(this.#waiting);
    this.#waiting = window.setTimeout(() => this.#draw(), this.#options.rest);
  }

  #stretch(): void {
    const map = this._map;
    this.#move(map.latLngToLayerPoint(toLatLng([0, 0])), map.getZoomScale(map.getZoom(), this.#drawnZoom));
    if (map.getZoom() !== this.#drawnZoom) this.#drawSoon();
  }

  /** The end of an animated zoom; the stylesheet's transition leads there. */
  #follow({ center, zoom }: L.ZoomAnimEvent): void {
    const map = this._map;
    const pane = map.getPane('mapPane');
    const moved = pane ? L.DomUtil.getPosition(pane) : L.point(0, 0);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round();
    this.#move(map.project(toLatLng([0, 0]), zoom).subtract(origin), map.getZoomScale(zoom, this.#drawnZoom));
    if (this.#waiting !== 0) this.#drawSoon();
  }

  #move(offset: L.Point, scale: number): void {
    this.element.style.transform = `translate3d(${offset.x}px,${offset.y}px,0) scale(${scale})`;
  }
}
