import type { ShelfFigures } from './measureShelf';

const AIM = { commitP99Ms: 50, openingMs: 500 } as const;

export function tell(where: string, figures: ShelfFigures, openingMs: number, usedBytes: number): void {
  const { stepCount, commitP50Ms, commitP99Ms } = figures;
  const line = (what: string, value: string, aim = ''): void =>
    console.log(`${where.padEnd(10)} ${what.padEnd(34)} ${value.padStart(9)}${aim && `   aim ${aim}`}`);
  line('commit of a command, p50, ms', commitP50Ms.toFixed(2));
  line('commit of a command, p99, ms', commitP99Ms.toFixed(2), `<= ${AIM.commitP99Ms}`);
  line(`opening ${stepCount} commands, ms`, openingMs.toFixed(1), `<= ${AIM.openingMs}`);
  line('on disk for 100 commands, kB', (usedBytes / 1000 / (stepCount / 100)).toFixed(1));
}
