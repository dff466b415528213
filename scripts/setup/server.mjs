// Serves the files of one folder, to this machine only. What a careful static host does, no more: content types,
// compression, caching, the headers of safety, and nothing outside the folder.

import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { safetyHeaders } from '../page/content-policy.mjs';
import { portForbidden, portTaken } from './sentences.mjs';
import { Failure } from './speech.mjs';

const host = '127.0.0.1';

/** @type {Readonly<Record<string, string>>} */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** @param {string} contentType whether what it names is text, and so shrinks well */
const isText = (contentType) => contentType.includes('charset=');

/** Files whose name holds a hash of their content, as the build makes them. */
const hashedName = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/** @typedef {{ contentType: string, body: Buffer, gzip: Buffer | undefined, tag: string }} Asset */

/** The path within the folder that an address asks for, or undefined where it asks for anything else. @param {string} address */
function requestedPath(address) {
  let path;
  try {
    path = decodeURIComponent(address.split(/[?#]/)[0] ?? '');
  } catch {
    return undefined;
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return undefined;
  // No hidden files and no way up: no part of the path starts with a dot.
  if (path.split('/').some((part) => part.startsWith('.'))) return undefined;
  return path.endsWith('/') ? `${path}index.html` : path;
}

/** @param {string} file @returns {Promise<Asset>} */
async function readAsset(file) {
  const body = await readFile(file);
  const contentType = contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
  return {
    contentType,
    body,
    gzip: isText(contentType) ? gzipSync(body, { level: 9 }) : undefined,
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 20),
  };
}

/**
 * Where an address of a folder that lacks the slash at its end leads to, with what was asked; relative, so that it stays
 * on this host.
 * @param {string} address
 * @param {string} path
 */
function withSlash(address, path) {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const query = address.indexOf('?');
  return `./${encodeURIComponent(last)}/${query < 0 ? '' : address.slice(query)}`;
}

/** Keeps what was read and compressed for as long as the file stays the same. @param {string} folder */
function createAssets(folder) {
  /** @type {Map<string, { version: string, asset: Promise<Asset> }>} */
  const known = new Map();

  /** @param {string} path @returns {Promise<Asset | undefined>} */
  return async function findAsset(path) {
    try {
      const base = await realpath(folder);
      const file = await realpath(join(base, path));
      if (!file.startsWith(base + sep)) return undefined;
      const facts = await stat(file);
      if (!facts.isFile()) return undefined;
      const version = `${facts.ino} ${facts.mtimeMs} ${facts.size}`;
      const entry = known.get(file);
      if (entry?.version === version) return await entry.asset;
      const asset = readAsset(file);
      known.set(file, { version, asset });
      return await asset;
    } catch {
      // Not there, not readable, or put away by a new build between two of the steps above.
      return undefined;
    }
  };
}

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
function refuse(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 * @param {Asset} asset
 */
function send(request, response, path, asset) {
  const compressed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? asset.gzip : undefined;
  const body = compressed ?? asset.body;
  const tag = `"${asset.tag}${compressed ? '-gzip' : ''}"`;
  response.setHeader('Cache-Control', hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('ETag', tag);
  if (asset.gzip) response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  if (compressed) response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Content-Type', asset.contentType);
  response.setHeader('Content-Length', body.length);
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
}

/** @param {string} folder */
export function createStaticServer(folder) {
  const findAsset = createAssets(folder);
  return createServer(async (request, response) => {
    for (const [name, value] of Object.entries(safetyHeaders)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'Method not allowed');
      return;
    }
    const path = requestedPath(request.url ?? '/');
    const asset = path === undefined ? undefined : await findAsset(path);
    if (path !== undefined && asset) send(request, response, path, asset);
    else if (path !== undefined && (await findAsset(`${path}/index.html`))) {
      // As common hosts do: what the page of a folder fetches beside it would be looked for one folder above.
      response.setHeader('Location', withSlash(request.url ?? '/', path));
      refuse(response, 301, 'Moved permanently');
    } else refuse(response, 404, 'Not found');
  });
}

/**
 * Answers the address once the server takes requests; port 0 stands for any free one.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<string>}
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ problem) => {
      if (problem.code === 'EADDRINUSE') reject(new Failure(portTaken(port)));
      else if (problem.code === 'EACCES') reject(new Failure(portForbidden(port)));
      else reject(problem);
    });
    server.listen(port, host, () => {
      const bound = server.address();
      resolve(`http://${host}:${typeof bound === 'object' && bound ? bound.port : port}/`);
    });
  });
}

/** @param {import('node:http').Server} server @returns {Promise<void>} */
export function stop(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
