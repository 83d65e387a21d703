import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where something can be mutated that a player would notice: not in imports, types and comments. */
const isBare = (line) =>
  /^\s*($|\/\/|\/?\*|import |export \{|export \*|export type |export interface |readonly |\}|\)|\| )/.test(line);

export const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('index.ts'))
    .sort();

/** mulberry32 */
function randomOf(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** So many lines of the sources, the same ones for a seed, as Stryker names them. */
export function sampleLines(files, count, seed) {
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isBare(line) ? [] : [`${file}:${index + 1}-${index + 1}`])),
  );
  const random = randomOf(seed);
  const picked = [];
  while (picked.length < count && lines.length > 0) picked.push(...lines.splice(random() % lines.length, 1));
  return picked.sort();
}
