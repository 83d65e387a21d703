import { amplify, delay, lowPass, mix, type Signal } from './filters';

/** Table top, walls and ceiling of a small room hung with cloth: each path longer, weaker and duller. */
const REFLECTIONS = [
  { delayMs: 2.3, gain: 0.16, cutoffHz: 7000 },
  { delayMs: 5.9, gain: 0.1, cutoffHz: 4500 },
  { delayMs: 9.7, gain: 0.085, cutoffHz: 3600 },
  { delayMs: 14.3, gain: 0.06, cutoffHz: 2900 },
  { delayMs: 19.9, gain: 0.045, cutoffHz: 2300 },
  { delayMs: 27.1, gain: 0.03, cutoffHz: 1900 },
] as const;

export const inRoom = (dry: Signal): Signal =>
  mix(dry, ...REFLECTIONS.map(({ delayMs, gain, cutoffHz }) => amplify(lowPass(delay(dry, delayMs), cutoffHz), gain)));
