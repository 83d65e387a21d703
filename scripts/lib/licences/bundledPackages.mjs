import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runQuietly } from '../children.mjs';
import { filesBelow } from '../contentHash.mjs';
import { Fault } from '../fault.mjs';
import { inProject } from '../project.mjs';
import { step } from '../step.mjs';

const PLATFORMS = ['web', 'android', 'ios'];

/** The innermost package that a source file belongs to, as a folder of the project: packages can be nested. */
const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

function packageFoldersIn(sourceMapPath) {
  const { sources } = JSON.parse(readFileSync(sourceMapPath, 'utf8'));
  return sources.flatMap((source) => {
    const [path] = PACKAGE_FOLDER.exec(source) ?? [];
    return path ? [path.slice(path.indexOf('node_modules/'))] : [];
  });
}

async function bundledFor(platform) {
  const folder = mkdtempSync(join(tmpdir(), 'pichenette-licences-'));
  try {
    const { code, output } = await step(`Looking into the ${platform} bundle`, (tell) =>
      runQuietly('expo', ['export', '--platform', platform, '--source-maps', '--output-dir', folder], {
        env: { CI: '1' },
        onLine: tell,
      }),
    );
    if (code !== 0) throw new Fault(`The ${platform} bundle could not be made: see above.`, output);
    return filesBelow(folder)
      .filter((file) => file.endsWith('.map'))
      .flatMap(packageFoldersIn);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The folders of all packages that end in the app: their code is in a bundle, or they are dependencies of ours, whose
 * native part is linked in even where their code is not.
 */
export async function findBundledPackages() {
  const folders = [];
  for (const platform of PLATFORMS) folders.push(...(await bundledFor(platform)));
  return withDirectDependencies(folders);
}

/** Skia's engine for the web is copied into public/ as it is, past every bundler. */
const COPIED = ['canvaskit-wasm'];

export function withDirectDependencies(folders) {
  const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const direct = [...Object.keys(dependencies), ...COPIED].map((name) => `node_modules/${name}`);
  return [...new Set([...folders, ...direct])].sort();
}
