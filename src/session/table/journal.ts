import { guarded, type GameShelf, type ShelfChange, type StorageFault } from '../../storage';

/** How a game stands, as a shelf shows it. */
export type Standing = Omit<ShelfChange, 'atMs'>;

export type Keeping = 'kept' | 'keeping' | StorageFault;

/** All that a table writes on: whoever keeps nothing need not have more. */
export type WritableShelf = Pick<GameShelf, 'keep' | 'keepSnapshot' | 'setAside'>;

export interface JournalOptions {
  readonly shelf: WritableShelf;
  readonly gameId: string;
  /** After how many steps of the game it goes on. */
  readonly stepCount: number;
  /** How many are on disk: whatever comes after those has been dropped, and is kept as a game of its own. */
  readonly stepsOnShelf: number;
  /** How many steps the latest snapshot stands for. */
  readonly snapshotStepCount: number;
  /** Keeps a snapshot of the game after so many steps; false when that was not to be, or it has gone on since. */
  readonly keepSnapshot: (stepCount: number) => Promise<boolean>;
  /** How the game stands, asked for whenever it is written. */
  readonly standing: () => Standing;
  /** Wall-clock time, milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly onKeeping: (keeping: Keeping) => void;
}

/** Writes a game down as it is played: in order, one thing at a time, and again from where it failed. */
export interface Journal {
  add(steps: readonly string[]): void;
  /** A moment in which nobody waits: a snapshot is written if it is time for one. */
  breathe(): void;
  /** Nobody looks for now: it is a good time for a snapshot, so that little lies behind the latest. */
  rest(): void;
  /** Settled when everything so far is on disk, or could not be written for now. */
  settled(): Promise<void>;
}

/** So many steps are played again at most when a game is taken up. */
const SNAPSHOT_EVERY = 50;

export function createJournal(options: JournalOptions): Journal {
  const { shelf, gameId, stepCount, standing, nowMs, onKeeping, keepSnapshot } = options;
  let waiting: readonly string[] = [];
  let written = stepCount;
  let isChanged = false;
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

  async function writeAll(): Promise<StorageFault | null> {
    const fault = waiting.length > 0 ? await setAside() : null;
    if (fault !== null) return fault;
    const steps = waiting;
    isChanged = false;
    const done = await shelf.keep(gameId, written, steps, { ...standing(), atMs: nowMs() });
    if (!done.ok) return done.error;
    written += steps.length;
    waiting = waiting.slice(steps.length);
    return null;
  }

  /** Everything that waits in one piece: an answer and what came of it are never torn apart. */
  async function write(): Promise<void> {
    if (!isChanged) return;
    // Whatever goes wrong, the table goes on: it waits for this before it shows anything.
    const done = await guarded(writeAll);
    const fault = done.ok ? done.value : done.error;
    if (fault !== null) isChanged = true;
    onKeeping(fault ?? (isChanged ? 'keeping' : 'kept'));
  }

  const isSnapshotDue = (leastSteps: number): boolean =>
    waiting.length === 0 && written - snapshotStepCount >= leastSteps;

  /** Without one the next start is slower, and that is all. */
  async function writeSnapshot(leastSteps: number): Promise<void> {
    if (!isSnapshotDue(leastSteps)) return;
    const stepCount = written;
    const done = await guarded(() => keepSnapshot(stepCount));
    if (done.ok && done.value) snapshotStepCount = stepCount;
  }

  return {
    add(steps) {
      waiting = [...waiting, ...steps];
      isChanged = true;
      onKeeping('keeping');
      kept = writing.then(write);
      writing = kept;
    },
    breathe() {
      // Whoever only looks at a game writes nothing. Nobody waits for it but what is written next.
      if (written > stepCount && isSnapshotDue(SNAPSHOT_EVERY))
        writing = writing.then(() => writeSnapshot(SNAPSHOT_EVERY));
    },
    rest() {
      writing = writing.then(() => writeSnapshot(1));
    },
    settled: () => kept,
  };
}
