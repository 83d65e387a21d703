import { fadeOut, samplesIn, SAMPLE_RATE_HZ, type Signal } from '../filters';

const { exp, min, sin, sqrt, PI } = Math;

/** One sounding part of a tone. */
export interface Partial {
  readonly ratio: number;
  readonly level: number;
  /** The time in which it falls to a third. */
  readonly decayMs: number;
}

const TAIL_MS = 60;

/** Struck or plucked: every part dies away in its own time. */
export function struck(hz: number, lengthMs: number, parts: readonly Partial[]): Signal {
  const tone = new Float64Array(samplesIn(lengthMs));
  for (const { ratio, level, decayMs } of parts) {
    const stepRad = (2 * PI * hz * ratio) / SAMPLE_RATE_HZ;
    const decay = samplesIn(decayMs);
    for (let i = 0; i < tone.length; i += 1) {
      tone[i] = (tone[i] ?? 0) + level * exp(-i / decay) * sin(stepRad * i);
    }
  }
  return fadeOut(tone, TAIL_MS);
}

const LUTE_HARMONICS = 7;

/** A gut string: its high harmonics are gone first. */
export const lute = (hz: number, lengthMs: number): Signal =>
  struck(
    hz,
    lengthMs,
    Array.from({ length: LUTE_HARMONICS }, (_, i) => ({
      ratio: i + 1,
      level: 1 / (i + 1) ** 1.3,
      decayMs: 420 / (1 + 0.7 * i),
    })),
  );

/** Bronze: its parts are no harmonics, and the low ones stay. */
export const gong = (hz: number, lengthMs: number): Signal =>
  struck(hz, lengthMs, [
    { ratio: 1, level: 1, decayMs: 900 },
    { ratio: 1.48, level: 0.5, decayMs: 620 },
    { ratio: 2.09, level: 0.45, decayMs: 430 },
    { ratio: 2.9, level: 0.25, decayMs: 260 },
    { ratio: 4.13, level: 0.16, decayMs: 130 },
  ]);

/** Small coins are stiff plates: high, and soon still. */
export const coin = (hz: number, lengthMs: number): Signal =>
  struck(hz, lengthMs, [
    { ratio: 1, level: 1, decayMs: 90 },
    { ratio: 1.51, level: 0.6, decayMs: 60 },
    { ratio: 2.33, level: 0.35, decayMs: 35 },
  ]);

const HORN_HARMONICS = 8;
const HORN_ATTACK_MS = 45;

/** Blown: it swells, stays and is let go; the louder, the brighter. */
export function horn(hz: number, lengthMs: number): Signal {
  const length = samplesIn(lengthMs);
  const attack = samplesIn(HORN_ATTACK_MS);
  const tone = new Float64Array(length);
  for (let harmonic = 1; harmonic <= HORN_HARMONICS; harmonic += 1) {
    const stepRad = (2 * PI * hz * harmonic) / SAMPLE_RATE_HZ;
    const level = 1 / harmonic ** 1.15;
    for (let i = 0; i < length; i += 1) {
      const swell = min(1, i / (attack * sqrt(harmonic)));
      tone[i] = (tone[i] ?? 0) + level * swell * swell * sin(stepRad * i);
    }
  }
  return fadeOut(tone, lengthMs * 0.45);
}

/** A great drum: its skin is loosest a moment after the blow. */
export function drum(lengthMs: number): Signal {
  let phaseRad = 0;
  const tone = new Float64Array(samplesIn(lengthMs)).map((_, i) => {
    const ms = (i / SAMPLE_RATE_HZ) * 1000;
    phaseRad += (2 * PI * (46 + 60 * exp(-ms / 45))) / SAMPLE_RATE_HZ;
    return sin(phaseRad) * exp(-ms / 140);
  });
  return fadeOut(tone, TAIL_MS);
}
