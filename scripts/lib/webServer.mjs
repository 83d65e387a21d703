import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { Fault } from './fault.mjs';
import { openFiles } from './webFiles.mjs';

const PORTS_TO_TRY = 50;

const wantsGzip = (request) => /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');

function pathOf(request) {
  try {
    const path = decodeURIComponent(request.url.split('?')[0]);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** An address inside the app is the app's own business; a missing file is an honest 404. */
const isAddressInsideTheApp = (path) => !/\.[a-z0-9]+$/i.test(path);

function sendPart(request, response, file, headers) {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const from = Number(range?.[1]);
  if (!range || from >= file.content.length) return false;
  const last = range[2] ? Math.min(Number(range[2]), file.content.length - 1) : file.content.length - 1;
  if (last < from) return false;
  response.writeHead(206, {
    ...headers,
    'Content-Range': `bytes ${from}-${last}/${file.content.length}`,
    'Content-Length': last - from + 1,
  });
  response.end(request.method === 'HEAD' ? undefined : file.content.subarray(from, last + 1));
  return true;
}

function sendFile(request, response, file) {
  const headers = {
    'Content-Type': file.type,
    'Cache-Control': file.isForever ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'Accept-Ranges': 'bytes',
    'X-Content-Type-Options': 'nosniff',
  };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (sendPart(request, response, file, headers)) return;
  const isGzipped = file.gzipped !== null && wantsGzip(request);
  const body = isGzipped ? file.gzipped : file.content;
  response.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    ...(isGzipped && { 'Content-Encoding': 'gzip' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${text}\n`);
}

function createApp(folder) {
  const files = openFiles(folder);
  return createServer((request, response) => {
    if (!['GET', 'HEAD'].includes(request.method)) return refuse(response, 405, 'only GET and HEAD');
    const path = pathOf(request);
    if (path === null) return refuse(response, 400, 'not an address');
    const file = files.find(path) ?? (isAddressInsideTheApp(path) ? files.find('/index.html') : null);
    return file ? sendFile(request, response, file) : refuse(response, 404, 'no such file');
  });
}

function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address().port);
    });
  });
}

/** Listens on the first free port from `port` on; 0 lets the system choose. Without a host every device can come in. */
async function listenOnFreePort(server, port, host) {
  for (let candidate = port; candidate < port + PORTS_TO_TRY; candidate += 1) {
    try {
      return await listen(server, candidate, host);
    } catch (error) {
      if (error.code !== 'EADDRINUSE')
        throw new Fault(`Port ${candidate} cannot be used: try --port 8080.`, String(error));
    }
  }
  throw new Fault(`Ports ${port} to ${port + PORTS_TO_TRY - 1} are all busy: try another with --port N.`);
}

export async function serveWeb(folder, { port, host } = {}) {
  const server = createApp(folder);
  const boundPort = await listenOnFreePort(server, port ?? 0, host);
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { port: boundPort, close };
}

/** The address under which other devices of the same network see this machine, if there is one. */
export const networkAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
