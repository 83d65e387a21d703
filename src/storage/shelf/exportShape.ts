import { z } from 'zod';
import { canonicalJson, fnv1a64 } from '../../lib';

export const EXPORT_FORMAT = 'pichenette-shelf';
/** Version 1 knew of no snapshots, and 2 of no rulebook but the first; all are read. */
export const EXPORT_VERSION = 3;
/** What a file is written as that has games of the first rulebook alone: an app that knows no other reads it too. */
export const USUAL_EXPORT_VERSION = 2;

/** About three hundred long games; more than a phone can read at once is nobody's export. */
export const MAX_EXPORT_LENGTH = 64 * 1024 * 1024;

const MAX_ID_LENGTH = 200;
const timeMs = z.number().nonnegative();

const stepShape = z.strictObject({ atMs: timeMs, text: z.string() });

const gameShape = z.strictObject({
  id: z.string().min(1).max(MAX_ID_LENGTH),
  game: z.string(),
  /** What an app must know at least to keep it; left out, what apps of the first rulebook know. */
  version: z.int().positive().optional(),
  createdAtMs: timeMs,
  touchedAtMs: timeMs,
  opening: z.string(),
  sheet: z.string(),
  summary: z.string(),
  isOver: z.boolean(),
  steps: z.array(stepShape),
  snapshot: z.strictObject({ stepCount: z.int().nonnegative(), text: z.string() }).optional(),
});

const valueShape = z.strictObject({ key: z.string().min(1).max(MAX_ID_LENGTH), text: z.string() });

export const exportShape = z.strictObject({
  format: z.literal(EXPORT_FORMAT),
  version: z.int().min(1).max(EXPORT_VERSION),
  /** Of everything else: a byte that changed on the way is found. */
  check: z.string(),
  exportedAtMs: timeMs,
  games: z.array(gameShape),
  values: z.array(valueShape),
});

export type ExportedFile = z.infer<typeof exportShape>;
export type ExportedGame = z.infer<typeof gameShape>;

export const checkOf = ({ exportedAtMs, games, values }: Omit<ExportedFile, 'format' | 'version' | 'check'>): string =>
  fnv1a64(canonicalJson({ exportedAtMs, games, values }));
