import { seatId } from '../../../src/rules/machine';
import {
  BASE_COMBAT_ROOM_IDS,
  BASE_HERO_IDS,
  BASE_LORD_IDS,
  HERO_SLOTS,
  HOUSE_AS_PRINTED,
  MONSTER_IDS,
  NO_VARIANTS,
  ROOM_CARDS,
  SPELL_IDS,
  type Adventure,
  type CatacombsSetup,
  type HeroId,
  type LordId,
  type RoomCard,
} from '../../../src/rules/catacombs';
import { Dice } from '../../soak/dice';
import { boxStory, HEROES_OF, type Box } from './boxes';

export const OVERSEER = seatId('overseer');
export const HEROES = seatId('heroes');

const BASE: CatacombsSetup = {
  overseer: OVERSEER,
  heroSeats: [{ seat: HEROES, heroes: BASE_HERO_IDS }],
  lord: 'lord:sorcerer',
  layout: { kind: 'line', roomsOfLevel: [1, 2, 1] },
  variants: NO_VARIANTS,
  house: HOUSE_AS_PRINTED,
  adventure: null,
  acceptedBy: [],
};

/** How the games of one bout are set up; whoever is not named takes turns. */
export interface Bout extends Partial<CatacombsSetup> {
  readonly lords?: readonly LordId[];
  /** Each of the four places is taken by turns by either of its heroes. */
  readonly hasBothHeroes?: boolean;
}

/** Sixteen parties before one comes again, each against every Lord. */
const partyOf = (round: number): readonly HeroId[] =>
  HERO_SLOTS.map((slot, index) => slot[(round >> index) & 1] ?? slot[0]);

/** A whole game; of the base box unless more is asked for. */
export function gameSetup(
  game: number,
  { lords = BASE_LORD_IDS, hasBothHeroes = false, ...change }: Bout = {},
): CatacombsSetup {
  const heroes = hasBothHeroes ? partyOf(Math.floor(game / lords.length)) : BASE_HERO_IDS;
  const lord = lords[game % lords.length] as LordId;
  return { ...BASE, heroSeats: [{ seat: HEROES, heroes }], lord, ...change };
}

const told = (words: string) => ({ en: words, fr: words });

type Combat = Extract<RoomCard, { kind: 'combat' }>;

const COMBATS = BASE_COMBAT_ROOM_IDS.map((id) => ROOM_CARDS.get(id)).filter(
  (card): card is Combat => card?.kind === 'combat' && card.level > 0,
);

/** Lives and spells with which a room is won about as often as lost between equals. */
const WEARY: Readonly<Record<(typeof BASE_HERO_IDS)[number], number>> = {
  'hero:elf': 2,
  'hero:barbarian': 3,
  'hero:thief': 3,
  'hero:wizard': 2,
};
const SPELLS_LEFT = 3;

function storyOf({ board, monsters }: Combat, dice: Dice): Adventure {
  const spells = Array.from({ length: SPELLS_LEFT }, () => dice.pick(SPELL_IDS));
  return {
    format: 'pichenette-adventure',
    version: 1,
    title: told('One room'),
    story: told('It is dark.'),
    ending: told('It is done.'),
    lord: null,
    heroes: {
      'hero:elf': { life: WEARY['hero:elf'] },
      'hero:barbarian': { life: WEARY['hero:barbarian'], berserk: 1 },
      'hero:thief': { life: WEARY['hero:thief'] },
      'hero:wizard': { life: WEARY['hero:wizard'], spells: [...new Set(spells)] },
    },
    rooms: [
      {
        kind: 'combat',
        title: told('The room'),
        story: told('It is dark.'),
        board,
        monsters: MONSTER_IDS.flatMap((monster) => {
          const count = monsters[monster] ?? 0;
          return count === 0 ? [] : [{ monster, count }];
        }),
      },
    ],
  };
}

/**
 * One room of the higher levels for heroes who have been through others, of the base box unless another is asked for: the
 * same number is the same room.
 */
export function roomSetup(room: number, box: Box | null = null): CatacombsSetup {
  if (box !== null) {
    const heroSeats = [{ seat: HEROES, heroes: HEROES_OF[box] }];
    return { ...BASE, heroSeats, adventure: boxStory(box, room), acceptedBy: [OVERSEER, HEROES] };
  }
  const dice = new Dice(room);
  const adventure = storyOf(dice.pick(COMBATS), dice);
  return { ...BASE, adventure, acceptedBy: [OVERSEER, HEROES] };
}
