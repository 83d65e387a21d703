import fs from 'node:fs';
import path from 'node:path';
import { MUSIC_RECIPES } from './music/recipes';
import { RECIPES } from './recipes';
import { encodeWav } from './wav';

function write(folder: string, files: ReadonlyMap<string, () => Buffer>): void {
  const inAssets = path.join('assets', folder);
  fs.mkdirSync(inAssets, { recursive: true });
  let totalBytes = 0;
  for (const [name, encode] of files) {
    const file = encode();
    totalBytes += file.length;
    fs.writeFileSync(path.join(inAssets, `${name}.wav`), file);
  }
  console.log(`${files.size} files, ${(totalBytes / 1000).toFixed(0)} kB, in ${inAssets}`);
}

write('sounds', new Map([...RECIPES].map(([name, make]) => [name, () => encodeWav(make())])));
write(
  'music',
  new Map([...MUSIC_RECIPES].map(([name, { keepsEvery, make }]) => [name, () => encodeWav(make(), keepsEvery)])),
);
