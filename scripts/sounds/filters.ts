export const SAMPLE_RATE_HZ = 44_100;

export type Signal = Float64Array;

export const samplesIn = (ms: number): number => Math.round((ms / 1000) * SAMPLE_RATE_HZ);

const onePole = (cutoffHz: number): number => 1 - Math.exp((-2 * Math.PI * cutoffHz) / SAMPLE_RATE_HZ);

/** A gentle slope of 6 dB an octave, like air, cloth and varnish. */
export function lowPass(signal: Signal, cutoffHz: number): Signal {
  const follow = onePole(cutoffHz);
  let level = 0;
  return signal.map((value) => (level += follow * (value - level)));
}

export function highPass(signal: Signal, cutoffHz: number): Signal {
  const low = lowPass(signal, cutoffHz);
  return signal.map((value, i) => value - (low[i] ?? 0));
}

export function mix(...parts: readonly Signal[]): Signal {
  const sum = new Float64Array(Math.max(...parts.map((part) => part.length)));
  for (const part of parts) part.forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value));
  return sum;
}

export const amplify = (signal: Signal, gain: number): Signal => signal.map((value) => value * gain);

export function delay(signal: Signal, ms: number, length = signal.length): Signal {
  const late = new Float64Array(length);
  const offset = samplesIn(ms);
  late.set(signal.subarray(0, Math.max(0, length - offset)), Math.min(offset, length));
  return late;
}

/** Lets the end die away, so that a file that stops never clicks. */
export function fadeOut(signal: Signal, ms: number): Signal {
  const fade = Math.min(samplesIn(ms), signal.length);
  return signal.map((value, i) => {
    const left = (signal.length - 1 - i) / fade;
    return left >= 1 ? value : value * 0.5 * (1 - Math.cos(Math.PI * left));
  });
}

/** Filters round after round and keeps the last, when nothing remembers that there was a beginning. */
export function asLoop(signal: Signal, filter: (endless: Signal) => Signal): Signal {
  const endless = new Float64Array(signal.length * 2);
  endless.set(signal, 0);
  endless.set(signal, signal.length);
  return filter(endless).subarray(signal.length);
}
