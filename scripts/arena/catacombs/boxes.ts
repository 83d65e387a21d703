import {
  BASE_HERO_IDS,
  MONSTER_IDS,
  ROOM_CARDS,
  SOLOTH_COMBAT_ROOM_IDS,
  SOLOTH_HERO_IDS,
  SOLOTH_LORD_IDS,
  SPELL_IDS,
  expansionOf,
  type Adventure,
  type AdventureRoom,
  type HeroId,
  type HeroState,
  type LordId,
  type RoomCard,
} from '../../../src/rules/catacombs';
import { VERMIN_COMBAT_ROOM_IDS } from '../../../src/rules/catacombs/words/verminIds';
import { Dice } from '../../soak/dice';

/** Boxes that bring rooms of their own. */
export const BOXES = ['soloth', 'vermin'] as const;
export type Box = (typeof BOXES)[number];

type Combat = Extract<RoomCard, { kind: 'combat' }>;

const hardestRooms = (ids: readonly string[]): readonly Combat[] =>
  ids.map((id) => ROOM_CARDS.get(id)).filter((card): card is Combat => card?.kind === 'combat' && card.level > 1);

const ROOMS: Readonly<Record<Box, readonly Combat[]>> = {
  soloth: hardestRooms(SOLOTH_COMBAT_ROOM_IDS),
  vermin: hardestRooms(VERMIN_COMBAT_ROOM_IDS.filter((id) => expansionOf(id) !== 'soloth')),
};

/** Soloth brings heroes to play together (SOL-072); the Vermin are met by those of the base box. */
export const HEROES_OF: Readonly<Record<Box, readonly HeroId[]>> = { soloth: SOLOTH_HERO_IDS, vermin: BASE_HERO_IDS };

/** Lives with which a room is no foregone conclusion between equals. */
const WEARY: Readonly<Record<HeroId, number>> = {
  'hero:elf': 1,
  'hero:barbarian': 2,
  'hero:thief': 2,
  'hero:wizard': 1,
  'hero:ice-princess': 1,
  'hero:paladin': 1,
  'hero:witch-hunter': 2,
  'hero:sorceress': 1,
};
const LORD_LIFE_LEFT = 8;
const MAGIC_LEFT = 2;
const SPELLS_LEFT = 3;
const LAIR_ONE_IN = 4;

const told = (words: string) => ({ en: words, fr: words });
const TITLE = { title: told('The room'), story: told('It is dark.') };

function weary(id: HeroId, dice: Dice): HeroState {
  const life = WEARY[id];
  if (id === 'hero:barbarian') return { life, berserk: 1 };
  if (id === 'hero:sorceress') return { life, magic: MAGIC_LEFT };
  if (id !== 'hero:wizard') return { life };
  const spells = Array.from({ length: SPELLS_LEFT }, () => dice.pick(SPELL_IDS));
  return { life, spells: [...new Set(spells)] };
}

function combat({ board, monsters }: Combat): AdventureRoom {
  const entries = MONSTER_IDS.flatMap((monster) => {
    const count = monsters[monster] ?? 0;
    return count === 0 ? [] : [{ monster, count }];
  });
  return { kind: 'combat', ...TITLE, board, monsters: entries };
}

const lairOf = (lord: LordId | null): AdventureRoom | null =>
  lord === null ? null : { kind: 'lair', ...TITLE, lordLife: LORD_LIFE_LEFT };

/** One room of a box, or now and then the lair of one of its Lords: the same number is the same room. */
export function boxStory(box: Box, room: number): Adventure {
  const dice = new Dice(room);
  const lord = box === 'soloth' && dice.oneIn(LAIR_ONE_IN) ? dice.pick(SOLOTH_LORD_IDS) : null;
  const heroes = Object.fromEntries(HEROES_OF[box].map((id) => [id, weary(id, dice)]));
  return {
    format: 'pichenette-adventure',
    version: 1,
    title: told('One room'),
    story: told('It is dark.'),
    ending: told('It is done.'),
    lord,
    heroes,
    rooms: [lairOf(lord) ?? combat(dice.pick(ROOMS[box]))],
  };
}
