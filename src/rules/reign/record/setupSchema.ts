import { z } from 'zod';
import { seatId, seatSchema } from '../../machine';
import type { ReignSetup } from '../model/setup';
import { GRADES } from '../words/characters';
import { CREATURE_IDS } from '../words/creatures';
import { DOOR_KINDS, ELEMENT_KINDS, TRAP_KINDS } from '../words/elements';
import { HERO_IDS } from '../words/heroes';
import { IMPREVU_IDS, QUEST_IDS } from '../words/quests';
import { SPELL_IDS } from '../words/spells';
import { squareNamed, type Square } from '../words/squares';
import { LEVEL_IDS } from '../words/levels';
import { HANDICAP_IDS, SKILL_IDS } from '../words/skills';
import { RUNE_IDS, THING_IDS } from '../words/things';
import { ZONE_IDS } from '../words/zones';

/** As it is written, or as the app keeps it. */
const square = z.union([
  z.int().min(0),
  z.string().transform((name, context): Square => {
    const found = squareNamed(name);
    if (found === null) context.addIssue({ code: 'custom', message: 'expected zone:column,row' });
    return found ?? 0;
  }),
]);

const things = z.array(z.enum(THING_IDS));
const flag = z.boolean().default(false);

const person = z.strictObject({
  who: z.enum([...HERO_IDS, ...CREATURE_IDS]),
  at: square,
  isAlly: flag,
  hp: z.int().min(1).nullable().default(null),
  figures: z.int().min(1).max(3).nullable().default(null),
  destiny: z.int().min(0).nullable().default(null),
  pack: things.nullable().default(null),
  hands: things.max(2).nullable().default(null),
  worn: z.enum(THING_IDS).nullable().default(null),
  spells: z.array(z.enum(SPELL_IDS)).nullable().default(null),
  web: z.int().min(0).default(0),
  isPoisoned: flag,
  isBurning: flag,
});

const opening = z.strictObject({
  zones: z.array(z.strictObject({ card: z.enum(ZONE_IDS), behind: square.nullable().default(null) })),
  doors: z
    .array(z.strictObject({ at: square, kind: z.enum(DOOR_KINDS).default('standard'), isLocked: flag, isOpen: flag }))
    .default([]),
  elements: z.array(z.strictObject({ kind: z.enum(ELEMENT_KINDS), at: square })).default([]),
  traps: z.array(z.strictObject({ kind: z.enum(TRAP_KINDS), at: square, isKnown: flag })).default([]),
  people: z.array(person),
  pot: z.int().min(0).default(0),
  round: z.int().min(1).default(1),
  turn: z.enum(['heroes', 'master']).default('heroes'),
});

const carriedThing = z.strictObject({ thing: z.enum(THING_IDS), runes: z.array(z.enum(RUNE_IDS)).default([]) });
const count = z.int().min(0).default(0);

const carriedHero = z.strictObject({
  hero: z.enum(HERO_IDS),
  held: z.array(carriedThing).max(2),
  worn: carriedThing.nullable().default(null),
  pack: z.array(carriedThing).default([]),
  skills: z.array(z.enum(SKILL_IDS)).default([]),
  spells: z.array(z.enum(SPELL_IDS)).default([]),
  handicaps: z.array(z.enum(HANDICAP_IDS)).default([]),
  gains: z
    .strictObject({
      levels: z.partialRecord(z.enum(LEVEL_IDS), z.int().min(0)).default({}),
      hitPoints: count,
      actionPoints: count,
    })
    .default({ levels: {}, hitPoints: 0, actionPoints: 0 }),
  ...{ coins: count, xp: count, earned: count, destiny: count },
});

const carried = z.strictObject({
  heroes: z.array(carriedHero),
  strongbox: z.array(carriedThing).nullable().default(null),
});

const quest = z.strictObject({
  id: z.enum(QUEST_IDS),
  plainCards: z.int().min(1).max(11).nullable().default(null),
  hasPorter: flag,
  isTwelveInclusive: flag,
  isMerciful: flag,
  pile: z.array(z.enum(ZONE_IDS)).nullable().default(null),
  imprevus: z.array(z.enum(IMPREVU_IDS)).default([]),
  party: carried.nullable().default(null),
  town: z.enum(['town', 'village']).nullable().default(null),
});

const USUAL_HEROES = HERO_IDS.map((hero) => ({ hero, seat: 'heroes' }));

/** What is left out: the four heroes from one seat, the GM from another, no dice given. */
export const setupSchema: z.ZodType<ReignSetup> = z.strictObject({
  heroes: z.array(z.strictObject({ hero: z.enum(HERO_IDS), seat: seatSchema })).prefault(USUAL_HEROES),
  master: seatSchema.default(seatId('master')),
  grade: z.enum(GRADES).default('novice'),
  hasHandicaps: flag,
  opening: opening.nullable().default(null),
  quest: quest.nullable().default(null),
  isMasterNeutral: flag,
  draws: z.array(z.int()).default([]),
});
