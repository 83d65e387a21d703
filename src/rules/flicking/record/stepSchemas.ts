import { z } from 'zod';
import { answeredBy } from '../../machine';
import { contactSchema } from './contactSchema';

/** The steps that all games that flick share, as they may be written by hand. */

const mm = z.number();
const spot = z.strictObject({ xMm: mm, yMm: mm });

export const placeSchema = z.strictObject({
  kind: z.literal('place'),
  places: z.array(z.strictObject({ id: z.string(), xMm: mm, yMm: mm })),
  ...answeredBy,
});

export const flickSchema = z.strictObject({
  kind: z.literal('flick'),
  flick: z
    .strictObject({
      discId: z.string().optional(),
      from: spot.nullable().optional(),
      vxMmS: z.number(),
      vyMmS: z.number(),
    })
    .nullable(),
  ...answeredBy,
});

const putBack = z.strictObject({
  reason: z.enum(['out', 'overhanging', 'displaced']),
  fromXMm: mm,
  fromYMm: mm,
  places: z.array(spot).default([]),
});

const restDisc = z.strictObject({
  id: z.string(),
  xMm: mm,
  yMm: mm,
  turnRad: z.number().default(0),
  putBack: putBack.nullable().optional(),
});

const restRider = z.strictObject({
  id: z.string(),
  hostId: z.string(),
  slipXMm: mm.default(0),
  slipYMm: mm.default(0),
  fell: z.boolean().default(false),
});

export const flickResolvedSchema = z.strictObject({
  kind: z.literal('flickResolved'),
  contacts: z.array(contactSchema).default([]),
  exits: z.array(z.strictObject({ discId: z.string(), atMs: z.number(), xMm: mm, yMm: mm })).optional(),
  rest: z
    .strictObject({
      discs: z.array(restDisc).default([]),
      projectile: restDisc.nullable().optional(),
      riders: z.array(restRider).default([]),
    })
    .prefault({}),
  ...answeredBy,
});

export type WrittenFlick = z.output<typeof flickSchema>;
export type WrittenResult = z.output<typeof flickResolvedSchema>;
