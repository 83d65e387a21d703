import type { CombatRoomCard } from '../room';

/** They are drawn together with the other rooms of their level. */
export const WORKSHOP_COMBAT_ROOMS: readonly CombatRoomCard[] = [];
