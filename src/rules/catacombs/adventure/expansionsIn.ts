import { expansionsOf } from '../content/expansionsOf';
import { EXPANSIONS, type Expansion } from '../words/ids';
import type { Adventure, AdventureRoom, FightRoom, HeroState } from '../words/adventure';
import { isFight } from './inPlay';

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
