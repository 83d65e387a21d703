import type { FeedbackSettings } from '../settings';
import type { Blow } from './blow';
import type { HapticStrength } from './note';
import { strongestFirst } from './strongestFirst';

/** Medium discs at 80, 500 and 1600 mm/s head-on: a nudge, a good hit, a shot across the board. */
const FELT_FROM_MM_S = { light: 40, medium: 250, heavy: 800 } as const;
/** A motor that is asked again sooner only buzzes. */
const APART_MS = 70;

export function hapticOf(impulseMmS: number, haptics: number): HapticStrength | null {
  // The slider weakens: a heavy blow becomes a medium one before it becomes nothing.
  const feltMmS = impulseMmS * haptics;
  if (feltMmS < FELT_FROM_MM_S.light) return null;
  if (feltMmS < FELT_FROM_MM_S.medium) return 'light';
  return feltMmS < FELT_FROM_MM_S.heavy ? 'medium' : 'heavy';
}

/** The blows that a hand should feel; the strongest win where they crowd. */
export function feltBlows(blows: readonly Blow[], { haptics, reducedMotion }: FeedbackSettings): ReadonlySet<Blow> {
  const strongEnough = blows.filter((blow) => hapticOf(blow.impulseMmS, haptics) !== null);
  const windowMs = reducedMotion ? Infinity : APART_MS;
  return new Set(strongestFirst(strongEnough, (blow) => blow.impulseMmS, { most: 1, windowMs }));
}
