import type { Level } from '../../session';

/** Under which key a level has its words. */
export const levelKey = (level: Level) => `level${level}` as const;
