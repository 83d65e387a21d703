import type { FeedbackSettings } from '../settings';
import type { Note } from './note';

const KNOCK_GAIN = 0.6;

/** The soft knocks of what is laid down by hand. */
export function knocksOf(
  atMs: readonly number[],
  { soundVolume, haptics, reducedMotion }: FeedbackSettings,
): readonly Note[] {
  const haptic = haptics > 0 && !reducedMotion ? 'light' : null;
  const take = soundVolume > 0 ? ({ sound: 'putBack', variant: 0 } as const) : null;
  if (take === null && haptic === null) return [];
  return atMs.map((one) => ({ atMs: one, take, gain: KNOCK_GAIN, rate: 1, haptic }));
}
