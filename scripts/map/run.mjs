// `npm run map`: builds the map and writes it to map-data. Vite runs the TypeScript modules, since Node 20 cannot.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';

const folder = 'map-data/war-of-the-ring';
const { module } = await runnerImport('./scripts/map/build.ts', { configFile: false });
for (const [name, content] of module.buildMap(folder)) {
  const path = `${folder}/${name}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`${path}  ${(gzipSync(content, { level: 9 }).length / 1000).toFixed(1)} kB gzip`);
}
