import { BASE_COMBAT_ROOMS } from './base/rooms';
import { LORD_IDS, type Expansion, type SpecialRoomId } from '../words/ids';
import type { CombatRoomCard, LordRoomCard, RoomCard, SpecialRoomCard } from './cards/room';
import { EVERY_EXIT, lair } from './cards/roomCards';
import { SOLOTH_COMBAT_ROOMS } from './soloth/rooms';
import { VERMIN_COMBAT_ROOMS } from './vermin/rooms';
import { WORKSHOP_COMBAT_ROOMS } from './workshop/rooms';
import type { CardId } from '../words/openIds';

const special = (id: SpecialRoomId, kind: SpecialRoomCard['kind']): SpecialRoomCard => ({
  kind,
  id,
  exits: EVERY_EXIT,
});

const COMBAT_ROOMS_OF: Readonly<Record<Expansion, readonly CombatRoomCard[]>> = {
  soloth: SOLOTH_COMBAT_ROOMS,
  vermin: VERMIN_COMBAT_ROOMS,
  workshop: WORKSHOP_COMBAT_ROOMS,
};

export const combatRoomsOf = (expansion: Expansion): readonly CombatRoomCard[] => COMBAT_ROOMS_OF[expansion];

const HEALERS = [special('room:healer', 'healer'), special('room:second-healer', 'healer')] as const;
const VERMIN_HEALERS = [
  special('room:healer-of-vermin', 'healer'),
  special('room:second-healer-of-vermin', 'healer'),
] as const;
const BASE_MERCHANT = special('room:merchant', 'merchant');
const SOLOTH_MERCHANT = special('room:merchant-of-soloth', 'merchant');
const ALTAR = special('room:altar-of-soloth', 'altar');

/** The new Merchant and the new Healers take the place of the old ones everywhere (SOL-049, VERM-066, VERM-071). */
export function specialRoomsOf(expansions: readonly Expansion[]): readonly SpecialRoomCard[] {
  const healers = expansions.includes('vermin') ? VERMIN_HEALERS : HEALERS;
  return expansions.includes('soloth') ? [SOLOTH_MERCHANT, ...healers, ALTAR] : [BASE_MERCHANT, ...healers];
}

export const LAIRS: readonly LordRoomCard[] = LORD_IDS.map(lair);

/** Every Room card that there is, whatever is played with. */
export const ROOM_CARDS: ReadonlyMap<CardId, RoomCard> = new Map(
  [
    ...BASE_COMBAT_ROOMS,
    ...SOLOTH_COMBAT_ROOMS,
    ...VERMIN_COMBAT_ROOMS,
    ...WORKSHOP_COMBAT_ROOMS,
    BASE_MERCHANT,
    SOLOTH_MERCHANT,
    ...HEALERS,
    ...VERMIN_HEALERS,
    ALTAR,
    ...LAIRS,
  ].map((card) => [card.id, card]),
);
