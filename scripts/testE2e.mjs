import { spawn } from 'node:child_process';
import { buildWeb } from './lib/buildWeb.mjs';
import { ensureChromium } from './lib/ensureChromium.mjs';
import { ensurePackages } from './lib/ensurePackages.mjs';
import { runScript } from './lib/fault.mjs';
import { projectRoot, toolEnvironment } from './lib/project.mjs';

/** Plays the exported app in Chromium; arguments go to jest, for example a file's name. */
await runScript(async () => {
  await ensurePackages();
  const chromiumPath = await ensureChromium();
  await buildWeb();
  const jest = spawn('jest', ['--config', '__tests__/e2e/jest.config.js', ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: { ...toolEnvironment(), CHROMIUM_PATH: chromiumPath },
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve, reject) => {
    jest.on('error', reject);
    jest.on('close', (code) => resolve(code ?? 1));
  });
});
