import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runQuietly } from './children.mjs';
import { Fault } from './fault.mjs';
import { step } from './step.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);

function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Fault(`CHROMIUM_PATH is ${chosen}, which cannot be run: correct it or unset it.`);
  }
  return NAMES.map(onPath).find(Boolean) ?? MAC_PATHS.find(existsSync);
}

const canInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== undefined;

/** The path of a Chromium to test in; installed from Debian when we may, otherwise the reader is told how. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const advice = 'Chromium is missing: install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.';
  if (!canInstall()) throw new Fault(advice);
  await step('Installing Chromium', async (tell) => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const updated = await runQuietly('apt-get', ['update'], { env, onLine: tell });
    const installed = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env,
      onLine: tell,
    });
    if (installed.code !== 0) throw new Fault(advice, updated.output + installed.output);
  });
  const path = findChromium();
  if (!path) throw new Fault(advice);
  return path;
}

export const versionOf = (chromiumPath) =>
  execFileSync(chromiumPath, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();
