// Types for the single modules of Leaflet that `leaflet-parts.ts` takes; the package types only the whole.

declare module 'leaflet/src/dom/DomUtil.js' {
  export const getPosition: typeof import('leaflet').DomUtil.getPosition;
}
declare module 'leaflet/src/geo/LatLng.js' {
  export const toLatLng: typeof import('leaflet').latLng;
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export const toLatLngBounds: typeof import('leaflet').latLngBounds;
}
declare module 'leaflet/src/geo/crs/CRS.Simple.js' {
  export const Simple: typeof import('leaflet').CRS.Simple;
}
declare module 'leaflet/src/geometry/Point.js' {
  export const toPoint: typeof import('leaflet').point;
}
declare module 'leaflet/src/layer/Layer.js' {
  export const Layer: typeof import('leaflet').Layer;
}
declare module 'leaflet/src/map/Map.js' {
  export const createMap: typeof import('leaflet').map;
}
declare module 'leaflet/src/map/handler/*.js';
