import type { ResumeFigures } from './measureResume';
import type { ShelfFigures } from './measureShelf';

const AIM = { commitP99Ms: 50, openingMs: 500, resumeMs: 1500 } as const;

function line(where: string, what: string, value: string, aim = ''): void {
  console.log(`${where.padEnd(10)} ${what.padEnd(42)} ${value.padStart(9)}${aim && `   aim ${aim}`}`);
}

export function tellShelf(where: string, figures: ShelfFigures, openingMs: number, usedBytes: number): void {
  const { stepCount, commitP50Ms, commitP99Ms } = figures;
  line(where, 'commit of a command, p50, ms', commitP50Ms.toFixed(2));
  line(where, 'commit of a command, p99, ms', commitP99Ms.toFixed(2), `<= ${AIM.commitP99Ms}`);
  line(where, `opening ${stepCount} commands, ms`, openingMs.toFixed(1), `<= ${AIM.openingMs}`);
  line(where, 'on disk for 100 commands, kB', (usedBytes / 1000 / (stepCount / 100)).toFixed(1));
}

export function tellResume(figures: ResumeFigures): void {
  const { commandCount, fromSnapshotMs, fromStartMs, snapshotChars, takingSnapshotMs, addingSnapshotMs } = figures;
  const where = 'session';
  line(where, `going on after ${commandCount} commands, ms`, fromSnapshotMs.toFixed(1), `<= ${AIM.resumeMs}`);
  line(where, 'the same without a snapshot, ms', fromStartMs.toFixed(1));
  line(where, 'so many times as long', (fromStartMs / fromSnapshotMs).toFixed(1));
  line(where, 'taking a snapshot, ms', takingSnapshotMs.toFixed(1));
  line(where, 'one more behind another, ms', addingSnapshotMs.toFixed(1));
  line(where, 'of taking all of it, share', (addingSnapshotMs / takingSnapshotMs).toFixed(2));
  line(where, 'size of the snapshot, thousand characters', (snapshotChars / 1000).toFixed(0));
}
