import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { bundleForNode, ROOT } from '../../engines/bundle.mjs';
import { Fault } from '../../lib/fault.mjs';

const run = promisify(execFile);
const HERE = join(ROOT, 'src');

/** The commits that are named in pairs of contestants like `3:main@3`. */
export const refsIn = (levels) => [
  ...new Set(
    levels
      .flatMap((pair) => pair.split(':'))
      .filter((name) => name.includes('@'))
      .map((name) => name.slice(0, name.lastIndexOf('@'))),
  ),
];

/** Lays the rest of this tree beside another mind, so that both think with the same rules and the same table. */
async function layBeside(src) {
  const rooms = (await readdir(HERE)).filter((room) => room !== 'ai');
  await Promise.all(rooms.map((room) => symlink(join(HERE, room), join(src, room))));
}

/** The mind of a commit, in a folder of its own. */
async function takeOut(ref, folder) {
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'ai.tar');
  try {
    await run('git', ['archive', '-o', archive, ref, '--', 'src/ai'], { cwd: ROOT });
    await run('tar', ['-xf', archive, '-C', folder]);
  } catch (error) {
    throw new Fault(`No src/ai was found at ${ref}: name a commit of this repository, as in 3:main@3.`, error.stderr);
  }
  return join(folder, 'src');
}

/** Where those who play this game are to be found; of commits before each game had a room of its own, all of them. */
const doorIn = (src, game) =>
  [join(src, 'ai', game), join(src, 'ai')].find((door) => existsSync(join(door, 'index.ts')));

/** Puts the players found in these folders (`src` of each) where the arena of a game looks for others. */
const withOthers = (folders) => ({
  name: 'others',
  setup({ onLoad }) {
    onLoad({ filter: /arena[\\/][^\\/]+[\\/]others\.ts$/ }, ({ path }) => {
      const game = basename(dirname(path));
      const entries = Object.entries(folders);
      const imports = entries.map(
        ([, src], index) => `import * as o${index} from ${JSON.stringify(doorIn(src, game))};`,
      );
      const named = entries.map(([ref], index) => `${JSON.stringify(ref)}: o${index}`);
      return { contents: `${imports.join('\n')}\nexport const OTHERS = { ${named.join(', ')} };`, loader: 'ts' };
    });
  },
});

/** A program for Node in which players from these folders sit beside those of this tree. */
export async function bundleWith(folders, entry, outfile) {
  await Promise.all(Object.values(folders).map(layBeside));
  await bundleForNode(entry, outfile, { plugins: [withOthers(folders)] });
}

/** Where the minds of these commits were laid, by their names. */
export async function taken(refs, folder) {
  const each = refs.map(async (ref, index) => [ref, await takeOut(ref, join(folder, String(index)))]);
  return Object.fromEntries(await Promise.all(each));
}
