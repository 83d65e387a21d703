import { z } from 'zod';
import { seatId, seatSchema, type SeatId } from '../../machine';
import { isCard } from '../content/cards';
import { USUAL_TOKENS } from '../content/tokens';
import { GROUNDS, type ConquestSetup } from '../model/setup';
import type { CardId } from '../words/cards';
import { HOUSE_OPTIONS } from '../words/houseOptions';
import { DISC_IDS, LAYOUT_IDS, TEAMS, type Team } from '../words/ids';
import { TURN_STEPS } from '../words/tasks';

const card = z.custom<CardId>((text) => typeof text === 'string' && isCard(text), { error: 'no such card' });
const cards = z.array(card);
const spot = z.strictObject({ xMm: z.number(), yMm: z.number() });
const marker = z.union([z.literal(1), z.literal(2)]);

const team = z.strictObject({
  pile: cards.optional(),
  discard: cards.optional(),
  kept: cards.optional(),
  marker: marker.optional(),
  isStunned: z.boolean().optional(),
});

const openingSchema = z.strictObject({
  discs: z.partialRecord(z.enum(DISC_IDS), spot).optional(),
  teams: z.strictObject({ sword: team.optional(), skull: team.optional() }).optional(),
  hands: z.record(z.string(), cards).optional(),
  turn: z.enum(TEAMS).optional(),
  step: z.enum(TURN_STEPS).optional(),
});

/** One seat runs the whole team, two have a Character each. */
const seatsSchema = z
  .array(seatSchema)
  .min(1)
  .max(2)
  .transform((seats): readonly [SeatId, SeatId] => {
    const [first = seatId(''), second = first] = seats;
    return [first, second];
  });

const usualSeats = (of: Team): string[] => [of];
const count = z.int();
const tokensSchema = z
  .union([count, z.strictObject({ sword: count, skull: count })])
  .transform((tokens) => (typeof tokens === 'number' ? { sword: tokens, skull: tokens } : tokens));

/** What is left out is a plain game of two. */
export const setupSchema: z.ZodType<ConquestSetup> = z.strictObject({
  seats: z
    .strictObject({
      sword: seatsSchema.prefault(usualSeats('sword')),
      skull: seatsSchema.prefault(usualSeats('skull')),
    })
    .prefault({}),
  tokens: tokensSchema.prefault(USUAL_TOKENS),
  layout: z.enum(LAYOUT_IDS).default('cross'),
  ground: z.enum(GROUNDS).default('walls'),
  options: z.array(z.enum(HOUSE_OPTIONS)).default([]),
  first: z.enum(TEAMS).nullable().default(null),
  opening: openingSchema.nullable().default(null),
});
