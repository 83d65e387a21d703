import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './children.mjs';
import { Fault } from './fault.mjs';
import { step } from './step.mjs';

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where a command is that can be run by its name alone. */
export const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** Installs packages of Debian when we may; otherwise, or when that fails, the reader is told what to do. */
export async function installFromDebian(title, packages, advice) {
  if (!canInstall()) throw new Fault(advice);
  await step(title, async (tell) => {
    const apt = (args) => runQuietly('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, onLine: tell });
    const updated = await apt(['update']);
    const installed = await apt(['install', '-y', '--no-install-recommends', ...packages]);
    if (installed.code !== 0) throw new Fault(advice, updated.output + installed.output);
  });
}
