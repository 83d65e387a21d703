import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian, isExecutable, onPath } from './debian.mjs';
import { Fault } from './fault.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PATHS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Fault(`CHROMIUM_PATH is ${chosen}, which cannot be run: correct it or unset it.`);
  }
  return NAMES.map(onPath).find(Boolean) ?? MAC_PATHS.find(existsSync);
}

/** The path of a Chromium to test in; installed from Debian when we may, otherwise the reader is told how. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const advice = 'Chromium is missing: install it (Debian: sudo apt-get install chromium) or set CHROMIUM_PATH.';
  await installFromDebian('Installing Chromium', ['chromium'], advice);
  const path = findChromium();
  if (!path) throw new Fault(advice);
  return path;
}

export const versionOf = (chromiumPath) =>
  execFileSync(chromiumPath, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();
