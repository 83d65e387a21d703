import { spawnSync } from 'node:child_process';
import path from 'node:path';

export const projectRoot = path.resolve(__dirname, '../..');

interface ModuleRun {
  readonly exitCode: number | null;
  readonly printed: string;
  readonly complained: string;
}

/** The scripts are ES modules for plain Node, so their tests run them there, as their users do. */
export function runModule(code: string, env: Record<string, string> = {}, root = projectRoot): ModuleRun {
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { exitCode: run.status, printed: run.stdout, complained: run.stderr };
}
