import { createStorage, type Storage } from './createStorage';
import { memoryRows } from './rows/memoryRows';

/** Everything for as long as the object lives, by the same rules as on a device. */
export const memoryStorage = (): Storage => createStorage(memoryRows(), async () => new Map());
