// Takes the outlines of the credited icons out of the icon package, so that the app carries only those it draws: for the
// board itself and for each game, beside the list of its authors.
import { readFile, writeFile } from 'node:fs/promises';
import { emblemFolders } from '../lib/emblemFolders.mjs';

async function outlineOf(id) {
  const { default: icon } = await import(`@iconify-icons/game-icons/${id}.js`);
  return [...icon.body.matchAll(/\sd="([^"]+)"/g)].map(([, outline]) => outline).join(' ');
}

for (const folder of emblemFolders()) {
  const authors = JSON.parse(await readFile(`${folder}/emblemAuthors.json`, 'utf8'));
  const ids = Object.values(authors).flat().sort();
  const outlines = {};
  for (const id of ids) outlines[id] = await outlineOf(id);
  await writeFile(`${folder}/emblemPaths.json`, `${JSON.stringify(outlines, null, 2)}\n`);
  console.log(`${ids.length} emblems`);
}
