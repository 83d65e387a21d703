/**
 * The workshop: monsters, abilities and rooms of our own or yours, beside the boxes that are released. Nothing in it is sealed,
 * and an id may still change; how to add one is in the README at the root.
 */
export const WORKSHOP_MONSTER_IDS = [] as const;

export const WORKSHOP_ABILITY_IDS = [] as const;

export const WORKSHOP_COMBAT_ROOM_IDS = [] as const;
