import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file below a folder (or the file itself), in an order that does not depend on the machine. */
export function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

export const posixRelative = (from, to) => relative(from, to).split(sep).join('/');

/** One hash over the names and contents of everything below these paths. */
export function contentHash(root, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(join(root, path)))) {
    const content = readFileSync(file);
    hash.update(`${posixRelative(root, file)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}
