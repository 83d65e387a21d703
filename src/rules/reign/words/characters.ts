import type { Id } from '../../machine';

/** A hero by the id of the sheet; everybody else by kind and number, as `giant-rat-2`. */
export type CharacterId = Id<'character'>;
/** One thing among those of its kind, as `i3`. */
export type ItemId = Id<'item'>;

export const SIDES = ['heroes', 'master'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'heroes' ? 'master' : 'heroes');

/** How hard the GM characters are (REIGN-263). */
export const GRADES = ['novice', 'adventurer', 'hero'] as const;
export type Grade = (typeof GRADES)[number];
