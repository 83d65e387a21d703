/** What a treasure is of: each has a table of its own for 2D (REIGN-186, REIGN-237). */
export const TREASURE_KINDS = ['weapon', 'potion', 'object', 'writing', 'magicWeapon', 'magicArmour', 'rune'] as const;
export type TreasureKind = (typeof TREASURE_KINDS)[number];
