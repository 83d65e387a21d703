import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian, onPath } from './debian.mjs';
import { Fault } from './fault.mjs';

const LIBRARIES = '/usr/lib';

/** WebKit's own browser lies beside its library, in a folder of the machine's kind. */
function findMiniBrowser() {
  const foldersIn = (folder) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);
  return foldersIn(LIBRARIES)
    .filter((folder) => folder.includes('-linux-'))
    .flatMap(foldersIn)
    .filter((folder) => folder.includes('webkit2gtk-4.'))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(existsSync);
}

/** Firefox, WebKit, and a display that is drawn on in memory: without one Firefox draws nothing and says nothing. */
const find = () => ({
  FIREFOX_PATH: onPath('firefox-esr') ?? onPath('firefox'),
  WEBKIT_DRIVER_PATH: onPath('WebKitWebDriver'),
  MINI_BROWSER_PATH: findMiniBrowser(),
  XVFB_RUN_PATH: onPath('xvfb-run'),
});

const isWhole = (found) => Object.values(found).every(Boolean);

const PACKAGES = [
  ...['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'xauth', 'libgl1-mesa-dri', 'libegl1', 'libgles2'],
  ...['dbus-x11', 'at-spi2-core', 'fonts-dejavu-core'],
];

/** Where Firefox, WebKit and a display to show them on are, by the names under which the tests look for them. */
export async function ensureOtherBrowsers() {
  const found = find();
  if (isWhole(found)) return found;
  const advice = `Firefox or WebKit is missing: install them (Debian: sudo apt-get install ${PACKAGES.join(' ')}).`;
  await installFromDebian('Installing Firefox and WebKit', PACKAGES, advice);
  const installed = find();
  if (!isWhole(installed)) throw new Fault(advice);
  return installed;
}
