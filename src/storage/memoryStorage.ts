import { createStorage, type AppStorage } from './createStorage';
import { memoryRows } from './rows/memoryRows';

/** Everything for as long as the object lives, by the same rules as on a device. */
export const memoryStorage = (): AppStorage =>
  createStorage(memoryRows(), {
    readKeptBefore: async () => new Map(),
    persistence: async () => 'mayBeCleared',
    room: async () => null,
  });
