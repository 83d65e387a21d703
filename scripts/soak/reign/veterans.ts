import {
  freshHero,
  GRIMOIRE_IDS,
  HANDICAP_IDS,
  HERO_IDS,
  reignBook,
  RUNE_IDS,
  SKILL_IDS,
  SPELL_IDS,
  THING_IDS,
  thingOf,
  type CarriedHero,
  type HeroId,
  type ReignSetup,
  type ThingId,
} from '../../../src/rules/reign';
import type { Dice } from '../dice';
import { underWayFor } from './setups';

const CARRIED = THING_IDS.filter((id) => id !== 'goods:strongbox');
const kindOf = (id: ThingId) => thingOf(id).kind;
const HANDY = CARRIED.filter((id) => {
  const thing = thingOf(id);
  return thing.kind === 'weapon' || (thing.kind === 'armour' && thing.isShield) || id.endsWith('sceptre');
});
const BODY = CARRIED.filter((id) => kindOf(id) === 'armour' && !HANDY.includes(id));

/** Each of them once. */
const some = <T>(dice: Dice, from: readonly T[], most: number): readonly T[] => [
  ...new Set(Array.from({ length: dice.below(most + 1) }, () => dice.pick(from))),
];

const withRunes = (dice: Dice, thing: ThingId) => ({ thing, runes: dice.oneIn(4) ? [dice.pick(RUNE_IDS)] : [] });

/** Somebody who has found a lot, and learnt anything: one thing in a hand, or two that need one each. */
function veteran(hero: HeroId, dice: Dice): CarriedHero {
  const takesBoth = (id: ThingId): boolean => {
    const thing = thingOf(id);
    return thing.kind === 'weapon' && thing.isTwoHanded;
  };
  const [first, second] = [dice.pick(HANDY), dice.pick(HANDY)];
  const held = takesBoth(first) || takesBoth(second) || dice.oneIn(3) ? [first] : [first, second];
  return {
    ...freshHero(hero),
    held: held.map((thing) => withRunes(dice, thing)),
    worn: dice.oneIn(4) ? null : withRunes(dice, dice.pick(BODY)),
    pack: Array.from({ length: 3 + dice.below(6) }, () => ({ thing: dice.pick(CARRIED), runes: [] })),
    skills: some(dice, SKILL_IDS, 6),
    spells: some(dice, SPELL_IDS, 5),
    handicaps: dice.oneIn(3) ? [dice.pick(HANDICAP_IDS)] : [],
    gains: { levels: { intelligence: dice.below(3), magic: dice.below(3) }, hitPoints: 0, actionPoints: dice.below(2) },
    ...{ coins: dice.below(900), xp: dice.below(60), destiny: dice.below(4) },
  };
}

/** In the middle of a quest, or before it in town, with all that heroes may have come by. */
export function veteransFor(dice: Dice): ReignSetup {
  const { opening, quest, ...setup } = underWayFor(dice);
  const party = {
    heroes: HERO_IDS.map((hero) => veteran(hero, dice)),
    strongbox: dice.oneIn(2) ? some(dice, GRIMOIRE_IDS, 4).map((thing) => ({ thing, runes: [] })) : null,
  };
  if (dice.oneIn(3)) {
    const town = dice.pick(['town', 'village'] as const);
    const heroes = HERO_IDS.map((hero) => ({ hero, seat: setup.heroes[0]?.seat ?? 'ann' }));
    return reignBook.setup.parse({ ...setup, heroes, quest: { ...quest, pile: null, party, town } });
  }
  // Whose hands are not told has what the party brings along.
  const people = opening?.people.map((person) =>
    HERO_IDS.some((hero) => hero === person.who) ? { who: person.who, at: person.at, web: person.web } : person,
  );
  return reignBook.setup.parse({ ...setup, opening: { ...opening, people }, quest: { ...quest, party } });
}
