import { equipmentOf } from '../../content/equipment';
import { BRINGS } from '../../content/brings';
import { expansionsOf } from '../../content/expansionsOf';
import { type EquipmentId, type Expansion, EXPANSIONS } from '../../words/ids';
import type { Adventure, AdventureRoom, FightRoom, HeroState } from '../../words/adventure';
import type { CatacombsSetup } from '../setup';
import { isFight } from './story';

const idsInFight = ({ monsters = [], variants = [] }: FightRoom): readonly string[] => [
  ...monsters.map(({ monster }) => monster),
  ...variants,
];

const idsOn = ({ equipment = [], spells = [], kept = [] }: HeroState): readonly string[] => [
  ...equipment,
  ...spells,
  ...kept,
];

const isOfSoloth = (room: AdventureRoom): boolean =>
  isFight(room) ? (room.monsters ?? []).some(({ frozen }) => frozen === true) : room.kind === 'altar';

/** What is of a box without naming a card of it: the Altar, Ice Spikes, poison, and what the Overseer may do with Vermin. */
function unnamed({ rooms, heroes, options = {} }: Adventure): readonly Expansion[] {
  const isOfVermin =
    options.variants === true ||
    options.wanderingVermin === true ||
    Object.values(heroes).some(({ poison = [] }) => poison.length > 0);
  return [...(rooms.some(isOfSoloth) ? ['soloth' as const] : []), ...(isOfVermin ? ['vermin' as const] : [])];
}

/** A story brings along whatever its cards come from, and what it names besides. */
export function expansionsIn(adventure: Adventure): readonly Expansion[] {
  const { rooms, heroes, lord, party = [], expansions = [] } = adventure;
  const fought = rooms.flatMap((room) => (isFight(room) ? idsInFight(room) : []));
  const owned = Object.values(heroes).flatMap(idsOn);
  const ids = [...Object.keys(heroes), ...party, ...fought, ...owned, ...(lord === null ? [] : [lord])];
  const brought = [...expansions, ...expansionsOf(ids), ...unnamed(adventure)];
  return EXPANSIONS.filter((one) => brought.includes(one));
}

/** What is played with the base game: as agreed, and as the story asks. */
export function inTheBox({ expansions = [], adventure }: CatacombsSetup): readonly Expansion[] {
  const told = adventure ? expansionsIn(adventure) : [];
  return EXPANSIONS.filter((one) => expansions.includes(one) || told.includes(one));
}

/** Every Equipment card of this game: those that the Merchant may come to offer, and those that somebody has. */
export const equipmentInPlay = (setup: CatacombsSetup): readonly EquipmentId[] =>
  equipmentOf(inTheBox(setup)).filter((id) => BRINGS[id]?.looks === undefined || !setup.house.withoutMap);
