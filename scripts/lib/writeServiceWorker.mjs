import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow, posixRelative } from './contentHash.mjs';

const WORKER_NAME = 'sw.js';

const isPartOfTheGame = (file) =>
  !basename(file).startsWith('.') && !['metadata.json', WORKER_NAME].includes(basename(file)) && !file.endsWith('.map');

/** Writes sw.js into an exported web app: our worker, and the exact list of files that make this release. */
export function writeServiceWorker(webFolder) {
  const files = filesBelow(webFolder)
    .filter(isPartOfTheGame)
    .map((file) => ({
      path: '/' + posixRelative(webFolder, file).split('/').map(encodeURIComponent).join('/'),
      integrity: `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`,
    }));
  const worker = readFileSync(new URL('./serviceWorker.js', import.meta.url), 'utf8');
  const version = createHash('sha256').update(JSON.stringify(files)).update(worker).digest('hex').slice(0, 16);
  const release = `self.release = ${JSON.stringify({ version, files })};\n`;
  writeFileSync(join(webFolder, WORKER_NAME), release + worker);
  return { version, fileCount: files.length };
}
