import { type Handicap, HANDICAPS } from '../../../src/rules/catacombs/words/handicap';
import { seatId } from '../../../src/rules/machine';
import type { Adventure, CatacombsSetup, HeroSeat, HouseOptions, LayoutChoice } from '../../../src/rules/catacombs';
import { HERO_SLOTS } from '../../../src/rules/catacombs/content/heroSlots';
import { BASE_HERO_IDS, BASE_LORD_IDS, SOLOTH_LORD_IDS, type HeroId } from '../../../src/rules/catacombs/words/ids';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { CURE_VENDORS, FROZEN_CHOICES, THIEF_VERMIN_BONUSES } from '../../../src/rules/catacombs/words/houseOptions';
import { ROOM_POOLS, type RoomPool } from '../../../src/rules/catacombs/model/setup';
import { builtMaze } from './builtMaze';
import type { Dice } from '../dice';

type Layout = LayoutChoice | 'built';

const LAYOUTS: readonly Layout[] = [
  { kind: 'line', roomsOfLevel: [1, 2, 1] },
  { kind: 'branching' },
  { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 },
  { kind: 'line', roomsOfLevel: [1, 0, 0] },
  { kind: 'labyrinth', map: 'generated', sizeColumns: 3, sizeRows: 3 },
  /** As many rooms as there are cards: the gold in the box runs out. */
  { kind: 'line', roomsOfLevel: [8, 14, 8] },
  'built',
];

const SHARES: readonly (readonly number[])[] = [[4], [2, 2], [2, 1, 1], [1, 1, 1, 1]];

function seatsFor(share: readonly number[], held: readonly HeroId[]): readonly HeroSeat[] {
  const heroes = [...held];
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

const STORY_ONE_IN = 16;

/** Of every sixteen games the last eight are played with Soloth. */
const isWithSoloth = (game: number): boolean => game % 16 >= 8;

/** Sixteen games with one reading, the next sixteen with another. */
const inTurn = <Reading extends string>(readings: readonly [Reading, ...Reading[]], game: number): Reading =>
  readings[Math.floor(game / 16) % readings.length] ?? readings[0];

/** What only Soloth brings: thrown for after everything else, so that games without it stay as they are. */
function solothFor(
  game: number,
  { share, house, dice }: { readonly share: readonly number[]; readonly house: HouseOptions; readonly dice: Dice },
): Partial<CatacombsSetup> {
  const lord = SOLOTH_LORD_IDS[game % SOLOTH_LORD_IDS.length] ?? 'lord:hydra';
  const pool = (): RoomPool => dice.pick(ROOM_POOLS);
  const heroes = HERO_SLOTS.map((slot) => dice.pick(slot));
  const altar = !dice.oneIn(4);
  return {
    expansions: ['soloth'],
    lord,
    heroSeats: seatsFor(share, heroes),
    altar,
    lordExtraLife: dice.below(LORD_CARDS[lord].extraLife + 1),
    roomPools: [pool(), pool(), pool()],
    house: { ...house, frozenChoice: inTurn(FROZEN_CHOICES, game) },
    adventure: null,
  };
}

/** The longest line needs all the cards that there are. */
function withSoloth(base: CatacombsSetup, soloth: Partial<CatacombsSetup>): CatacombsSetup {
  const setup = { ...base, ...soloth };
  const isLong = setup.layout.kind === 'line' && setup.layout.roomsOfLevel[1] > 9;
  return isLong ? { ...setup, roomPools: ['mixed', 'mixed', 'mixed'] } : setup;
}

/** By their number of sixteen; the longest line is left out, for Vermin halve the piles. */
const VERMIN_GAMES: readonly number[] = [2, 6, 9, 11, 14];

/** Those that had Soloth play both. */
function withVermin(setup: CatacombsSetup, game: number): CatacombsSetup {
  const isLong = setup.layout.kind === 'line' && setup.layout.roomsOfLevel[1] > 9;
  const layout: LayoutChoice = isLong ? { kind: 'line', roomsOfLevel: [4, 6, 4] } : setup.layout;
  const house: HouseOptions = {
    ...setup.house,
    cureVendor: inTurn(CURE_VENDORS, game),
    thiefVerminBonus: inTurn(THIEF_VERMIN_BONUSES, game),
  };
  return { ...setup, expansions: [...(setup.expansions ?? []), 'vermin'], layout, allowVariants: true, house };
}

const FIRST_WITH_HANDICAP = 96;

/** Every eighth game of a long soak is evened out, in one way after the other. */
const handicapFor = (game: number): { readonly handicap?: Handicap } => {
  const isOne = game >= FIRST_WITH_HANDICAP && game % 8 === 3;
  const handicap = HANDICAPS[Math.floor(game / 8) % HANDICAPS.length];
  return isOne && handicap !== undefined ? { handicap } : {};
};

/** Games by number: Lords and layouts take turns, everything else is thrown for. */
export function setupFor(game: number, dice: Dice): CatacombsSetup {
  const coin = (): boolean => dice.oneIn(2);
  const share = dice.pick(SHARES);
  const heroSeats = seatsFor(share, BASE_HERO_IDS);
  const overseer = seatId('overseer');
  const everybody = [overseer, ...heroSeats.map(({ seat }) => seat)];
  const lord = BASE_LORD_IDS[game % BASE_LORD_IDS.length] ?? 'lord:sorcerer';
  const layout = LAYOUTS[Math.floor(game / BASE_LORD_IDS.length) % LAYOUTS.length] ?? 'built';
  const base: CatacombsSetup = {
    overseer,
    heroSeats,
    lord,
    layout: layout === 'built' ? { kind: 'branching' } : layout,
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
    ...handicapFor(game),
    adventure: dice.oneIn(STORY_ONE_IN) ? WALK : null,
    acceptedBy: coin() ? everybody : [],
  };
  const setup = isWithSoloth(game) ? withSoloth(base, solothFor(game, { share, house: base.house, dice })) : base;
  const drawn = VERMIN_GAMES.includes(game % 16) ? withVermin(setup, game) : setup;
  return layout === 'built' ? builtMaze(drawn, dice) : drawn;
}
