// Map units (x right, y down) to Leaflet's latitude and longitude and back. Only this file converts.
import L from 'leaflet';
import type { Box, Point } from './box.ts';

/** Leaflet's simple plane has its north upwards, so a latitude is a y with the sign turned. */
export const PLANE: L.CRS = L.CRS.Simple;

export const toLatLng = ([x, y]: Point): L.LatLng => L.latLng(-y, x);

export const toPoint = ({ lat, lng }: L.LatLng): Point => [lng, -lat];

export function boundsOf(points: readonly Point[]): L.LatLngBounds {
  return L.latLngBounds(points.map(toLatLng));
}

export function toBox(bounds: L.LatLngBounds): Box {
  const [left, right, top, bottom] = [bounds.getWest(), bounds.getEast(), -bounds.getNorth(), -bounds.getSouth()];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}
