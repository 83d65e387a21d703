import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runModule } from '../support/runModule';
import { temporaryFolder, writeFiles } from '../support/temporaryFolder';

interface Release {
  readonly version: string;
  readonly files: readonly { readonly path: string; readonly integrity: string }[];
}

function releaseOf(folder: string): Release {
  const code = `
    import { writeServiceWorker } from './scripts/lib/writeServiceWorker.mjs';
    writeServiceWorker(${JSON.stringify(folder)});`;
  expect(runModule(code).exitCode).toBe(0);
  const [firstLine = ''] = readFileSync(path.join(folder, 'sw.js'), 'utf8').split('\n');
  return JSON.parse(firstLine.replace(/^self\.release = /, '').replace(/;$/, '')) as Release;
}

const APP = { 'index.html': '<body>Pichenette</body>', 'assets/a wood.png': 'wood', '_expo/app.js': 'play()' };

it('names every file of the game and nothing else', () => {
  const folder = temporaryFolder({ ...APP, '.sources': 'hash', 'metadata.json': '{}', '_expo/app.js.map': '{}' });
  releaseOf(folder);
  const again = releaseOf(folder);
  expect(again.files.map((file) => file.path)).toEqual(['/_expo/app.js', '/assets/a%20wood.png', '/index.html']);
});

it('has the page register it, once however often it is written', () => {
  const folder = temporaryFolder(APP);
  releaseOf(folder);
  releaseOf(folder);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(page.match(/serviceWorker\?\.register\('\/sw\.js'\)/g)).toHaveLength(1);
});

it('is the same release for the same content, and another when one byte differs', () => {
  const folder = temporaryFolder(APP);
  const first = releaseOf(folder);
  expect(releaseOf(temporaryFolder(APP))).toEqual(first);
  writeFiles(folder, { 'assets/a wood.png': 'Wood' });
  const second = releaseOf(folder);
  expect(second.version).not.toBe(first.version);
  expect(second.files.filter((file, i) => file.integrity !== first.files[i]?.integrity)).toHaveLength(1);
});
