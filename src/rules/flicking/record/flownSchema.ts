import { z } from 'zod';

/** A flick as it was flown, out of a file: what whoever shows it again reads of it. What else stands there is left alone. */

const at = { id: z.string(), xMm: z.number(), yMm: z.number() };
const disc = z.looseObject({
  ...at,
  radiusMm: z.number().positive(),
  isFixed: z.boolean(),
  ignores: z.array(z.string()),
});
const rider = z.looseObject({ id: z.string(), hostId: z.string(), slipXMm: z.number(), slipYMm: z.number() });
const place = z.looseObject({ xMm: z.number(), yMm: z.number() });
const restDisc = z.looseObject({
  ...at,
  turnRad: z.number(),
  putBack: z.looseObject({ fromXMm: z.number(), fromYMm: z.number(), places: z.array(place) }).nullable(),
});

const contact = z.looseObject({ kind: z.string(), atMs: z.number() });

export const flownSchema = z.looseObject({
  commandIndex: z.int().min(0),
  actor: z.string(),
  attack: z.string(),
  board: z.string(),
  table: z.looseObject({ discs: z.array(disc), riders: z.array(rider) }),
  shot: z.looseObject({
    discId: z.string(),
    projectile: disc.nullable(),
    vxMmS: z.number(),
    vyMmS: z.number(),
  }),
  result: z.looseObject({
    contacts: z.array(contact),
    exits: z.array(z.looseObject({ discId: z.string(), atMs: z.number(), xMm: z.number(), yMm: z.number() })),
    rest: z.looseObject({ discs: z.array(restDisc), projectile: restDisc.nullable(), riders: z.array(rider) }),
  }),
});
