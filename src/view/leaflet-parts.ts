// The parts of Leaflet that a map of our own shapes needs, without its tiles, markers, vectors and controls:
// little more than half of it on the wire. The page's build puts this in the place of `leaflet`; elsewhere the
// whole package answers to the same names.
import { getPosition } from 'leaflet/src/dom/DomUtil.js';
import { Simple } from 'leaflet/src/geo/crs/CRS.Simple.js';
import { toLatLng } from 'leaflet/src/geo/LatLng.js';
import { toLatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
import { toPoint } from 'leaflet/src/geometry/Point.js';
import { Layer } from 'leaflet/src/layer/Layer.js';
import { createMap } from 'leaflet/src/map/Map.js';
// Each of these adds itself to every map.
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';

export default {
  CRS: { Simple },
  DomUtil: { getPosition },
  Layer,
  latLng: toLatLng,
  latLngBounds: toLatLngBounds,
  map: createMap,
  point: toPoint,
};
