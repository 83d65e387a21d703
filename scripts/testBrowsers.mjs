import { spawn } from 'node:child_process';
import { buildWeb, webFolder } from './lib/buildWeb.mjs';
import { ensureOtherBrowsers } from './lib/ensureOtherBrowsers.mjs';
import { ensurePackages } from './lib/ensurePackages.mjs';
import { runScript } from './lib/fault.mjs';
import { inProject, projectRoot, toolEnvironment } from './lib/project.mjs';
import { writeWatchedBuild } from './lib/watchedBuild.mjs';

const CONFIG = '__tests__/e2e/otherBrowsers/jest.config.js';
const DISPLAY = '-screen 0 1400x1000x24';

/** Plays the exported app in Firefox and in WebKit; arguments go to jest, for example a file's name. */
await runScript(async () => {
  await ensurePackages();
  const browsers = await ensureOtherBrowsers();
  await buildWeb();
  const gameFolder = inProject('test-output', 'watched-build');
  writeWatchedBuild(webFolder, gameFolder);
  const jest = ['jest', '--config', CONFIG, ...process.argv.slice(2)];
  const shown = spawn(browsers.XVFB_RUN_PATH, ['--auto-servernum', '--server-args', DISPLAY, ...jest], {
    cwd: projectRoot,
    env: { ...toolEnvironment(), ...browsers, GAME_FOLDER: gameFolder },
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve, reject) => {
    shown.on('error', reject);
    shown.on('close', (code) => resolve(code ?? 1));
  });
});
