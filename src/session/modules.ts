import { catacombsModule as catacombs } from './catacombs/module';
import { conquestModule as conquest } from './conquest/module';
import { gymModule as gym } from './gym/module';

/** The games that are played here. */
export const MODULES = { catacombs, conquest, gym } as const;
