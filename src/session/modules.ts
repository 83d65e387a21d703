import { catacombsModule as catacombs } from './catacombs/module';
import { gymModule as gym } from './gym/module';

/** The games that are played here. */
export const MODULES = { catacombs, gym } as const;
