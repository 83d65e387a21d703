import type { BoardExit, ContactEntry, DiscTouch } from './contactLog';

/** One thing that the striker met, at the moment when it first did. */
export interface Strike {
  readonly target: string;
  readonly atMs: number;
}

export type ContactLog = readonly ContactEntry[];

const isTouch = (entry: ContactEntry): entry is DiscTouch => entry.kind === 'touch';

export const otherOf = (entry: DiscTouch, id: string): string | null =>
  entry.a === id ? entry.b : entry.b === id ? entry.a : null;

/** Whom the striker itself touched, each once, in order of time (BASE-114, BASE-122); what it only pushed is not there. */
export function strikesBy(log: ContactLog, strikerId: string): readonly Strike[] {
  const strikes = new Map<string, Strike>();
  for (const entry of log) {
    if (!isTouch(entry)) continue;
    const target = otherOf(entry, strikerId);
    if (target !== null && !strikes.has(target)) strikes.set(target, { target, atMs: entry.atMs });
  }
  return [...strikes.values()];
}

/** Who came into contact with this disc in any way, whoever moved, each once (BASE-249, BASE-251). */
export const touchedBy = (log: ContactLog, id: string): readonly Strike[] => strikesBy(log, id);

/** Whether these two met at all. */
export const haveMet = (log: ContactLog, a: string, b: string): boolean =>
  log.some((entry) => isTouch(entry) && otherOf(entry, a) === b);

/** Who left the board, each the first time it did, in order of time. */
export function exitsOf(log: ContactLog): readonly BoardExit[] {
  const exits = new Map<string, BoardExit>();
  for (const entry of log) if (entry.kind === 'exit' && !exits.has(entry.a)) exits.set(entry.a, entry);
  return [...exits.values()];
}

/** Whether this disc bounced off a wall before that moment. */
export const hitWallBefore = (log: ContactLog, id: string, atMs: number): boolean =>
  log.some((entry) => entry.kind === 'wall' && entry.a === id && entry.atMs < atMs);
