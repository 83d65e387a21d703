import type { HeroId, MonsterEntry, MonsterId } from '../../../../src/rules/catacombs';
import type { Dice } from '../../dice';
import { MONSTER_IDS } from '../../../../src/rules/catacombs/words/ids';
import { MONSTER_CARDS } from '../../../../src/rules/catacombs/content/monsters';
import { anyHeroes, seasoned, type Party } from './party';
import type { Tale, Teller } from './tale';
import type { Spot } from './throng';
import { healer, room, story } from './told';

const CENTRE: Spot = { xMm: 150, yMm: 265 };

const around = ({ xMm, yMm }: Spot, reachMm: number, count: number): readonly Spot[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return { xMm: xMm + reachMm * Math.cos(angle), yMm: yMm + reachMm * Math.sin(angle) };
  });

const standing = (heroes: readonly HeroId[], spots: readonly Spot[]): Readonly<Partial<Record<HeroId, Spot>>> =>
  Object.fromEntries(heroes.flatMap((hero, index) => (spots[index] === undefined ? [] : [[hero, spots[index]]])));

const BESIDE_MM = 36;

const withPrincess = (dice: Dice): readonly HeroId[] => ['hero:ice-princess', ...anyHeroes(dice).slice(1)];
const withSorceress = (dice: Dice): readonly HeroId[] => [...anyHeroes(dice).slice(0, 3), 'hero:sorceress'];

/** Its belly is full of two heroes, or soon will be; its death sets them free. */
function devourersDen(_: number, dice: Dice): Tale {
  const heroes = withPrincess(dice);
  const party = seasoned(heroes, dice);
  const isFull = dice.oneIn(2);
  const stands = standing(isFull ? heroes.slice(0, 2) : heroes, around(CENTRE, BESIDE_MM, 4));
  const beast: MonsterEntry = { monster: 'monster:remorhaz', at: CENTRE, life: 1 + dice.below(isFull ? 2 : 4) };
  const fed = isFull ? { ...beast, holds: heroes.slice(2) } : beast;
  return { heroes, adventure: story([room('crypt', [fed], { anywhere: true, heroes: stands })], party) };
}

const ROW: readonly Spot[] = [110, 136, 162, 188].map((xMm) => ({ xMm, yMm: 290 }));

/** They stand shoulder to shoulder: a fright takes several. */
function eyrie(_: number, dice: Dice): Tale {
  const heroes = withPrincess(dice);
  const wyvern: MonsterEntry = { monster: 'monster:wyvern', at: { xMm: 149, yMm: 245 } };
  const fight = room('crypt', [wyvern], { anywhere: true, heroes: standing(heroes, ROW) });
  return { heroes, adventure: story([fight], seasoned(heroes, dice)) };
}

const RATS_A_HERO = 5;
const UNDERFOOT_MM = 22;

/** A dozen rats and two who are left, one of them under two rats already: a third one bites. */
function ratsNest(_: number, dice: Dice): Tale {
  const heroes = anyHeroes(dice);
  const [first, second] = heroes;
  const party: Party = Object.fromEntries(heroes.map((hero, index) => [hero, index < 2 ? {} : { life: 0 }]));
  const spots = [
    { xMm: 110, yMm: 265 },
    { xMm: 190, yMm: 265 },
  ];
  const rats = spots.flatMap((spot) => around(spot, UNDERFOOT_MM, RATS_A_HERO));
  const monsters: readonly MonsterEntry[] = [
    ...rats.map((at) => ({ monster: 'monster:sewer-rat', at }) as const),
    { monster: 'monster:sewer-rat', count: 2, on: (dice.oneIn(2) ? first : second) ?? 'hero:elf' },
  ];
  const fight = room('crypt', monsters, { anywhere: true, heroes: standing(heroes.slice(0, 2), spots) });
  return { heroes, adventure: story([fight], party) };
}

const SPIKES = 3;

/** The Bracelet lies in the jaws of a Rust Monster, while all that it has frozen stands around; the others are far. */
function iceHouse(_: number, dice: Dice): Tale {
  const heroes = withPrincess(dice);
  const party: Party = { 'hero:ice-princess': { equipment: ['equipment:ice-bracelet'] } };
  const orcs = around({ xMm: 150, yMm: 150 }, 40, 5).slice(0, 4);
  const fight = room(
    'crypt',
    [
      { monster: 'monster:rust-monster', at: CENTRE },
      ...orcs.map((at, index) => ({ monster: 'monster:orc', at, frozen: index < SPIKES }) as const),
    ],
    { anywhere: true, heroes: standing(heroes.slice(0, 1), around(CENTRE, BESIDE_MM, 4)) },
  );
  return { heroes, adventure: story([fight], party) };
}

const GIFTED: readonly MonsterId[] = MONSTER_IDS.filter((id) => MONSTER_CARDS[id].abilities.length > 0);

/** Everybody around one monster that has an ability, and a wounded Orc within its call. */
export function faceToFace(number: number, dice: Dice): Tale {
  const heroes = anyHeroes(dice);
  const fight = room(
    'crypt',
    [
      { monster: GIFTED[number % GIFTED.length] ?? 'monster:orc', at: CENTRE },
      { monster: 'monster:orc', at: { xMm: 150, yMm: 190 }, life: 1 },
      { monster: 'monster:orc', count: 2 },
    ],
    { anywhere: true, heroes: standing(heroes, around(CENTRE, BESIDE_MM, 4)) },
  );
  return { heroes, adventure: story([fight], seasoned(heroes, dice)) };
}

const GOLD = 2_000;

/** Poison of every strength, and all that helps against it. */
function snakePit(_: number, dice: Dice): Tale {
  const heroes = dice.oneIn(2) ? withSorceress(dice) : anyHeroes(dice);
  const rich = Object.fromEntries(heroes.map((hero) => [hero, { gold: GOLD, poison: [1, 2] }]));
  const rod = { gold: GOLD, equipment: ['equipment:serpent-rod'] } as const;
  const party: Party = heroes.includes('hero:sorceress') ? { ...rich, 'hero:sorceress': rod } : rich;
  const snakes = room('temple', [
    { monster: 'monster:pit-viper', count: 3 },
    { monster: 'monster:venomous-spider' },
    { monster: 'monster:dread-scorpion' },
  ]);
  return { heroes, adventure: story([snakes, healer, snakes], party) };
}

/** What a game seldom comes to by itself. */
export const SCENES: readonly Teller[] = [devourersDen, ratsNest, iceHouse, snakePit, eyrie];
