import type { GameShelf, ShelfChange, StorageFault } from '../../../storage';

export type Keeping = 'kept' | 'keeping' | StorageFault;

export interface JournalOptions {
  readonly shelf: GameShelf;
  readonly gameId: string;
  /** How many steps are on disk already. */
  readonly stepCount: number;
  /** Wall-clock time, milliseconds since 1970. */
  readonly nowMs: () => number;
  readonly onKeeping: (keeping: Keeping) => void;
}

/** Writes a game down as it is played: in order, one thing at a time, and again from where it failed. */
export interface Journal {
  add(steps: readonly string[], change: Omit<ShelfChange, 'atMs'>): void;
  /** Settled when everything so far is on disk, or could not be written for now. */
  settled(): Promise<void>;
}

export function createJournal({ shelf, gameId, stepCount, nowMs, onKeeping }: JournalOptions): Journal {
  let waiting: readonly string[] = [];
  let written = stepCount;
  let change: Omit<ShelfChange, 'atMs'> | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function writeSteps(): Promise<StorageFault | null> {
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

  return {
    add(steps, next) {
      waiting = [...waiting, ...steps];
      change = { ...change, ...next };
      onKeeping('keeping');
      writing = writing.then(write);
    },
    settled: () => writing,
  };
}
