import type { HeroId, MonsterEntry, MonsterId } from '../../../src/rules/catacombs';
import type { Dice } from '../dice';
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

/** Everybody stands around one large monster, which strikes whomever it likes. */
function encircled(monster: MonsterId, heroes: readonly HeroId[], party: Party, life?: number): Tale {
  const beast: MonsterEntry = { monster, at: CENTRE, ...(life === undefined ? {} : { life }) };
  const fight = room('crypt', [beast], { anywhere: true, heroes: standing(heroes, around(CENTRE, BESIDE_MM, 4)) });
  return { heroes, adventure: story([fight], party) };
}

const withPrincess = (dice: Dice): readonly HeroId[] => ['hero:ice-princess', ...anyHeroes(dice).slice(1)];
const withSorceress = (dice: Dice): readonly HeroId[] => [...anyHeroes(dice).slice(0, 3), 'hero:sorceress'];

/** Two heroes down its throat, and its death that sets them free. */
function devourersDen(_: number, dice: Dice): Tale {
  const heroes = withPrincess(dice);
  return encircled('monster:remorhaz', heroes, seasoned(heroes, dice), 1 + dice.below(4));
}

/** It puts to flight several at once. */
function eyrie(_: number, dice: Dice): Tale {
  const heroes = withPrincess(dice);
  return encircled('monster:wyvern', heroes, seasoned(heroes, dice));
}

const RATS_A_HERO = 6;
const UNDERFOOT_MM = 22;

/** A dozen rats and two who are left: three on one hero bite. */
function ratsNest(_: number, dice: Dice): Tale {
  const heroes = anyHeroes(dice);
  const party: Party = Object.fromEntries(heroes.map((hero, index) => [hero, index < 2 ? {} : { life: 0 }]));
  const spots = [
    { xMm: 110, yMm: 265 },
    { xMm: 190, yMm: 265 },
  ];
  const rats = spots.flatMap((spot) => around(spot, UNDERFOOT_MM, RATS_A_HERO));
  const monsters = rats.map((at) => ({ monster: 'monster:sewer-rat', at }) as const);
  const fight = room('crypt', monsters, { anywhere: true, heroes: standing(heroes.slice(0, 2), spots) });
  return { heroes, adventure: story([fight], party) };
}

/** The Bracelet lies in the jaws of a Rust Monster, while all that it has frozen stands around. */
function iceHouse(_: number, dice: Dice): Tale {
  const heroes = withPrincess(dice);
  const party: Party = { 'hero:ice-princess': { equipment: ['equipment:ice-bracelet'] } };
  const spots = around(CENTRE, BESIDE_MM, 4);
  const orcs = around({ xMm: 150, yMm: 150 }, 40, 5).slice(0, 4);
  const fight = room(
    'crypt',
    [{ monster: 'monster:rust-monster', at: CENTRE }, ...orcs.map((at) => ({ monster: 'monster:orc', at }) as const)],
    { anywhere: true, heroes: standing(heroes, spots) },
  );
  return { heroes, adventure: story([fight], party) };
}

const GOLD = 2_000;

/** Poison of every strength, and all that helps against it. */
function snakePit(_: number, dice: Dice): Tale {
  const heroes = dice.oneIn(2) ? withSorceress(dice) : anyHeroes(dice);
  const rich = Object.fromEntries(heroes.map((hero) => [hero, { gold: GOLD }]));
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
