import { symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createStaticServer, listen, stop } from '../../scripts/setup/server.mjs';
import { createFolder, writeInto } from './folder.ts';

const files = {
  'secret.txt': 'outside',
  'dist/index.html': '<!doctype html><title>Sendas</title>',
  'dist/.build.json': '{"sources":""}',
  'dist/assets/main-Ab3_-x9Z.js': 'export const región = "Moria";',
  'dist/assets/letra-12345678.woff2': 'wOF2',
  'dist/sw.js': 'self.skipWaiting();',
  'dist/manifest.webmanifest': '{"short_name":"Sendas"}',
  'dist/help/index.html': '<!doctype html><title>Ayuda</title>',
};

async function serve(): Promise<{ root: string; address: string }> {
  const root = createFolder(files);
  const server = createStaticServer(join(root, 'dist'));
  const address = await listen(server, 0);
  onTestFinished(() => stop(server));
  return { root, address };
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Sends the path as it is, which fetch would tidy up first. */
function ask(address: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('a file of the folder', () => {
  test.each([
    { path: '/', type: 'text/html; charset=utf-8', cache: 'no-cache', body: '<!doctype html><title>Sendas</title>' },
    { path: '/?lang=en', type: 'text/html; charset=utf-8', cache: 'no-cache', body: files['dist/index.html'] },
    { path: '/help/', type: 'text/html; charset=utf-8', cache: 'no-cache', body: files['dist/help/index.html'] },
    { path: '/sw.js', type: 'text/javascript; charset=utf-8', cache: 'no-cache', body: files['dist/sw.js'] },
    {
      path: '/manifest.webmanifest',
      type: 'application/manifest+json; charset=utf-8',
      cache: 'no-cache',
      body: files['dist/manifest.webmanifest'],
    },
    {
      path: '/assets/main-Ab3_-x9Z.js',
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
      body: 'export const región = "Moria";',
    },
    {
      path: '/assets/letra-12345678.woff2',
      type: 'font/woff2',
      cache: 'public, max-age=31536000, immutable',
      body: 'wOF2',
    },
  ])('$path comes with its type and how long to keep it', async ({ path, type, cache, body }) => {
    const { address } = await serve();
    const answer = await ask(address, path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['cache-control']).toBe(cache);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(body);
  });

  test('comes compressed to whoever takes that', async () => {
    const { address } = await serve();
    const answer = await ask(address, '/assets/main-Ab3_-x9Z.js', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe('export const región = "Moria";');
  });

  test('is not compressed twice', async () => {
    const { address } = await serve();
    const answer = await ask(address, '/assets/letra-12345678.woff2', { 'Accept-Encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe('wOF2');
  });

  test('is not sent again while it stays the same', async () => {
    const { root, address } = await serve();
    const { headers } = await ask(address, '/');
    const known = { 'If-None-Match': String(headers.etag) };
    expect((await ask(address, '/', known)).status).toBe(304);
    writeInto(root, 'dist/index.html', '<!doctype html><title>Sendas, compilada de nuevo</title>');
    const answer = await ask(address, '/', known);
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('<!doctype html><title>Sendas, compilada de nuevo</title>');
  });

  test('has headers alone for those who ask for them alone', async () => {
    const { address } = await serve();
    const answer = await ask(address, '/', {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-length']).toBe('36');
    expect(answer.body.length).toBe(0);
  });
});

describe('a folder with a page, asked for without its slash,', () => {
  test.each([
    { path: '/help', to: '/help/' },
    { path: '/help?lang=en&b=%2F', to: '/help/?lang=en&b=%2F' },
    { path: '/un%20mapa', to: '/un%20mapa/' },
    { path: '/help/more', to: '/help/more/' },
    { path: '//help', to: '//help/' },
  ])('$path leads to $to on this host', async ({ path, to }) => {
    const { root, address } = await serve();
    writeInto(root, 'dist/un mapa/index.html', '<!doctype html><title>Mapa</title>');
    writeInto(root, 'dist/help/more/index.html', '<!doctype html><title>Más</title>');
    const answer = await ask(address, path);
    expect(answer.status).toBe(301);
    const here = new URL(address);
    expect(`${new URL(String(answer.headers.location), here.origin + path)}`).toBe(here.origin + to);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('the headers of safety', () => {
  test.each(['/', '/sw.js', '/nada.js'])('come with %s', async (path) => {
    const { address } = await serve();
    const { headers } = await ask(address, path);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; " +
        "require-trusted-types-for 'script'; trusted-types sendas-worker",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()');
    // Others may show the page in a frame.
    expect(headers['x-frame-options']).toBeUndefined();
  });
});

describe('nothing else', () => {
  test.each([
    '/nada.js',
    '/assets',
    '/assets/',
    '/.build.json',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//../secret.txt',
    '/index.html%00.txt',
    '/%',
    '/%ff',
  ])('%s is not found', async (path) => {
    const { address } = await serve();
    expect((await ask(address, path)).status).toBe(404);
  });

  test('a link that leads out of the folder is not followed', async () => {
    const { root, address } = await serve();
    symlinkSync(join(root, 'secret.txt'), join(root, 'dist/way-out.txt'));
    expect((await ask(address, '/way-out.txt')).status).toBe(404);
  });

  test('nothing can be written', async () => {
    const { address } = await serve();
    expect((await ask(address, '/', {}, 'PUT')).status).toBe(405);
  });
});

test('only this machine is served', async () => {
  const { address } = await serve();
  expect(new URL(address).hostname).toBe('127.0.0.1');
});
