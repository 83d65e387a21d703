/** The Sorceress begins with all the magic that her track holds (SOL-129, SOL-136). */
export const MAGIC = { start: 6, max: 6 } as const;
