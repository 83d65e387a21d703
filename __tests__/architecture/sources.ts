import fs from 'node:fs';
import path from 'node:path';

/** Source text by path from the project's root, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

const ROOT = path.join(__dirname, '../..');
const CODE = /\.(ts|tsx|js|mjs|cjs)$/;

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(path.join(ROOT, folder))) return [];
  return fs
    .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? entry.name === 'node_modules'
          ? []
          : filesBelow(`${folder}/${entry.name}`)
        : [`${folder}/${entry.name}`],
    );
}

export function readSources(folders: readonly string[]): Sources {
  const paths = ['App.tsx', ...folders.flatMap(filesBelow)].filter((file) => CODE.test(file)).sort();
  return new Map(paths.map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]));
}

export function readmeOf(room: string): string | null {
  const file = path.join(ROOT, 'src', room, 'README.md');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}
