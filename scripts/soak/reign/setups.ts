import {
  ARMOUR_IDS,
  freshHero,
  GRIMOIRE_IDS,
  SPELL_IDS,
  GRADES,
  HERO_IDS,
  POTION_IDS,
  QUEST_IDS,
  reignBook,
  RUNE_IDS,
  SCROLL_IDS,
  squareAt,
  squareName,
  WEAPON_IDS,
  ZONE_IDS,
  zoneOf,
  type ReignSetup,
  type Square,
} from '../../../src/rules/reign';
import type { Dice } from '../dice';

const FOES = [
  'creature:giant-rat',
  'creature:giant-spider',
  'creature:revenant',
  'creature:ogre',
  'creature:madman',
] as const;
const ALLIES = ['creature:guard', 'creature:imp', 'creature:peasant', 'creature:cut-purse'] as const;
const FURNITURE = ['corpse', 'chest', 'barrel', 'table', 'tomb', 'bookcase', 'rack', 'portal', 'statue'] as const;
const SEATS = ['ann', 'bob'] as const;
const PAPERS = [...SCROLL_IDS, ...RUNE_IDS] as const;
const TOOLS = [
  'goods:spike-trap-kit',
  'goods:lock-picks',
  'object:boots-of-speed',
  'object:ice-amulet',
  'object:healing-stone',
  'object:ring-of-teleportation',
  'object:ring-of-divination',
  'object:ring-of-agility',
  'goods:rope',
] as const;

/** Squares of a plan where somebody can stand. */
function floorOf(plan: readonly string[]): Square[] {
  return plan.flatMap((row, y) => [...row].flatMap((char, x) => (/[.B]/.test(char) ? [squareAt(0, x, y)] : [])));
}

/** Takes one away, so that nothing stands on another. */
function taken(squares: Square[], dice: Dice): string {
  const [square] = squares.splice(dice.below(squares.length), 1);
  return squareName(square ?? 0);
}

const some = <T>(dice: Dice, most: number, make: () => T): readonly T[] =>
  Array.from({ length: dice.below(most + 1) }, make);

function person(who: string, floor: Square[], dice: Dice) {
  const isHero = HERO_IDS.some((one) => one === who);
  const kit = {
    hands: dice.oneIn(3) ? null : [dice.pick(WEAPON_IDS)],
    worn: dice.oneIn(2) ? null : dice.pick(ARMOUR_IDS.filter((id) => !id.includes('shield'))),
    pack: [
      ...some(dice, 3, () => dice.pick(POTION_IDS)),
      ...some(dice, 2, () => dice.pick(TOOLS)),
      ...some(dice, 2, () => dice.pick(PAPERS)),
    ],
    spells: dice.oneIn(2)
      ? null
      : [dice.pick(SPELL_IDS), dice.pick(SPELL_IDS)].filter((id, at, all) => all.indexOf(id) === at),
  };
  const states = { web: dice.oneIn(12) ? 1 : 0, isPoisoned: dice.oneIn(12), isBurning: dice.oneIn(12) };
  const figures = who === 'creature:giant-rat' ? 1 + dice.below(3) : null;
  return { who, at: taken(floor, dice), figures, ...states, ...(isHero ? kit : {}) };
}

/** Any zone with anybody in it, and whatever may lie there. */
export function setupFor(dice: Dice): ReignSetup {
  const card = dice.pick(ZONE_IDS);
  const floor = floorOf(zoneOf(card).plan);
  const heroes = HERO_IDS.filter(() => !dice.oneIn(3));
  const party = heroes.length === 0 ? [HERO_IDS[dice.below(HERO_IDS.length)] ?? HERO_IDS[0]] : heroes;
  const people = [
    ...party.map((hero) => person(hero, floor, dice)),
    ...[dice.pick(FOES), ...some(dice, 3, () => dice.pick(FOES))].map((foe) => person(foe, floor, dice)),
    ...some(dice, 1, () => ({ ...person(dice.pick(ALLIES), floor, dice), isAlly: true })),
  ];
  // A wall of furniture closes nobody in who can still fight: the fight is cut short.
  const elements = some(dice, 3, () => ({ kind: dice.pick(FURNITURE), at: taken(floor, dice) }));
  const traps = some(dice, 2, () => ({
    kind: dice.pick(['hole', 'spikes']),
    at: taken(floor, dice),
    isKnown: dice.oneIn(2),
  }));
  const [exit] = [1, 2].flatMap((mark) => exitOf(zoneOf(card).plan, String(mark)));
  const beyond = exit === undefined || dice.oneIn(2) ? [] : [{ card: dice.pick(ZONE_IDS), behind: squareName(exit) }];
  return reignBook.setup.parse({
    heroes: party.map((hero) => ({ hero, seat: dice.pick(SEATS) })),
    grade: dice.pick(GRADES),
    hasHandicaps: dice.oneIn(2),
    opening: {
      zones: [{ card }, ...beyond],
      people,
      elements,
      traps,
      pot: dice.oneIn(4) ? 9000 : 0,
      turn: dice.oneIn(4) ? 'master' : 'heroes',
    },
  });
}

const optionsFor = (dice: Dice) => ({
  id: dice.pick(QUEST_IDS),
  hasPorter: dice.oneIn(3),
  isTwelveInclusive: dice.oneIn(2),
  isMerciful: dice.oneIn(4),
});

/** In the middle of a quest: any zone with anybody in it, and cards behind its exits. */
export function underWayFor(dice: Dice): ReignSetup {
  const setup = setupFor(dice);
  const pile = [dice.pick(ZONE_IDS), dice.pick(ZONE_IDS)].filter((id, at, all) => all.indexOf(id) === at);
  const quest = { ...optionsFor(dice), pile };
  return reignBook.setup.parse({ ...setup, quest, isMasterNeutral: !dice.oneIn(4) });
}

/** Heroes who have been somewhere, with something to spend. */
const partyFor = (dice: Dice) => ({
  heroes: HERO_IDS.map((hero) => ({
    ...freshHero(hero),
    coins: dice.below(600),
    xp: dice.below(40),
    handicaps: dice.oneIn(3) ? ['handicap:limp' as const] : [],
    gains: { levels: { intelligence: 1 }, hitPoints: 0, actionPoints: 0 },
  })),
  strongbox: dice.oneIn(2) ? [{ thing: dice.pick(GRIMOIRE_IDS), runes: [] }] : null,
});

/** Any quest, with the house's options as they fall, against the neutral Master or a person. */
export function questFor(dice: Dice): ReignSetup {
  return reignBook.setup.parse({
    heroes: HERO_IDS.map((hero) => ({ hero, seat: dice.pick(SEATS) })),
    grade: dice.pick(GRADES),
    hasHandicaps: dice.oneIn(2),
    isMasterNeutral: !dice.oneIn(4),
    quest: {
      ...optionsFor(dice),
      plainCards: dice.oneIn(2) ? null : 1 + dice.below(4),
      ...(dice.oneIn(2) ? { party: partyFor(dice), town: dice.pick(['town', 'village']) } : {}),
    },
  });
}

const exitOf = (plan: readonly string[], mark: string): readonly Square[] =>
  plan.flatMap((row, y) => (row.includes(mark) ? [squareAt(0, row.indexOf(mark), y)] : []));

/** A fight, a quest from its start, or one that is under way, in turn. */
export const gameFor = (number: number, dice: Dice): ReignSetup =>
  number % 2 === 0 ? setupFor(dice) : number % 4 === 1 ? questFor(dice) : underWayFor(dice);
