import { versionedValue, type KeyValue, type ValueShape } from '../../storage';
import { crashNote, parseNotes, type CrashNote, type Scene } from './crashNote';
import type { Trail } from './trail';

/** Whoever reports a crash reports the last; more would only take room. */
const MOST_NOTES = 5;

const KEPT: ValueShape<readonly CrashNote[]> = { key: 'crashes', upgrades: [() => []], parse: parseNotes };

/** What has broken on this device. */
export interface KeptCrashes {
  /** Settled when it is written, or could not be: what breaks may be the storage itself. */
  note(thrown: unknown, scene: Scene): Promise<void>;
  /** The latest first; none where they cannot be read. */
  all(): Promise<readonly CrashNote[]>;
  forget(): Promise<void>;
}

export interface CrashesOptions {
  readonly values: KeyValue;
  readonly trail: Trail;
  readonly nowMs: () => number;
}

export function openCrashes({ values, trail, nowMs }: CrashesOptions): KeptCrashes {
  const kept = versionedValue(values, KEPT);
  let writing: Promise<unknown> = Promise.resolve();

  async function all(): Promise<readonly CrashNote[]> {
    const found = await kept.read();
    return found.ok ? (found.value ?? []) : [];
  }
  /** One after the other: two things often break together. */
  function change(next: (notes: readonly CrashNote[]) => readonly CrashNote[]): Promise<void> {
    const written = writing.then(async () => {
      await kept.write(next(await all()));
    });
    writing = written.catch(() => undefined);
    return written.catch(() => undefined);
  }

  return {
    note(thrown, scene) {
      const note = crashNote(thrown, scene, { atMs: nowMs(), steps: trail.last() });
      return change((notes) => [note, ...notes].slice(0, MOST_NOTES));
    },
    all: () => writing.then(all),
    forget: () => change(() => []),
  };
}
