import { ok, type Result } from '../../lib';
import {
  MAX_EXPORT_LENGTH,
  type AppStorage,
  type ImportReport,
  type Persistence,
  type StorageFault,
  type StorageRoom,
} from '../../storage';
import { admitIn } from '../shelf/admitIn';
import type { Modules } from '../shelf/modules';
import { mergeValue } from './mergeValue';

export interface EverythingAsFile {
  readonly text: string;
  readonly gameCount: number;
  /** How many games could not be read, and are not in it. */
  readonly leftOutCount: number;
}

/** What is known of the place where everything is kept. */
export interface KeptWhere {
  /** Why nothing can be read or written there; null when all is well. */
  readonly fault: StorageFault | null;
  readonly persistence: Persistence;
  readonly room: StorageRoom | null;
}

/** All that belongs to the players of this device: every game, and their settings. */
export interface Belongings {
  exportAll(): Promise<Result<EverythingAsFile, StorageFault>>;
  /** Adds what is not here yet; a file that is not whole and ours changes nothing. */
  importAll(text: string): Promise<Result<ImportReport, StorageFault>>;
  /** Asks the browser at the same time to keep it all. */
  keptWhere(): Promise<KeptWhere>;
}

export interface BelongingsOptions<M> {
  /** What is played here. */
  readonly modules: M;
  readonly storage: Pick<AppStorage, 'shelf' | 'files' | 'persistence' | 'room'>;
  /** Wall-clock time, milliseconds since 1970. */
  readonly nowMs: () => number;
}

/** No file that is longer is read. */
export const MAX_IMPORT_CHARS = MAX_EXPORT_LENGTH;

const HEAD_CHARS = 400;

/** Whether a file would have everything in it; one game by itself is a record. */
export const isEverything = (text: string): boolean =>
  /"format"\s*:\s*"pichenette-shelf"/.test(text.slice(0, HEAD_CHARS));

export function openBelongings<M extends Modules<M>>({ modules, storage, nowMs }: BelongingsOptions<M>): Belongings {
  const { shelf, files } = storage;
  return {
    async exportAll() {
      const written = await files.exportAll(nowMs());
      if (!written.ok) return written;
      const { text, gameCount, leftOut } = written.value;
      return ok({ text, gameCount, leftOutCount: leftOut.length });
    },
    importAll: (text) => files.importAll(text, { admit: admitIn(modules), merge: mergeValue }),
    async keptWhere() {
      const [listed, persistence, room] = await Promise.all([shelf.list(), storage.persistence(), storage.room()]);
      return { fault: listed.ok ? null : listed.error, persistence, room };
    },
  };
}
