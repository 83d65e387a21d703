import { amplify, samplesIn, type Signal } from './filters';

/** Above this a file has no room left for the player's own resampling. */
export const MAX_PEAK = 0.9;
const WINDOW_MS = 30;

export const peakOf = (signal: ArrayLike<number>): number => {
  let peak = 0;
  for (let i = 0; i < signal.length; i += 1) peak = Math.max(peak, Math.abs(signal[i] ?? 0));
  return peak;
};

/** How loud the loudest 30 ms are: about what an ear makes of a short knock. */
export function loudnessDb(signal: ArrayLike<number>): number {
  const window = Math.min(samplesIn(WINDOW_MS), signal.length);
  let power = 0;
  let loudest = 0;
  for (let i = 0; i < signal.length; i += 1) {
    power += (signal[i] ?? 0) ** 2 - (i >= window ? (signal[i - window] ?? 0) ** 2 : 0);
    loudest = Math.max(loudest, power);
  }
  return 10 * Math.log10(loudest / window);
}

/** As loud as asked for, or as loud as the peak allows. */
export function atLoudness(signal: Signal, targetDb: number): Signal {
  const wanted = 10 ** ((targetDb - loudnessDb(signal)) / 20);
  return amplify(signal, Math.min(wanted, MAX_PEAK / peakOf(signal)));
}
