import { spawn } from 'node:child_process';
import { Fault } from './fault.mjs';
import { projectRoot, toolEnvironment } from './project.mjs';

/** Expo's own server keeps the terminal: its keys and its QR code are the point. */
export function startExpo(port) {
  const args = ['start', ...(port === undefined ? [] : ['--port', String(port)])];
  const expo = spawn('expo', args, {
    cwd: projectRoot,
    env: { ...toolEnvironment(), FORCE_COLOR: '1' },
    stdio: 'inherit',
  });
  // A terminal's Ctrl-C reaches Expo by itself; a kill of this process alone does not.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => expo.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    expo.on('error', reject);
    expo.on('close', (code, signal) => {
      const wasEnded = code === 0 || code === 130 || signal !== null;
      if (wasEnded) resolve();
      else reject(new Fault('Expo could not start: see its message above.'));
    });
  });
}
