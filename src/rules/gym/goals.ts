import { exitsOf, hitWallBefore, strikesBy, touchedBy, type ContactLog, type DiscId } from '../flicking';
import type { Goal, GymDisc } from './words';

/** A flick that has come to rest. */
export interface FlownFlick {
  readonly disc: DiscId;
  readonly before: readonly GymDisc[];
  readonly after: readonly GymDisc[];
  readonly contacts: ContactLog;
}

type Of<K extends Goal['kind']> = Extract<Goal, { kind: K }>;
type Judges = { readonly [K in Goal['kind']]: (goal: Of<K>, flown: FlownFlick) => boolean };

const discIn = (discs: readonly GymDisc[], id: DiscId): GymDisc | undefined => discs.find((disc) => disc.id === id);

const between = (a: { xMm: number; yMm: number }, b: { xMm: number; yMm: number }): number =>
  Math.sqrt((a.xMm - b.xMm) * (a.xMm - b.xMm) + (a.yMm - b.yMm) * (a.yMm - b.yMm));

const hitFixedBefore = ({ disc, before, contacts }: FlownFlick, beforeMs: number): boolean =>
  touchedBy(contacts, disc).some(({ target, atMs }) => atMs < beforeMs && discIn(before, target)?.isFixed === true);

/** GYM-011: whether a middle lies between the two circles. */
export const isInRing = (goal: Of<'stop'>, at: { readonly xMm: number; readonly yMm: number }): boolean => {
  const way = between(goal, at);
  return way >= goal.innerMm && way <= goal.outerMm;
};

/** Whether a named disc lies there without any flick. */
export function isMetAtRest(goal: Of<'stop'>, discs: readonly GymDisc[]): boolean {
  const lying = goal.disc === null ? undefined : discIn(discs, goal.disc);
  return lying !== undefined && isInRing(goal, lying);
}

const JUDGES: Judges = {
  // GYM-008
  nudge({ disc, leastMm, mostMm }, { before, after }) {
    const [from, to] = [discIn(before, disc), discIn(after, disc)];
    const way = from === undefined || to === undefined ? null : between(from, to);
    return way !== null && way >= leastMm && way <= mostMm;
  },
  // GYM-009
  bank({ target, off }, flown) {
    const { contacts, disc } = flown;
    const strike = strikesBy(contacts, disc).find((one) => one.target === target);
    if (strike === undefined) return false;
    const isOffWall = off !== 'fixed' && hitWallBefore(contacts, disc, strike.atMs);
    return isOffWall || (off !== 'wall' && hitFixedBefore(flown, strike.atMs));
  },
  // GYM-010
  strike({ targets }, { contacts, disc }) {
    const struck = strikesBy(contacts, disc).map(({ target }) => target);
    return targets.every((target) => struck.includes(target));
  },
  // GYM-011
  stop(goal, { disc, after }) {
    const lying = discIn(after, goal.disc ?? disc);
    return lying !== undefined && isInRing(goal, lying);
  },
  // GYM-012
  pushOff: ({ disc }, flown) => disc !== flown.disc && exitsOf(flown.contacts).some(({ a }) => a === disc),
};

/** Whether this flick has brought this about. */
export const isMetBy = (goal: Goal, flown: FlownFlick): boolean =>
  (JUDGES[goal.kind] as (goal: Goal, flown: FlownFlick) => boolean)(goal, flown);
