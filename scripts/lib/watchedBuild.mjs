import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeServiceWorker } from './writeServiceWorker.mjs';

/** Browsers without a console that can be listened to: the page itself keeps what goes wrong, also when it is loaded anew. */
const WATCH = `<script>
      {
        const note = (text) => {
          const noted = JSON.parse(sessionStorage.getItem('problems') ?? '[]');
          sessionStorage.setItem('problems', JSON.stringify([...noted, text]));
        };
        const { error } = console;
        console.error = (...said) => {
          note('console: ' + said.join(' '));
          error(...said);
        };
        // Whoever leaves a page breaks off what it still reads.
        let isLeft = false;
        addEventListener('beforeunload', () => {
          isLeft = true;
        });
        addEventListener(
          'error',
          ({ message, target }) => {
            if (message !== undefined || !isLeft) note('uncaught: ' + (message ?? target?.src));
          },
          true,
        );
        addEventListener('unhandledrejection', ({ reason }) => note('rejected: ' + reason));
      }
    </script>`;

/** A copy of the exported app that watches itself, with a service worker of its own. */
export function writeWatchedBuild(webFolder, folder) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(webFolder, folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<head>', () => `<head>\n    ${WATCH}`),
  );
  writeServiceWorker(folder);
}
