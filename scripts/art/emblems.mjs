// Takes the outlines of the credited icons out of the icon package, so that the app carries only those it draws.
import { readFile, writeFile } from 'node:fs/promises';

const AUTHORS = new URL('../../src/board/look/emblemAuthors.json', import.meta.url);
const PATHS = new URL('../../src/board/look/emblemPaths.json', import.meta.url);

async function outlineOf(id) {
  const { default: icon } = await import(`@iconify-icons/game-icons/${id}.js`);
  return [...icon.body.matchAll(/\sd="([^"]+)"/g)].map(([, outline]) => outline).join(' ');
}

const authors = JSON.parse(await readFile(AUTHORS, 'utf8'));
const ids = Object.values(authors).flat().sort();
const outlines = {};
for (const id of ids) outlines[id] = await outlineOf(id);
await writeFile(PATHS, `${JSON.stringify(outlines, null, 2)}\n`);
console.log(`${ids.length} emblems`);
