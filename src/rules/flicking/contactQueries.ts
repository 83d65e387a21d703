import type { DiscId } from './discId';
import type { Board } from './board';
import type { BoardExit, ContactEntry, DiscTouch } from './contactLog';

/** One thing that the striker met, at the moment when it first did. */
export interface Strike {
  readonly target: DiscId;
  readonly atMs: number;
}

export type ContactLog = readonly ContactEntry[];

const isTouch = (entry: ContactEntry): entry is DiscTouch => entry.kind === 'touch';

export const otherOf = (entry: DiscTouch, id: DiscId): DiscId | null =>
  entry.a === id ? entry.b : entry.b === id ? entry.a : null;

function meetingsOf(log: ContactLog, id: DiscId, counts: (entry: DiscTouch) => boolean): readonly Strike[] {
  const meetings = new Map<DiscId, Strike>();
  for (const entry of log) {
    if (!isTouch(entry)) continue;
    const target = otherOf(entry, id);
    if (target !== null && !meetings.has(target) && counts(entry)) meetings.set(target, { target, atMs: entry.atMs });
  }
  return [...meetings.values()];
}

const REST_SPEED_MM_S = 1;

/** Too slow to strike anybody. */
export const isAtRest = (speedMmS: number): boolean => speedMmS <= REST_SPEED_MM_S;

const LEANING_MM_S = 1e-3;

/** An eye and an ear take it for a blow: slower, what lies side by side only leans on one another. */
export const isFelt = ({ speedMmS }: { readonly speedMmS: number }): boolean => speedMmS >= LEANING_MM_S;

/** Who came into contact with this disc in any way, whoever moved, each once, in order of time. */
export const touchedBy = (log: ContactLog, id: DiscId): readonly Strike[] => meetingsOf(log, id, () => true);

const wasMoving = (entry: DiscTouch, id: DiscId): boolean =>
  !isAtRest(entry.a === id ? entry.aSpeedMmS : entry.bSpeedMmS);

/** A neighbour that it touched all along is only struck when the flick drives it in. */
const wasDriven = ({ atMs, speedMmS }: DiscTouch): boolean => atMs > 0 || !isAtRest(speedMmS);

/** It moved of itself into the other, however lightly. */
export const isStrikeBy = (entry: DiscTouch, strikerId: DiscId): boolean =>
  wasMoving(entry, strikerId) && wasDriven(entry);

/** Whom the striker itself touched while it moved, each once; what it only pushed is not there. */
export const strikesBy = (log: ContactLog, strikerId: DiscId): readonly Strike[] =>
  meetingsOf(log, strikerId, (entry) => isStrikeBy(entry, strikerId));

/** Who left the board, each the first time it did, in order of time. */
export function exitsOf(log: ContactLog): readonly BoardExit[] {
  const exits = new Map<DiscId, BoardExit>();
  for (const entry of log) if (entry.kind === 'exit' && !exits.has(entry.a)) exits.set(entry.a, entry);
  return [...exits.values()];
}

/** Who is no longer on this board, for good. */
export const goneIn = (log: ContactLog, { edge }: Board): readonly DiscId[] =>
  edge === 'drop' ? exitsOf(log).map(({ a }) => a) : [];

/** Whether this disc bounced off a wall before that moment. */
export const hitWallBefore = (log: ContactLog, id: DiscId, atMs: number): boolean =>
  log.some((entry) => entry.kind === 'wall' && entry.a === id && entry.atMs < atMs);
