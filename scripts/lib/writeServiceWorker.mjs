import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow, posixRelative } from './contentHash.mjs';

const WORKER_NAME = 'sw.js';

const isPartOfTheGame = (file) =>
  !basename(file).startsWith('.') && !['metadata.json', WORKER_NAME].includes(basename(file)) && !file.endsWith('.map');

/**
 * Only an exported page has a worker, so only there is it registered: once all else has been loaded, and where the
 * browser allows it (not over plain http from another machine).
 */
const REGISTRATION = `<script>
      addEventListener('load', () => navigator.serviceWorker?.register('/${WORKER_NAME}'));
    </script>
  </body>`;

function registerIn(webFolder) {
  const page = join(webFolder, 'index.html');
  const html = readFileSync(page, 'utf8');
  if (!html.includes(REGISTRATION))
    writeFileSync(
      page,
      html.replace('</body>', () => REGISTRATION),
    );
}

/** Writes sw.js into an exported web app: our worker, and the exact list of files that make this release. */
export function writeServiceWorker(webFolder) {
  registerIn(webFolder);
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
