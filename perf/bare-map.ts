// What panning and zooming are held against: Leaflet whole, the regions as polygons of one colour, nothing else.
import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '../scripts/setup/project.mjs';
import { listen } from '../scripts/setup/server.mjs';
import { decodeShapes, type Shapes } from '../src/view/shapes.ts';

export async function serveBareMap(): Promise<{ address: string; server: Server }> {
  const shapes = decodeShapes(
    // Our own file; a test holds it to this form.
    JSON.parse(readFileSync(join(projectRoot, 'map-data/war-of-the-ring/shapes.json'), 'utf8')) as Shapes,
  );
  const rings = [...shapes.regions.values()].map(({ ring }) => ring.map(([x, y]) => [-y, x]));
  const document = `<!doctype html><link rel="stylesheet" href="/leaflet.css"><style>html,body,#map{height:100%;margin:0}#map{width:1014px}</style>
<div id="map"></div><script src="/leaflet.js"></script><script>
const map = L.map('map', { crs: L.CRS.Simple, zoomSnap: 0, minZoom: -4, zoomControl: false, attributionControl: false });
map.fitBounds([[-1323, 0], [0, 1920]]).setZoom(-0.4, { animate: false });
for (const ring of ${JSON.stringify(rings)}) L.polygon(ring, { color: '#6b5636', weight: 1.3, fillColor: '#ebdfc3', fillOpacity: 1 }).addTo(map);
document.documentElement.dataset.ready = 'true';</script>`;
  const server = createServer((request, response) => {
    const file = /^\/leaflet\.(js|css)$/.exec(request.url ?? '')?.[0];
    if (file) createReadStream(join(projectRoot, 'node_modules/leaflet/dist', file)).pipe(response);
    else response.setHeader('Content-Type', 'text/html').end(document);
  });
  return { address: await listen(server, 0), server };
}
