import type { BoardId } from '../../../table';
import type { Direction } from '../../model/path';
import { LORD_IDS, type LordId } from '../ids';
import type { CombatRoomCard, LordRoomCard, RoomCard, SpecialRoomCard } from '../room';

const EXIT_LETTERS: Readonly<Record<string, Direction>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const exitsOf = (letters: string): readonly Direction[] => [...letters].flatMap((letter) => EXIT_LETTERS[letter] ?? []);

const combat = (
  [id, level, board]: readonly [string, 0 | 1 | 2, BoardId],
  monsters: CombatRoomCard['monsters'],
  wanderingIcons: CombatRoomCard['wanderingIcons'],
  exits: string,
): CombatRoomCard => ({
  kind: 'combat',
  id: `room:${id}`,
  level,
  board,
  monsters,
  wanderingIcons,
  exits: exitsOf(exits),
});

const special = (id: string, kind: SpecialRoomCard['kind'], exits: string): SpecialRoomCard => ({
  kind,
  id: `room:${id}`,
  exits: exitsOf(exits),
});

const lair = (lord: LordId): LordRoomCard => ({
  kind: 'lord',
  id: `room:lair-of-${lord.slice('lord:'.length)}`,
  lord,
  exits: exitsOf('NESW'),
});

export const COMBAT_ROOMS: readonly CombatRoomCard[] = [
  combat(['sunken-stair', 0, 'crypt'], { 'monster:skeleton-warrior': 3, 'monster:zombie': 2 }, 0, 'NESW'),
  combat(['mushroom-gallery', 1, 'cave'], { 'monster:orc': 3, 'monster:troll': 1, 'monster:zombie': 2 }, 0, 'NES'),
  combat(['drowned-nave', 1, 'temple'], { 'monster:centaur': 2, 'monster:skeleton-archer': 2 }, 2, 'NSW'),
  combat(
    ['ember-hall', 2, 'forge'],
    { 'monster:fire-spirit': 2, 'monster:fire-demon': 1, 'monster:minotaur': 1 },
    2,
    'NESW',
  ),
];

export const SPECIAL_ROOMS: readonly SpecialRoomCard[] = [
  special('merchant', 'merchant', 'NESW'),
  special('healer', 'healer', 'NESW'),
  special('second-healer', 'healer', 'NESW'),
];

export const LAIRS: readonly LordRoomCard[] = LORD_IDS.map(lair);

export const ROOM_CARDS: ReadonlyMap<string, RoomCard> = new Map(
  [...COMBAT_ROOMS, ...SPECIAL_ROOMS, ...LAIRS].map((card) => [card.id, card]),
);
