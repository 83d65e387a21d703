/** Slower than this two discs touch without a sound. */
const SILENT_BELOW_MM_S = 25;
/** Nearly the fastest launch, at close range: as loud as it gets. */
const LOUDEST_MM_S = 2000;
/**
 * A blow's sound pressure grows with its speed, but a table's 40 dB of it would lose every soft touch on a phone: the
 * exponent draws them to 28 dB, in which each doubling of speed still sounds clearly louder (4 dB).
 */
const LOUDNESS_EXPONENT = 0.7;
const DULLEST_RATE = 0.94;
const BRIGHTEST_RATE = 1.08;

export function gainOf(speedMmS: number): number {
  if (speedMmS < SILENT_BELOW_MM_S) return 0;
  return Math.min(1, (speedMmS / LOUDEST_MM_S) ** LOUDNESS_EXPONENT);
}

/** A harder blow presses for a shorter time and excites higher tones. */
export const brightnessOf = (speedMmS: number): number =>
  DULLEST_RATE + (BRIGHTEST_RATE - DULLEST_RATE) * gainOf(speedMmS);
