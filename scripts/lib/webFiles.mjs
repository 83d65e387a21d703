import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.otf': 'font/otf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.otf',
  '.svg',
  '.ttf',
  '.txt',
  '.wasm',
  '.wav',
  '.webmanifest',
]);

/** The bundler puts a hash of the content into these names, so what they hold never changes. */
const NAMED_BY_CONTENT = /[.-][0-9a-f]{32}\.[a-z0-9]+$/;

function readFile(path, changedMs) {
  const content = readFileSync(path);
  const extension = extname(path).toLowerCase();
  return {
    changedMs,
    content,
    etag: `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}"`,
    gzipped: COMPRESSIBLE.has(extension) ? gzipSync(content) : null,
    isForever: NAMED_BY_CONTENT.test(path),
    type: TYPES[extension] ?? 'application/octet-stream',
  };
}

/** The files of an exported app, each read and compressed once and kept in memory until it changes on disk. */
export function openFiles(folder) {
  const root = realpathSync(folder);
  const kept = new Map();

  function find(path) {
    const wanted = resolve(join(root, path.endsWith('/') ? `${path}index.html` : path));
    if (!wanted.startsWith(root + sep)) return null;
    const stat = statSync(wanted, { throwIfNoEntry: false });
    // A link must not lead out of the folder either.
    if (!stat?.isFile() || !realpathSync(wanted).startsWith(root + sep)) return null;
    const known = kept.get(wanted);
    if (known?.changedMs === stat.mtimeMs) return known;
    const file = readFile(wanted, stat.mtimeMs);
    kept.set(wanted, file);
    return file;
  }

  return { find };
}
