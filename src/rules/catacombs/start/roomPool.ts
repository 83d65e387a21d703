import { BASE_COMBAT_ROOMS } from '../content/base/rooms';
import type { CombatRoomCard, RoomCard } from '../content/cards/room';
import { combatRoomsOf, LAIRS, specialRoomsOf } from '../content/rooms';
import { inTheBox } from '../model/subjects/box';
import { WITH_SOLOTH_ICON } from '../words/verminIds';
import type { Expansion } from '../words/ids';
import type { CatacombsSetup, RoomPool } from '../model/setup';

const LEVELS = [0, 1, 2] as const;

/** Boxes that add to the pool of a level; the Vermin are shuffled into whatever is left of it (VERM-065). */
const ADDING: readonly Expansion[] = ['soloth', 'workshop'];

const addedRooms = (setup: CatacombsSetup): readonly CombatRoomCard[] =>
  ADDING.filter((one) => inTheBox(setup).includes(one)).flatMap(combatRoomsOf);

/** Those of the Vermin; without Soloth the ones with its icon stay in the box (VERM-073). */
function verminRooms(setup: CatacombsSetup): readonly CombatRoomCard[] {
  const box = inTheBox(setup);
  if (!box.includes('vermin')) return [];
  return combatRoomsOf('vermin').filter(({ id }) => box.includes('soloth') || !WITH_SOLOTH_ICON.includes(id));
}

function cardsFrom(setup: CatacombsSetup, pool: RoomPool): readonly CombatRoomCard[] {
  const added = addedRooms(setup);
  if (pool === 'base' || added.length === 0) return BASE_COMBAT_ROOMS;
  return pool === 'added' ? added : [...BASE_COMBAT_ROOMS, ...added];
}

/** The cards of each level that are drawn from (SOL-226). */
export const roomsByLevel = (setup: CatacombsSetup): readonly (readonly CombatRoomCard[])[] =>
  LEVELS.map((level) => cardsFrom(setup, setup.roomPools?.[level] ?? 'mixed').filter((card) => card.level === level));

/** What is shuffled into the pile of each level once half of it is gone; nothing without the Vermin (VERM-064, VERM-065). */
export const verminByLevel = (setup: CatacombsSetup): readonly (readonly CombatRoomCard[])[] =>
  LEVELS.map((level) => verminRooms(setup).filter((card) => card.level === level));

/** Of a pile that is cut in two the larger half stays (VERM-070). */
export const halfOf = (cards: number): number => Math.ceil(cards / 2);

/** How many cards of each level can be drawn. */
export function pileSizes(setup: CatacombsSetup): readonly number[] {
  const vermin = verminByLevel(setup);
  return roomsByLevel(setup).map((cards, level) => {
    const added = vermin[level]?.length ?? 0;
    return added === 0 ? cards.length : halfOf(cards.length) + added;
  });
}

/** Every Room card of what is played with, for those who choose cards themselves. */
export const cardsInTheBox = (setup: CatacombsSetup): readonly RoomCard[] => [
  ...BASE_COMBAT_ROOMS,
  ...addedRooms(setup),
  ...verminRooms(setup),
  ...specialRoomsOf(inTheBox(setup)),
  ...LAIRS,
];
