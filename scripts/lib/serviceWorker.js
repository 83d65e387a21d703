'use strict';

// One release of the game is one cache, filled whole or not at all, so that two releases are never mixed:
// every file must have the hash that the release names, and a page is served from the cache it began with.
const { version, files } = self.release;
const CACHE_PREFIX = 'pichenette-';
const cacheName = CACHE_PREFIX + version;
const TAKE_OVER = 'takeOver';

self.addEventListener('install', (event) => event.waitUntil(keepRelease()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOtherReleases()));
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? openPage(request) : answer(request, pathname));
});

async function keepRelease() {
  const cache = await caches.open(cacheName);
  await cache.addAll(files.map(({ path, integrity }) => new Request(path, { cache: 'no-cache', integrity })));
}

async function forgetOtherReleases() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** A newer release that is ready takes over when the only page is being opened anew: nobody is in the middle of a game. */
async function openPage(request) {
  const { waiting } = self.registration;
  if (waiting && (await self.clients.matchAll({ type: 'window' })).length < 2) {
    waiting.postMessage(TAKE_OVER);
    return new Response('', { headers: { Refresh: '0' } });
  }
  return answer(request, '/index.html');
}

async function answer(request, path) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(path);
  if (!kept) return fetch(request);
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
  return range ? sliceOf(kept, Number(range[1]), range[2]) : kept;
}

/** Players of sound ask for a part of a file, and some refuse the whole. */
async function sliceOf(kept, from, lastText) {
  const whole = await kept.arrayBuffer();
  const last = lastText ? Math.min(Number(lastText), whole.byteLength - 1) : whole.byteLength - 1;
  const headers = new Headers(kept.headers);
  headers.set('Content-Range', `bytes ${from}-${last}/${whole.byteLength}`);
  headers.set('Content-Length', String(last - from + 1));
  return new Response(whole.slice(from, last + 1), { status: 206, headers });
}
