import { seatId } from '../../src/rules/machine';
import type { Adventure, CatacombsSetup, HeroSeat, LayoutChoice } from '../../src/rules/catacombs';
import { BASE_HERO_IDS, LORD_IDS, type HeroId, type LordId } from '../../src/rules/catacombs/content/ids';
import type { Dice } from './dice';

const LAYOUTS: readonly LayoutChoice[] = [
  { kind: 'line', roomsOfLevel: [1, 2, 1] },
  { kind: 'branching' },
  { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 },
  { kind: 'line', roomsOfLevel: [1, 0, 0] },
  { kind: 'labyrinth', map: 'generated', sizeColumns: 3, sizeRows: 3 },
  /** As many rooms as there are cards: the gold in the box runs out. */
  { kind: 'line', roomsOfLevel: [8, 14, 8] },
];

const builtFor = (lord: LordId): LayoutChoice => ({
  kind: 'builtLabyrinth',
  columnCount: 3,
  start: 0,
  cards: [
    ...['room:sunken-stair', 'room:smiths-quarrel', 'room:merchant'],
    ...['room:healer', null, 'room:ember-hall'],
    ...['room:drowned-nave', 'room:bridge-of-trolls', `room:lair-of-${lord.slice('lord:'.length)}`],
  ],
});

const SHARES: readonly (readonly number[])[] = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]];

function seatsFor(share: readonly number[]): readonly HeroSeat[] {
  const heroes: HeroId[] = [...BASE_HERO_IDS];
  return share.map((count, index) => ({ seat: seatId(`player-${index + 1}`), heroes: heroes.splice(0, count) }));
}

const told = (words: string) => ({ en: words, fr: words });

type Combat = Extract<Adventure['rooms'][number], { kind: 'combat' }>;

const PASSAGE: Combat = {
  kind: 'combat',
  title: told('The passage'),
  story: told('It is narrow.'),
  board: 'crypt',
  monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 60 }, life: 1 }, { monster: 'monster:zombie' }],
  heroes: { 'hero:elf': { xMm: 150, yMm: 420 } },
};

/** A fight and the Healer, without a Lord: the one way to the end of a story. */
const WALK: Adventure = {
  format: 'pichenette-adventure',
  version: 1,
  title: told('The short way'),
  story: told('One fight.'),
  ending: told('It is done.'),
  lord: null,
  heroes: { 'hero:wizard': { gold: 300, spells: ['spell:fireball', 'spell:heal'], equipment: ['equipment:familiar'] } },
  rooms: [PASSAGE, { kind: 'healer', title: told('The well'), story: told('It is quiet.') }],
};

/** A lair with a single Fire Spirit left in the box: the Dragon would spawn two. */
const NEST: Adventure = {
  ...WALK,
  title: told('The nest'),
  lord: 'lord:dragon',
  rooms: [
    {
      kind: 'lair',
      title: told('The nest'),
      story: told('It is warm.'),
      monsters: [{ monster: 'monster:fire-spirit', count: 3 }],
      lordAt: { xMm: 150, yMm: 60 },
    },
  ],
};

const STORY_ONE_IN = 16;

/** Games by number: Lords and layouts take turns, everything else is thrown for. */
export function setupFor(game: number, dice: Dice): CatacombsSetup {
  const coin = (): boolean => dice.oneIn(2);
  const heroSeats = seatsFor(dice.pick(SHARES));
  const overseer = seatId('overseer');
  const everybody = [overseer, ...heroSeats.map(({ seat }) => seat)];
  const lord = LORD_IDS[game % LORD_IDS.length] ?? 'lord:sorcerer';
  const layouts = [...LAYOUTS, builtFor(lord)];
  return {
    overseer,
    heroSeats,
    lord,
    layout: layouts[Math.floor(game / LORD_IDS.length) % layouts.length] as LayoutChoice,
    variants: {
      heroesPlacedLast: coin(),
      fairPlacement: coin(),
      wanderingMonsters: coin(),
      camping: coin(),
      secondHealer: coin(),
    },
    house: {
      alliesDelayDefeat: coin(),
      frenzyOnAllies: coin(),
      withoutMap: coin(),
      overseerHandOver: coin(),
      overseerRulings: dice.oneIn(4),
    },
    adventure: dice.oneIn(STORY_ONE_IN) ? dice.pick([WALK, NEST]) : null,
    acceptedBy: coin() ? everybody : [],
  };
}
