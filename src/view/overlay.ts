// Lays one element (the SVG board, the ornament picture) over the whole frame. While the map zooms the element is only
// stretched by a transform; it is drawn anew once the zoom has ended, which keeps pinching smooth.
import L from 'leaflet';
import { toLatLng } from './coordinates.ts';

export class Overlay extends L.Layer {
  readonly element: HTMLElement | SVGSVGElement;
  readonly #width: number;
  readonly #height: number;
  readonly #pane: string;
  #drawnZoom = 0;

  constructor(element: HTMLElement | SVGSVGElement, width: number, height: number, pane: string) {
    super();
    this.element = element;
    this.#width = width;
    this.#height = height;
    this.#pane = pane;
    element.classList.add('leaflet-zoom-animated', 'map-overlay');
  }

  override onAdd(map: L.Map): this {
    map.getPane(this.#pane)?.append(this.element);
    this.#draw();
    return this;
  }

  override onRemove(): this {
    this.element.remove();
    return this;
  }

  override getEvents(): { [name: string]: L.LeafletEventHandlerFn } {
    return {
      viewreset: () => this.#draw(),
      zoomend: () => this.#draw(),
      zoom: () => this.#stretch(),
      zoomanim: (event) => {
        if ('center' in event && 'zoom' in event) this.#follow(event as L.ZoomAnimEvent);
      },
    };
  }

  #draw(): void {
    const map = this._map;
    this.#drawnZoom = map.getZoom();
    const scale = map.getZoomScale(this.#drawnZoom, 0);
    this.element.style.width = `${this.#width * scale}px`;
    this.element.style.height = `${this.#height * scale}px`;
    this.#move(map.latLngToLayerPoint(toLatLng([0, 0])), 1);
  }

  #stretch(): void {
    const map = this._map;
    this.#move(map.latLngToLayerPoint(toLatLng([0, 0])), map.getZoomScale(map.getZoom(), this.#drawnZoom));
  }

  /** The end of an animated zoom; the stylesheet's transition leads there. */
  #follow({ center, zoom }: L.ZoomAnimEvent): void {
    const map = this._map;
    const pane = map.getPane('mapPane');
    const moved = pane ? L.DomUtil.getPosition(pane) : L.point(0, 0);
    const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round();
    this.#move(map.project(toLatLng([0, 0]), zoom).subtract(origin), map.getZoomScale(zoom, this.#drawnZoom));
  }

  #move(offset: L.Point, scale: number): void {
    this.element.style.transform = `translate3d(${offset.x}px,${offset.y}px,0) scale(${scale})`;
  }
}
