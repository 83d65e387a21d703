import { catacombsModule as catacombs } from './catacombs/module';

/** The games that are played here. */
export const MODULES = { catacombs } as const;
