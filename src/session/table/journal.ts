import type { GameShelf, ShelfChange, StorageFault } from '../../storage';

export type Keeping = 'kept' | 'keeping' | StorageFault;

/** All that a table writes on: whoever keeps nothing need not have more. */
export type WritableShelf = Pick<GameShelf, 'append' | 'change' | 'keepSnapshot' | 'setAside'>;

export interface JournalOptions {
  readonly shelf: WritableShelf;
  readonly gameId: string;
  /** After how many steps of the game it goes on. */
  readonly stepCount: number;
  /** How many are on disk: whatever comes after those has been dropped, and is kept as a game of its own. */
  readonly stepsOnShelf: number;
  /** How many steps the latest snapshot stands for. */
  readonly snapshotStepCount: number;
  /** The game after so many steps, as a snapshot; null when it has gone on since. */
  readonly snapshotAfter: (stepCount: number) => string | null;
  /** This is no time for what can wait. */
  readonly isBusy: () => boolean;
  /** Wall-clock time, milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly onKeeping: (keeping: Keeping) => void;
}

/** Writes a game down as it is played: in order, one thing at a time, and again from where it failed. */
export interface Journal {
  add(steps: readonly string[], change: Omit<ShelfChange, 'atMs'>): void;
  /** Nobody looks for now: it is a good time for a snapshot, so that little lies behind the latest. */
  rest(): void;
  /** Settled when everything so far is on disk, or could not be written for now. */
  settled(): Promise<void>;
}

/** So many steps are played again at most when a game is taken up. */
const SNAPSHOT_EVERY = 50;

export function createJournal(options: JournalOptions): Journal {
  const { shelf, gameId, stepCount, nowMs, onKeeping, snapshotAfter } = options;
  let waiting: readonly string[] = [];
  let written = stepCount;
  let change: Omit<ShelfChange, 'atMs'> | null = null;
  let kept: Promise<void> = Promise.resolve();
  let writing: Promise<void> = kept;
  let isLonger = options.stepsOnShelf > stepCount;
  let { snapshotStepCount } = options;

  async function setAside(): Promise<StorageFault | null> {
    if (!isLonger) return null;
    const aside = await shelf.setAside(gameId, stepCount);
    if (!aside.ok) return aside.error;
    isLonger = false;
    return null;
  }

  async function writeSteps(): Promise<StorageFault | null> {
    const fault = waiting.length > 0 ? await setAside() : null;
    if (fault !== null) return fault;
    for (let step = waiting[0]; step !== undefined; step = waiting[0]) {
      const appended = await shelf.append(gameId, written, step, nowMs());
      if (!appended.ok) return appended.error;
      written += 1;
      waiting = waiting.slice(1);
    }
    return null;
  }

  async function writeChange(): Promise<StorageFault | null> {
    const latest = change;
    if (latest === null) return null;
    const changed = await shelf.change(gameId, { ...latest, atMs: nowMs() });
    if (!changed.ok) return changed.error;
    if (change === latest) change = null;
    return null;
  }

  async function write(): Promise<void> {
    const fault = (await writeSteps()) ?? (await writeChange());
    onKeeping(fault ?? (waiting.length > 0 || change !== null ? 'keeping' : 'kept'));
  }

  /** Without one the next start is slower, and that is all. */
  async function writeSnapshot(leastSteps: number): Promise<void> {
    if (waiting.length > 0 || written - snapshotStepCount < leastSteps) return;
    const text = snapshotAfter(written);
    if (text === null) return;
    const snapshot = await shelf.keepSnapshot(gameId, written, text);
    if (snapshot.ok) snapshotStepCount = written;
  }

  return {
    add(steps, next) {
      waiting = [...waiting, ...steps];
      change = { ...change, ...next };
      onKeeping('keeping');
      kept = writing.then(write);
      // Nobody waits for it but what is written next.
      writing = kept.then(() => (options.isBusy() ? undefined : writeSnapshot(SNAPSHOT_EVERY)));
    },
    rest() {
      writing = writing.then(() => writeSnapshot(1));
    },
    settled: () => kept,
  };
}
