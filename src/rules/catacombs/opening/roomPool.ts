import { BASE_COMBAT_ROOMS } from '../content/base/rooms';
import type { CombatRoomCard, RoomCard } from '../content/room';
import { combatRoomsOf, LAIRS, specialRoomsOf } from '../content/rooms';
import type { CatacombsSetup, RoomPool } from '../model/setup';
import { inTheBox } from './inTheBox';

const LEVELS = [0, 1, 2] as const;

const addedRooms = (setup: CatacombsSetup): readonly CombatRoomCard[] => inTheBox(setup).flatMap(combatRoomsOf);

function cardsFrom(setup: CatacombsSetup, pool: RoomPool): readonly CombatRoomCard[] {
  const added = addedRooms(setup);
  if (pool === 'base' || added.length === 0) return BASE_COMBAT_ROOMS;
  return pool === 'added' ? added : [...BASE_COMBAT_ROOMS, ...added];
}

/** The cards of each level that are drawn from (SOL-226). */
export const roomsByLevel = (setup: CatacombsSetup): readonly (readonly CombatRoomCard[])[] =>
  LEVELS.map((level) => cardsFrom(setup, setup.roomPools?.[level] ?? 'mixed').filter((card) => card.level === level));

/** Every Room card of what is played with, for those who choose cards themselves. */
export const cardsInTheBox = (setup: CatacombsSetup): readonly RoomCard[] => [
  ...BASE_COMBAT_ROOMS,
  ...addedRooms(setup),
  ...specialRoomsOf(inTheBox(setup)),
  ...LAIRS,
];
