import type { ContactEntry } from '../../rules/flicking';
import type { FeedbackSettings } from '../settings';
import type { Impact } from './impact';
import type { SlidingFlight } from './rubOf';

const PUT_BACK_GAIN = 0.6;

/** Discs that left are laid back at the edge when the flight ends: one soft knock, however many there are. */
export function putBacksOf(
  contacts: readonly ContactEntry[],
  flight: SlidingFlight,
  { soundVolume, haptics, reducedMotion }: FeedbackSettings,
): Impact[] {
  const staying = new Set(flight.tracks.filter((track) => track.vanishesMs === null).map((track) => track.discId));
  if (!contacts.some((contact) => contact.kind === 'exit' && staying.has(contact.a))) return [];
  const haptic = haptics > 0 && !reducedMotion ? 'light' : null;
  const take = soundVolume > 0 ? ({ sound: 'putBack', variant: 0 } as const) : null;
  if (take === null && haptic === null) return [];
  return [{ atMs: flight.durationMs, take, gain: PUT_BACK_GAIN, rate: 1, haptic }];
}
