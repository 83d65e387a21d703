import { spawn } from 'node:child_process';
import { buildWeb } from './buildWeb.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensurePackages } from './ensurePackages.mjs';
import { projectRoot, toolEnvironment } from './project.mjs';

/** Runs what this Jest configuration names against the exported app in Chromium; its exit code is this process's. */
export async function jestInChromium(config, args) {
  await ensurePackages();
  const chromiumPath = await ensureChromium();
  await buildWeb();
  const jest = spawn('jest', ['--config', config, ...args], {
    cwd: projectRoot,
    env: { ...toolEnvironment(), CHROMIUM_PATH: chromiumPath },
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve, reject) => {
    jest.on('error', reject);
    jest.on('close', (code) => resolve(code ?? 1));
  });
}
