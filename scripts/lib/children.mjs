import { spawn } from 'node:child_process';
import { projectRoot, toolEnvironment } from './project.mjs';

const running = new Set();

/**
 * Runs a command quietly in a process group of its own, so that it can be ended with everything it started.
 * Resolves with its exit code and all that it printed; `onLine` hears each line as it comes.
 */
export function runQuietly(command, args, { cwd = projectRoot, env = {}, onLine = () => {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...toolEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const hear = (chunk) => {
      output += chunk;
      const line = String(chunk).trimEnd().split('\n').at(-1)?.trim();
      if (line) onLine(line);
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends every command that still runs, with its own children. */
export function endChildren() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It ended by itself in the meantime.
    }
  }
}

/**
 * Ctrl-C (or a polite kill) ends what was started, then this process, without an error.
 * The handlers stay: npm passes a terminal's Ctrl-C on, so that it comes twice.
 */
export function endOnInterrupt(cleanUp = () => {}) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      endChildren();
      cleanUp();
      process.exit(0);
    });
  }
}
