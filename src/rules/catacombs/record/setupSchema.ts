import { z } from 'zod';
import { seatId, seatSchema } from '../../machine';
import { adventureSchema } from '../adventure/adventureSchema';
import { openingSchema } from '../opening';
import { USUAL_LORD } from '../content/lords';
import { filledExpansion } from '../adventure/filledExpansion';
import { BASE_HERO_IDS, HERO_IDS, LORD_IDS } from '../words/ids';
import { CURE_VENDORS, FROZEN_CHOICES, THIEF_VERMIN_BONUSES } from '../words/houseOptions';
import { ROOM_POOLS, type CatacombsSetup } from '../model/setup';
import { HANDICAPS } from '../words/handicap';

/** What is left out of a set-up is as beginners play it: two players, the Sorcerer, the basic layout (BASE-033, BASE-057, BASE-064). */

const no = z.boolean().default(false);
const roomCount = z.int().min(0).max(14);

const roomPool = z.enum(ROOM_POOLS);

const heroSeat = z.strictObject({ seat: seatSchema, heroes: z.array(z.enum(HERO_IDS)) });

const layout = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('line'), roomsOfLevel: z.tuple([roomCount, roomCount, roomCount]) }),
  z.strictObject({ kind: z.literal('branching') }),
  z.strictObject({
    kind: z.literal('labyrinth'),
    map: z.enum(['default', 'generated']),
    sizeColumns: z.int().min(1).max(8),
    sizeRows: z.int().min(1).max(8),
  }),
  z.strictObject({
    kind: z.literal('builtLabyrinth'),
    columnCount: z.int().min(1).max(8),
    start: z.int().min(0),
    cards: z.array(z.string().nullable()).max(64),
  }),
]);

const variants = z.strictObject({
  heroesPlacedLast: no,
  fairPlacement: no,
  wanderingMonsters: no,
  camping: no,
  secondHealer: no,
});

const house = z.strictObject({
  alliesDelayDefeat: no,
  frenzyOnAllies: no,
  withoutMap: no,
  overseerHandOver: no,
  overseerRulings: no,
  cureVendor: z.enum(CURE_VENDORS).optional(),
  thiefVerminBonus: z.enum(THIEF_VERMIN_BONUSES).optional(),
  frozenChoice: z.enum(FROZEN_CHOICES).optional(),
});

export const setupSchema: z.ZodType<CatacombsSetup> = z.strictObject({
  expansions: z.array(filledExpansion).optional(),
  roomPools: z.tuple([roomPool, roomPool, roomPool]).optional(),
  altar: z.boolean().optional(),
  lordExtraLife: z.int().min(0).optional(),
  allowVariants: z.boolean().optional(),
  overseer: seatSchema.default(seatId('overseer')),
  heroSeats: z.array(heroSeat).default([{ seat: seatId('heroes'), heroes: [...BASE_HERO_IDS] }]),
  lord: z.enum(LORD_IDS).default(USUAL_LORD),
  layout: layout.default({ kind: 'line', roomsOfLevel: [1, 2, 1] }),
  variants: variants.prefault({}),
  house: house.prefault({}),
  handicap: z.enum(HANDICAPS).optional(),
  adventure: adventureSchema.nullable().optional(),
  acceptedBy: z.array(seatSchema).optional(),
  draws: z.array(z.int().min(0)).optional(),
  opening: openingSchema.optional(),
});
