import type { CombatRoomCard } from '../cards/room';

/** They are drawn together with the other rooms of their level. */
export const WORKSHOP_COMBAT_ROOMS: readonly CombatRoomCard[] = [];
