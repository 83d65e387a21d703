import { catacombs } from '../../rules/catacombs';
import { horizonOf } from '../core';

/** By the same rules, up to the end of the room: no player knows what lies behind the next door. */
export const { imagine, isAllowed, isCut: isRoomOver } = horizonOf(catacombs);
