import { z } from 'zod';
import { StorageRefusal } from '../fault';
import type { Row } from '../rows/rowStore';

/**
 * Of what a game is kept as: raised with every change, be it of what the session writes, so that an older app leaves the
 * game alone and says why. Every older one is read. From 2 on a step may say why it was answered; from 3 on the game may
 * be of another rulebook than the first, which apps before that would take it for.
 */
export const GAME_VERSION = 3;

/** What a game is kept as that says nothing else: an app that knows no other rulebook opens it too. */
export const USUAL_VERSION = 2;

/** As it was created: never written again. */
export const openingShape = z.object({
  game: z.string(),
  opening: z.string(),
  sheet: z.string(),
  summary: z.string(),
});

/** What has changed about a game as a whole since it was created. */
export const entryShape = z.object({
  sheet: z.string(),
  summary: z.string(),
  isOver: z.boolean(),
  isRemoved: z.boolean(),
});

/** Where the journal ends: without it, steps lost at the end would not be missed. */
export const tailShape = z.object({
  stepCount: z.number(),
  lastSeal: z.string(),
});

export const snapshotShape = z.object({
  /** Of the last step that it stands for: it fits no other journal. */
  stepSeal: z.string(),
  text: z.string(),
  /** What it says of the past is in pages of their own; left out: it says all of it itself. */
  isPaged: z.boolean().optional(),
});

/** A stretch of the past, from after so many steps up to the number of its row: written once, for all later snapshots. */
export const pageShape = z.object({
  stepSeal: z.string(),
  from: z.number(),
  text: z.string(),
});

export type Opening = z.infer<typeof openingShape>;
export type EntryState = z.infer<typeof entryShape>;
export type Tail = z.infer<typeof tailShape>;

/** What a row says, by its shape; throws when it says something else. */
export function saidBy<T>(shape: z.ZodType<T>, row: Row): T {
  const said = shape.safeParse(jsonOf(row.text));
  if (!said.success) throw new StorageRefusal('damaged', `row ${row.number} has another shape: ${said.error.message}`);
  return said.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
