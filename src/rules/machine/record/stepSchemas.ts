import { z } from 'zod';
import { seatId } from '../seat';

/** The steps that every game shares, as they may be written by hand. */

export const seatSchema = z
  .string()
  .min(1)
  .max(40)
  .transform((name) => seatId(name));

/** Whose answer it is, and to which prompt: both may be left out. */
export const answeredBy = { seat: seatSchema.optional(), prompt: z.int().min(0).optional() };

export const chooseSchema = z.strictObject({
  kind: z.literal('choose'),
  options: z.array(z.string()),
  ...answeredBy,
});

export const amountsSchema = z.strictObject({
  kind: z.literal('amounts'),
  amounts: z.record(z.string(), z.number()),
  ...answeredBy,
});

export const undoSchema = z.strictObject({ kind: z.literal('undo') });

export const retakeSchema = z.strictObject({
  kind: z.literal('retake'),
  agreedBy: z.array(seatSchema).optional(),
});

export type WrittenTakingBack = z.output<typeof undoSchema> | z.output<typeof retakeSchema>;
