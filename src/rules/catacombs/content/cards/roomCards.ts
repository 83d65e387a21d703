import type { BoardId, Direction } from '../../words/boards';
import { MONSTER_IDS, type CombatRoomId, type LordId, type MonsterId } from '../../words/ids';
import type { CombatRoomCard, LordRoomCard } from './room';

const EXIT_LETTERS: Readonly<Record<string, Direction>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const exitsOf = (letters: string): readonly Direction[] => [...letters].flatMap((letter) => EXIT_LETTERS[letter] ?? []);

export const EVERY_EXIT = exitsOf('NESW');

type MonsterName = MonsterId extends `monster:${infer Name}` ? Name : never;
type RoomName<Id> = Id extends `room:${infer Name}` ? Name : never;

const counted = (names: Readonly<Partial<Record<MonsterName, number>>>): CombatRoomCard['monsters'] =>
  Object.fromEntries(
    MONSTER_IDS.flatMap((id) => {
      const count = names[id.slice('monster:'.length) as MonsterName];
      return count === undefined ? [] : [[id, count]];
    }),
  );

/** A card as it is printed: name, level and board; monsters; icons; the letters of its exits. */
export const combatRoom = (
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

export const lair = (lord: LordId): LordRoomCard => ({
  kind: 'lord',
  id: `room:lair-of-${lord.slice('lord:'.length)}`,
  lord,
  exits: EVERY_EXIT,
});
