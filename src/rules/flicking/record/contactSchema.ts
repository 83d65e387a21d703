import { z } from 'zod';
import { WALL_SIDES } from '../contactLog';

/** What a hand-written contact may leave out: when it happened, how fast, and whether it was a struck or a pushed disc. */
const when = { atMs: z.number().optional() };
const speed = { speedMmS: z.number().optional() };
const blow = { ...when, ...speed, wave: z.int().min(0).optional() };
const bothSpeeds = { aSpeedMmS: z.number().optional(), bSpeedMmS: z.number().optional() };
const id = z.string();

export const contactSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('touch'), a: id, b: id, ...blow, ...bothSpeeds }),
  z.strictObject({ kind: z.literal('wall'), a: id, b: z.enum(WALL_SIDES), ...blow }),
  z.strictObject({ kind: z.literal('exit'), a: id, xMm: z.number(), yMm: z.number(), ...when, ...speed }),
  z.strictObject({
    kind: z.literal('riderFell'),
    a: id,
    b: id,
    cause: z.enum(['jolt', 'hostLeft']),
    ...when,
    ...speed,
  }),
  z.strictObject({ kind: z.literal('eventCap'), eventCount: z.int().min(0), ...when }),
]);

export type WrittenContact = z.output<typeof contactSchema>;
