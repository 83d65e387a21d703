import { runScript } from './lib/fault.mjs';
import { jestInChromium } from './lib/jestInChromium.mjs';

/** Plays the exported app in Chromium; arguments go to jest, for example a file's name. */
await runScript(() => jestInChromium('__tests__/e2e/jest.config.js', process.argv.slice(2)));
