import { z } from 'zod';
import type { Result } from '../../../lib';
import type { Eyes } from '../seat';
import type { FileFault } from './fileFault';
import { recordTableSchema, type RecordTable } from './gameRecord';
import { readFormat } from './readFormat';
import { seatSchema } from './stepSchemas';

export const SIGHT_FORMAT = 'pichenette-sight';
export const SIGHT_VERSION = 1;

/** How one field of a view has changed: where it is, and what stands there now; without a value it is gone. */
export type SightChange = readonly [path: readonly (string | number)[], value?: unknown];

/** One step of a game, as it was seen: what was told of it, and what it left otherwise on the table. */
export interface SightStep {
  readonly events: readonly { readonly kind: string }[];
  readonly changes: readonly SightChange[];
  /** The flick that it came of, by its place among the flicks; left out: none. */
  readonly flick?: number | undefined;
  /** What whoever answered had in mind, where these eyes may know it. */
  readonly cause?: { readonly by: 'app' | 'hint'; readonly thought: object } | undefined;
}

/**
 * A game as certain eyes saw it: neither the seed nor the answers, so it can be looked at and never played on. The first
 * of the log is what was told before anybody had answered.
 */
export interface Sight {
  readonly format: typeof SIGHT_FORMAT;
  readonly version: typeof SIGHT_VERSION;
  readonly game: string;
  readonly eyes: Eyes;
  readonly table?: RecordTable | undefined;
  /** The table as these eyes first saw it. */
  readonly view: object;
  readonly log: readonly SightStep[];
  readonly flicks: readonly object[];
}

const fields = z.record(z.string(), z.unknown());
const key = z.union([z.string(), z.int().min(0)]);
const path = z.array(key);
const change = z.union([z.tuple([path]), z.tuple([path, z.unknown()])], {
  error: 'a path belongs here, or a path and a value',
});

const step = z.strictObject({
  events: z.array(z.looseObject({ kind: z.string() })),
  changes: z.array(change).default([]),
  flick: z.int().min(0).optional(),
  cause: z.strictObject({ by: z.enum(['app', 'hint']), thought: fields }).optional(),
});

const sight = z.strictObject({
  format: z.literal(SIGHT_FORMAT),
  version: z.literal(SIGHT_VERSION),
  game: z.string().min(1),
  eyes: seatSchema.nullable(),
  table: recordTableSchema.optional(),
  view: fields,
  log: z.array(step).min(1),
  flicks: z.array(fields).default([]),
}) as unknown as z.ZodType<Sight>;

/** The form of it; whether the game that it names could have looked like that, that game says. */
export const readSight = (text: string): Result<Sight, FileFault> =>
  readFormat({ format: SIGHT_FORMAT, version: SIGHT_VERSION, schema: sight }, text);

/** One step a line, so that people can read it. */
export function writeSight({ log, ...head }: Sight): string {
  const written = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  const lines = log.map((one) => `\n    ${JSON.stringify(one)}`).join(',');
  return `{\n${written.join('')}  "log": [${lines}\n  ]\n}\n`;
}
