import { MONSTER_CARDS } from '../content/monsters';
import { LORD_CARDS } from '../content/lords';
import { stockOf } from '../content/stock';
import { shortOf } from '../model/subjects/shortOf';
import type { Adventure, AdventureRoom, FightRoom, MonsterEntry } from '../words/adventure';
import { conditionFaults } from './conditionFaults';
import { expansionsIn } from '../model/subjects/box';
import { at, type Fault } from './fault';
import { fightIn, lordOf } from '../model/subjects/storyFight';

function entryFaults({ monster, count, at: spot, life }: MonsterEntry): readonly Fault[] {
  const faults: Fault[] = [];
  const full = MONSTER_CARDS[monster].life;
  if (spot !== undefined && (count ?? 1) > 1) faults.push(at(['count'], 'a place is for one monster alone'));
  if (life !== undefined && spot === undefined) faults.push(at(['life'], 'a wounded monster needs a place ("at")'));
  if (life !== undefined && life > full) faults.push(at(['life'], `at most ${full}`));
  return faults;
}

function lairFaults({ lord, rooms }: Adventure, room: FightRoom, index: number): readonly Fault[] {
  if (room.kind === 'combat') {
    return lord === null && (room.wanderingIcons ?? 0) > 0
      ? [at(['wanderingIcons'], 'wandering monsters come with a Lord: the adventure has none (BASE-088)')]
      : [];
  }
  if (lord === null) return [at(['kind'], 'a lair needs a Lord: the adventure has none')];
  const full = LORD_CARDS[lord].life + LORD_CARDS[lord].extraLife;
  return [
    ...(index === rooms.length - 1 ? [] : [at(['kind'], 'the lair is the last room (BASE-085)')]),
    ...((room.lordLife ?? 0) > full ? [at(['lordLife'], `at most ${full}`)] : []),
  ];
}

function stockFaults(adventure: Adventure, room: FightRoom): readonly Fault[] {
  const { monsters } = fightIn(room, lordOf(adventure));
  if (room.kind === 'combat' && monsters.length === 0) return [at(['monsters'], 'expected at least one monster')];
  const [missing] = shortOf({ stock: stockOf(expansionsIn(adventure)) }, monsters);
  return missing === undefined ? [] : [at(['monsters'], `the box has no disc left for ${missing} (BASE-022)`)];
}

/** What a room asks for that the box, the cards or the story cannot give. */
export const roomFaults = (adventure: Adventure, room: FightRoom, index: number): readonly Fault[] => [
  ...lairFaults(adventure, room, index),
  ...(room.monsters ?? []).flatMap((entry, number) =>
    entryFaults(entry).map(({ path, message }) => at(['monsters', number, ...path], message)),
  ),
  ...conditionFaults(adventure, room),
  ...stockFaults(adventure, room),
];

/** There is one Altar, and before it one gift (SOL-060, SOL-065). */
export const shopFaults = ({ rooms }: Adventure, { kind }: AdventureRoom, index: number): readonly Fault[] =>
  kind === 'altar' && rooms.findIndex((room) => room.kind === 'altar') < index
    ? [at(['kind'], 'there is one Altar of Soloth, and one gift (SOL-065)')]
    : [];
