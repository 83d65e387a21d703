import type { Sound } from '../sounds/catalogue';
import type { Material } from '../sounds/materials';
import type { Impact } from './impact';
import { brightnessOf, gainOf } from './loudness';

/** An impact as an ear and a hand know it. */
export interface Blow {
  readonly atMs: number;
  readonly sound: Sound;
  readonly gain: number;
  readonly rate: number;
  /** Speed times the mass that takes part. */
  readonly impulseMmS: number;
}

export function blowOf({ atMs, speedMmS, mass, radiusMm, between: [a, b] }: Impact): Blow {
  const { sound, rate } = ringOf(b.hardness > a.hardness ? b : a, radiusMm);
  return {
    atMs,
    sound,
    gain: gainOf(speedMmS),
    rate: rate * brightnessOf(speedMmS),
    impulseMmS: mass * speedMmS,
  };
}

/** The recording of the nearest size, tuned to this one. */
function ringOf({ rings, tuning }: Material, radiusMm: number): { readonly sound: Sound; readonly rate: number } {
  const strayOf = (ring: (typeof rings)[number]): number => Math.abs(Math.log(ring.radiusMm / radiusMm));
  const nearest = rings.reduce((best, ring) => (strayOf(ring) < strayOf(best) ? ring : best));
  return { sound: nearest.sound, rate: (nearest.radiusMm / radiusMm) ** tuning };
}
