import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ROOT } from './bundle.mjs';

const run = promisify(execFile);
const QUICKJS = fileURLToPath(new URL('quickjs.mjs', import.meta.url));
const HERMES_FOLDERS = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' };

export const HERMES = `${ROOT}node_modules/hermes-engine-cli/${HERMES_FOLDERS[process.platform]}/hermes`;

const JSC_PACKAGES = ['libjavascriptcoregtk-4.1-bin', 'libjavascriptcoregtk-4.0-bin', 'libjavascriptcoregtk-6.0-bin'];

/** Every engine that a package registry can give us: how to call it, and which Debian package has it (any of them). */
export const ENGINES = [
  { name: 'V8', command: process.execPath, flags: [], packages: [] },
  { name: 'V8, no JIT', command: process.execPath, flags: ['--jitless'], packages: [] },
  { name: 'Hermes -O', command: HERMES, flags: ['-O', '-w'], packages: [] },
  { name: 'Hermes -O0', command: HERMES, flags: ['-O0', '-w'], packages: [] },
  { name: 'JavaScriptCore', command: 'jsc', flags: [], packages: JSC_PACKAGES },
  { name: 'JavaScriptCore, no JIT', command: 'jsc', flags: ['--useJIT=false'], packages: JSC_PACKAGES },
  { name: 'SpiderMonkey', command: 'gjs', flags: [], packages: ['gjs'] },
  { name: 'QuickJS', command: process.execPath, flags: [QUICKJS], packages: [] },
];

/** Runs a script and answers what it printed last; libraries may greet before. */
export async function runOn(engine, script) {
  const { stdout } = await run(engine.command, [...engine.flags, script], { maxBuffer: 64e6, env: quietEnv() });
  return stdout.trimEnd().split('\n').at(-1);
}

// A shell of Debian's may look for a desktop that is not there.
const quietEnv = () => ({ ...process.env, NO_AT_BRIDGE: '1' });

export function isInstalled({ command }) {
  if (command.includes('/')) return existsSync(command);
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${command}`));
}

/** Installs what is missing when we may; answers the engines that are still missing. */
export async function installMissing() {
  const missing = ENGINES.filter((engine) => !isInstalled(engine));
  const canInstall = process.getuid?.() === 0 && isInstalled({ command: 'apt-get' });
  if (missing.length === 0 || !canInstall) return missing;
  await apt(['update', '-q']);
  for (const candidates of new Set(missing.map(({ packages }) => packages))) await installOneOf(candidates);
  return missing.filter((engine) => !isInstalled(engine));
}

async function installOneOf(candidates) {
  for (const candidate of candidates) {
    const isDone = await apt(['install', '-y', '-q', '--no-install-recommends', candidate]);
    if (isDone) return;
  }
}

async function apt(args) {
  try {
    await run('apt-get', args, { maxBuffer: 64e6, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch {
    return false;
  }
}
