import { HEROES } from '../content/heroes';
import type { Grade } from '../words/characters';
import type { HeroId } from '../words/heroes';
import type { LevelChange } from '../words/levels';
import type { HandicapId, SkillId } from '../words/skills';
import type { SpellId } from '../words/spells';
import type { RuneId, ThingId } from '../words/things';

/** What a hero has grown by (REIGN-298, REIGN-301). */
export interface Gains {
  readonly levels: LevelChange;
  readonly hitPoints: number;
  readonly actionPoints: number;
}

export const NO_GAINS: Gains = { levels: {}, hitPoints: 0, actionPoints: 0 };

export interface CarriedThing {
  readonly thing: ThingId;
  readonly runes: readonly RuneId[];
}

/** A hero between two quests: all that the sheet holds (REIGN-041). */
export interface CarriedHero {
  readonly hero: HeroId;
  /** What is held comes first, then what is worn. */
  readonly held: readonly CarriedThing[];
  readonly worn: CarriedThing | null;
  readonly pack: readonly CarriedThing[];
  readonly skills: readonly SkillId[];
  readonly spells: readonly SpellId[];
  readonly handicaps: readonly HandicapId[];
  readonly gains: Gains;
  readonly coins: number;
  readonly xp: number;
  /** All that it ever earned (REIGN-263). */
  readonly earned: number;
  readonly destiny: number;
}

export interface Carried {
  readonly heroes: readonly CarriedHero[];
  /** The strongbox; null: none was bought (REIGN-046). */
  readonly strongbox: readonly CarriedThing[] | null;
}

const plain = (thing: ThingId): CarriedThing => ({ thing, runes: [] });

/** As the sheet has it: no écus, no experience (REIGN-295, REIGN-367). */
export function freshHero(hero: HeroId): CarriedHero {
  const { held, worn, pack, skills, spells, destiny } = HEROES[hero];
  return {
    hero,
    held: held.map(plain),
    worn: worn === null ? null : plain(worn),
    pack: pack.map(plain),
    ...{ skills, spells, destiny, handicaps: [], gains: NO_GAINS, coins: 0, xp: 0, earned: 0 },
  };
}

/** By all that the best of them ever earned (REIGN-263). */
export function suggestedGrade({ heroes }: Carried): Grade {
  const most = Math.max(0, ...heroes.map(({ earned }) => earned));
  return most < 30 ? 'novice' : most < 80 ? 'adventurer' : 'hero';
}
