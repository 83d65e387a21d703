import fs from 'node:fs';
import path from 'node:path';
import { RECIPES } from './recipes';
import { encodeWav } from './wav';

const FOLDER = path.join('assets', 'sounds');

fs.mkdirSync(FOLDER, { recursive: true });
let totalBytes = 0;
for (const [name, make] of RECIPES) {
  const file = encodeWav(make());
  totalBytes += file.length;
  fs.writeFileSync(path.join(FOLDER, `${name}.wav`), file);
}
console.log(`${RECIPES.size} sounds, ${(totalBytes / 1000).toFixed(0)} kB, in ${FOLDER}`);
