export const PHASES = ['exploration', 'setup', 'combat', 'resolution'] as const;
export type Phase = (typeof PHASES)[number];

/** A fight: a room of the path, one that camping brought on, or the lair of the Lord. */
export type FightKind = 'room' | 'camp' | 'final';
