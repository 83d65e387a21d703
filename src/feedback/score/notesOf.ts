import type { FeedbackSettings } from '../settings';
import { SOUNDS, type Sound, type Take } from '../sounds/catalogue';
import { blowOf, type Blow } from './blow';
import { feltBlows, hapticOf } from './haptics';
import { withinHeadroom } from './headroom';
import type { Impact } from './impact';
import { mergeTogether } from './mergeTogether';
import type { Note } from './note';
import { strongestFirst } from './strongestFirst';

/** More voices than this at once are noise to the ear and work for the device. */
const MOST_VOICES = 8;
const VOICE_MS = 130;

/** What impacts sound and feel like. Those too soft to hear or feel are left out. */
export function notesOf(impacts: readonly Impact[], settings: FeedbackSettings): Note[] {
  const blows = mergeTogether(impacts.map(blowOf).filter(({ gain }) => gain > 0));
  const felt = feltBlows(blows, settings);
  const heard = settings.soundVolume > 0 ? heardGains(blows) : new Map<Blow, number>();
  const takeOf = createTakes();
  return blows.flatMap((blow) => {
    const gain = heard.get(blow) ?? 0;
    const haptic = felt.has(blow) ? hapticOf(blow.impulseMmS, settings.haptics) : null;
    if (gain === 0 && haptic === null) return [];
    return [{ atMs: blow.atMs, take: gain > 0 ? takeOf(blow.sound) : null, gain, rate: blow.rate, haptic }];
  });
}

function heardGains(blows: readonly Blow[]): ReadonlyMap<Blow, number> {
  const voices = strongestFirst(blows, (blow) => blow.gain, { most: MOST_VOICES, windowMs: VOICE_MS });
  const voiced = voices.map((blow) => ({ blow, atMs: blow.atMs, gain: blow.gain }));
  return new Map(withinHeadroom(voiced).map(({ blow, gain }) => [blow, gain]));
}

/** In turn, so that no recording comes twice running. */
function createTakes(): (sound: Sound) => Take {
  const used = new Map<Sound, number>();
  return (sound) => {
    const count = used.get(sound) ?? 0;
    used.set(sound, count + 1);
    return { sound, variant: count % SOUNDS[sound].variants };
  };
}
