import type { BoardId } from '../../../table';
import type { Direction } from '../../model/path';
import { LORD_IDS, MONSTER_IDS, type CombatRoomId, type LordId, type MonsterId, type SpecialRoomId } from '../ids';
import type { CombatRoomCard, LordRoomCard, RoomCard, SpecialRoomCard } from '../room';

const EXIT_LETTERS: Readonly<Record<string, Direction>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const exitsOf = (letters: string): readonly Direction[] => [...letters].flatMap((letter) => EXIT_LETTERS[letter] ?? []);

type MonsterName = MonsterId extends `monster:${infer Name}` ? Name : never;
type RoomName<Id> = Id extends `room:${infer Name}` ? Name : never;

const counted = (names: Readonly<Partial<Record<MonsterName, number>>>): CombatRoomCard['monsters'] =>
  Object.fromEntries(
    MONSTER_IDS.flatMap((id) => {
      const count = names[id.slice('monster:'.length) as MonsterName];
      return count === undefined ? [] : [[id, count]];
    }),
  );

const combat = (
  [name, level, board]: readonly [RoomName<CombatRoomId>, 0 | 1 | 2, BoardId],
  monsters: Readonly<Partial<Record<MonsterName, number>>>,
  wanderingIcons: CombatRoomCard['wanderingIcons'],
  exits: string,
): CombatRoomCard => ({
  kind: 'combat',
  id: `room:${name}`,
  level,
  board,
  monsters: counted(monsters),
  wanderingIcons,
  exits: exitsOf(exits),
});

const special = (name: RoomName<SpecialRoomId>, kind: SpecialRoomCard['kind']): SpecialRoomCard => ({
  kind,
  id: `room:${name}`,
  exits: exitsOf('NESW'),
});

const lair = (lord: LordId): LordRoomCard => ({
  kind: 'lord',
  id: `room:lair-of-${lord.slice('lord:'.length)}`,
  lord,
  exits: exitsOf('NESW'),
});

/** Rooms of about 5, 6 and 7 monsters; what they are worth rises with the level. */
export const COMBAT_ROOMS: readonly CombatRoomCard[] = [
  combat(['sunken-stair', 0, 'crypt'], { 'skeleton-warrior': 3, zombie: 2 }, 0, 'NESW'),
  combat(['candle-cellar', 0, 'crypt'], { 'skeleton-warrior': 2, 'skeleton-archer': 1, zombie: 2 }, 0, 'NES'),
  combat(['mushroom-gallery', 0, 'cave'], { orc: 3, zombie: 2 }, 0, 'NEW'),
  combat(['dripping-grotto', 0, 'cave'], { orc: 2, troll: 1, 'skeleton-warrior': 1 }, 1, 'ESW'),
  combat(['cold-hearth', 0, 'forge'], { 'fire-spirit': 3, orc: 1 }, 1, 'NESW'),
  combat(['toll-gate', 0, 'tomb'], { 'skeleton-archer': 1, 'skeleton-warrior': 3 }, 1, 'NSW'),
  combat(['broken-cloister', 0, 'temple'], { centaur: 1, 'skeleton-warrior': 3 }, 1, 'NES'),
  combat(['gravediggers-rest', 0, 'ossuary'], { zombie: 4, 'skeleton-warrior': 1 }, 0, 'ESW'),
  combat(['drowned-nave', 1, 'temple'], { centaur: 2, 'skeleton-archer': 2 }, 2, 'NESW'),
  combat(['orc-kitchen', 1, 'cave'], { orc: 4, troll: 1 }, 1, 'NES'),
  combat(['bone-choir', 1, 'ossuary'], { ghoul: 3, zombie: 2 }, 1, 'NSW'),
  combat(['smiths-quarrel', 1, 'forge'], { 'fire-spirit': 2, 'fire-demon': 1, orc: 2 }, 1, 'NESW'),
  combat(['scorpion-pit', 1, 'tomb'], { 'giant-scorpion': 2, 'skeleton-warrior': 2, 'skeleton-archer': 1 }, 1, 'ESW'),
  combat(['webbed-crypt', 1, 'crypt'], { 'crypt-spider': 1, zombie: 3, 'skeleton-archer': 1 }, 1, 'NEW'),
  combat(['bull-court', 1, 'temple'], { minotaur: 1, centaur: 2, 'skeleton-warrior': 1 }, 2, 'NES'),
  combat(['three-throats', 1, 'forge'], { cerberus: 1, 'fire-spirit': 3, orc: 1 }, 1, 'NSW'),
  combat(['bridge-of-trolls', 1, 'cave'], { troll: 2, orc: 2, zombie: 1 }, 1, 'NESW'),
  combat(['watchtower-steps', 1, 'tomb'], { 'skeleton-archer': 3, 'skeleton-warrior': 2 }, 1, 'NEW'),
  combat(['pale-feast', 1, 'ossuary'], { zombie: 5, ghoul: 1 }, 0, 'ESW'),
  combat(['sunlit-shaft', 1, 'temple'], { centaur: 3, orc: 2 }, 1, 'NESW'),
  combat(['ashen-stairs', 1, 'forge'], { 'fire-spirit': 4, 'skeleton-warrior': 2 }, 0, 'NES'),
  combat(['bricked-tomb', 1, 'crypt'], { ghoul: 2, 'skeleton-warrior': 2, troll: 1 }, 1, 'NSW'),
  combat(['ember-hall', 2, 'forge'], { 'fire-demon': 2, 'fire-spirit': 2, minotaur: 1 }, 2, 'NESW'),
  combat(['hall-of-horns', 2, 'temple'], { minotaur: 2, centaur: 2 }, 3, 'NEW'),
  combat(['kennels', 2, 'tomb'], { cerberus: 2, orc: 2, troll: 1 }, 2, 'ESW'),
  combat(['bone-throne', 2, 'ossuary'], { ghoul: 3, 'crypt-spider': 1, zombie: 2 }, 1, 'NES'),
  combat(['deep-warren', 2, 'cave'], { troll: 3, orc: 3 }, 1, 'NESW'),
  combat(['archers-gallery', 2, 'crypt'], { 'skeleton-archer': 3, ghoul: 2, 'crypt-spider': 1 }, 1, 'NSW'),
  combat(['stinging-sands', 2, 'tomb'], { 'giant-scorpion': 2, cerberus: 1, centaur: 2 }, 2, 'NESW'),
  combat(['gate-of-embers', 2, 'forge'], { 'fire-demon': 1, cerberus: 1, minotaur: 1, 'fire-spirit': 2 }, 2, 'NES'),
];

export const SPECIAL_ROOMS: readonly SpecialRoomCard[] = [
  special('merchant', 'merchant'),
  special('healer', 'healer'),
  special('second-healer', 'healer'),
];

export const LAIRS: readonly LordRoomCard[] = LORD_IDS.map(lair);

export const ROOM_CARDS: ReadonlyMap<string, RoomCard> = new Map(
  [...COMBAT_ROOMS, ...SPECIAL_ROOMS, ...LAIRS].map((card) => [card.id, card]),
);
