// Map units (x right, y down) to Leaflet's latitude and longitude and back. Only this file converts.
import L from 'leaflet';
import type { Point } from './box.ts';

/** Leaflet's simple plane with y downwards, so that a latitude is a y and a longitude an x. */
export const PLANE: L.CRS = L.Util.extend({}, L.CRS.Simple, { transformation: new L.Transformation(1, 0, 1, 0) });

export const toLatLng = ([x, y]: Point): L.LatLng => L.latLng(y, x);
export const toUnits = ({ lat, lng }: L.LatLng): Point => [lng, lat];

export function boundsOf(points: readonly Point[]): L.LatLngBounds {
  return L.latLngBounds(points.map(toLatLng));
}

export const frameBounds = (width: number, height: number, margin = 0): L.LatLngBounds =>
  boundsOf([
    [-margin, -margin],
    [width + margin, height + margin],
  ]);
