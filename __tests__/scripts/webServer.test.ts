import { symlinkSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';
import { startServer, type RunningServer } from '../support/webServer';

const HASHED = '/_expo/static/js/web/AppEntry-e033f43e65cf405788c73885d9e4c0b6.js';

const parent = temporaryFolder({
  'secret.txt': 'not for you',
  'web/index.html': '<title>Pichenette</title>',
  'web/canvaskit.wasm': Buffer.alloc(50_000, 'wasm'),
  'web/icon.png': Buffer.alloc(100, 'png'),
  'web/sound.wav': Buffer.from('0123456789'),
  [`web${HASHED}`]: 'play()',
});
const folder = path.join(parent, 'web');
let server: RunningServer;

beforeAll(async () => {
  symlinkSync(path.join(parent, 'secret.txt'), path.join(folder, 'link.txt'));
  server = await startServer(folder);
});
afterAll(() => server.stop());

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As raw as it gets: nothing tidies the path or unpacks the body on the way. */
function ask(rawPath: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: rawPath, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

it.each([
  ['/', 'text/html; charset=utf-8'],
  ['/canvaskit.wasm', 'application/wasm'],
  ['/icon.png', 'image/png'],
  [HASHED, 'text/javascript; charset=utf-8'],
])('serves %s as %s', async (address, type) => {
  const { status, headers } = await ask(address);
  expect([status, headers['content-type']]).toEqual([200, type]);
});

it('packs what gets smaller, for those who can unpack it', async () => {
  const packed = await ask('/canvaskit.wasm', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.body.length).toBeLessThan(1000);
  expect(gunzipSync(packed.body)).toHaveLength(50_000);
  const plain = await ask('/canvaskit.wasm');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toHaveLength(50_000);
  const image = await ask('/icon.png', { 'accept-encoding': 'gzip' });
  expect(image.headers['content-encoding']).toBeUndefined();
});

it('lets files named by their content be kept for ever and asks about all others', async () => {
  expect((await ask(HASHED)).headers['cache-control']).toContain('immutable');
  expect((await ask('/canvaskit.wasm')).headers['cache-control']).toBe('no-cache');
  expect((await ask('/')).headers['cache-control']).toBe('no-cache');
});

it('answers "not modified" only while the content is the same', async () => {
  writeFiles(folder, { 'page.html': 'one' });
  const etag = (await ask('/page.html')).headers.etag ?? '';
  expect((await ask('/page.html', { 'if-none-match': etag })).status).toBe(304);
  writeFiles(folder, { 'page.html': 'two' });
  const changed = await ask('/page.html', { 'if-none-match': etag });
  expect([changed.status, String(changed.body)]).toEqual([200, 'two']);
});

it('opens the app for an address inside it, and has no such file otherwise', async () => {
  expect(String((await ask('/gym')).body)).toContain('Pichenette');
  expect((await ask('/missing.js')).status).toBe(404);
});

it.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%2Fsecret%2Etxt',
  '/link.txt',
  '//secret.txt',
])('never leaves its folder: %s', async (address) => {
  const { status, body } = await ask(address);
  expect(status).toBe(404);
  expect(String(body)).not.toContain('not for you');
});

it('refuses what is no address and what is no reading', async () => {
  expect((await ask('/%zz')).status).toBe(400);
  expect((await ask('/%00')).status).toBe(400);
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});

it('gives the part of a file that a player of sound asks for', async () => {
  const part = await ask('/sound.wav', { range: 'bytes=2-5' });
  expect([part.status, part.headers['content-range'], String(part.body)]).toEqual([206, 'bytes 2-5/10', '2345']);
  expect(String((await ask('/sound.wav', { range: 'bytes=7-' })).body)).toBe('789');
});

it('answers HEAD without a body', async () => {
  const { status, headers, body } = await ask('/sound.wav', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, '10', 0]);
});

it('takes the next port when one is busy', async () => {
  const busyPort = Number(new URL(server.url).port);
  const second = await startServer(folder, busyPort);
  const secondPort = Number(new URL(second.url).port);
  expect(secondPort).toBeGreaterThan(busyPort);
  expect((await fetch(second.url)).status).toBe(200);
  await second.stop();
});
