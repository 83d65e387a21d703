import { projectRoot, runModule } from '../../support/runModule';

/** Making it lowers all the rules: that takes its seconds. */
export const BUILD_MS = 120_000;

/** The program that thinks, made as it is made for phones; of another entry if one is named. */
export function builtProgram(entry?: string): string {
  const code = `
    import { thoughtProgram } from '${projectRoot}/scripts/metro/thoughtProgram.mjs';
    process.stdout.write(await thoughtProgram(${entry === undefined ? '' : JSON.stringify(entry)}));`;
  const { exitCode, printed, complained } = runModule(code);
  if (exitCode !== 0) throw new Error(complained);
  return printed;
}
