import { z } from 'zod';
import { BOARD_IDS } from '../words/boards';
import { HERO_SLOTS } from '../content/heroSlots';
import { ARTEFACT_IDS, EQUIPMENT_IDS, HERO_IDS, LORD_IDS, MONSTER_IDS, SPELL_IDS } from '../words/ids';
import { VARIANT_IDS } from '../words/verminIds';
import { CURE_VENDORS, FROZEN_CHOICES, THIEF_VERMIN_BONUSES } from '../words/houseOptions';
import { ADVENTURE_FORMAT, ADVENTURE_VERSION, type Adventure } from '../words/adventure';
import { faultsOf } from './faultsOf';
import { filledExpansion } from './filledExpansion';

const MAX_TITLE = 80;
const MAX_STORY = 3_000;
const MAX_ROOMS = 30;

const telling = (max: number) => z.strictObject({ en: z.string().min(1).max(max), fr: z.string().min(1).max(max) });

const spot = z.strictObject({ xMm: z.number(), yMm: z.number() });

const heroState = z.strictObject({
  life: z.int().min(0).optional(),
  gold: z.int().min(0).multipleOf(100).optional(),
  equipment: z.array(z.enum(EQUIPMENT_IDS)).optional(),
  spells: z.array(z.enum(SPELL_IDS)).optional(),
  berserk: z.int().min(0).optional(),
  magic: z.int().min(0).optional(),
  armour: z.int().min(0).optional(),
  poison: z.array(z.int().min(0)).optional(),
  kept: z.array(z.enum(MONSTER_IDS)).optional(),
  artefacts: z.array(z.enum(ARTEFACT_IDS)).optional(),
});

const monster = z.strictObject({
  monster: z.enum(MONSTER_IDS),
  count: z.int().min(1).optional(),
  at: spot.optional(),
  life: z.int().min(1).optional(),
  frozen: z.boolean().optional(),
  on: z.enum(HERO_IDS).optional(),
  holds: z.array(z.enum(HERO_IDS)).min(1).optional(),
});

const options = z.strictObject({
  variants: z.boolean().optional(),
  wanderingVermin: z.boolean().optional(),
  cureVendor: z.enum(CURE_VENDORS).optional(),
  thiefVerminBonus: z.enum(THIEF_VERMIN_BONUSES).optional(),
  frozenChoice: z.enum(FROZEN_CHOICES).optional(),
});

const told = { title: telling(MAX_TITLE), story: telling(MAX_STORY) };
const fought = {
  heroes: z.partialRecord(z.enum(HERO_IDS), spot).optional(),
  anywhere: z.boolean().optional(),
  variants: z.array(z.enum(VARIANT_IDS)).optional(),
};

const room = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('combat'),
    ...told,
    board: z.enum(BOARD_IDS),
    monsters: z.array(monster),
    wanderingIcons: z.int().min(0).max(4).optional(),
    ...fought,
  }),
  z.strictObject({
    kind: z.literal('lair'),
    ...told,
    board: z.enum(BOARD_IDS).optional(),
    monsters: z.array(monster).optional(),
    lordAt: spot.optional(),
    lordLife: z.int().min(1).optional(),
    ...fought,
  }),
  z.strictObject({ kind: z.literal('merchant'), ...told }),
  z.strictObject({ kind: z.literal('healer'), ...told }),
  z.strictObject({ kind: z.literal('altar'), ...told }),
]);

/** An adventure that can be played: its form first, then what only the rules know. */
export const adventureSchema: z.ZodType<Adventure> = z
  .strictObject({
    format: z.literal(ADVENTURE_FORMAT),
    version: z.literal(ADVENTURE_VERSION),
    title: telling(MAX_TITLE),
    story: telling(MAX_STORY),
    ending: telling(MAX_STORY),
    lord: z.enum(LORD_IDS).nullable().default(null),
    heroes: z.partialRecord(z.enum(HERO_IDS), heroState).default({}),
    party: z.array(z.enum(HERO_IDS)).length(HERO_SLOTS.length).optional(),
    expansions: z.array(filledExpansion).optional(),
    options: options.optional(),
    rooms: z.array(room).min(1).max(MAX_ROOMS),
  })
  .superRefine((adventure, context) => {
    for (const { path, message } of faultsOf(adventure)) context.addIssue({ code: 'custom', path: [...path], message });
  });
