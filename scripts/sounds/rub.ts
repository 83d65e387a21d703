import { asLoop, highPass, lowPass, samplesIn, type Signal } from './filters';
import { createRandom } from './random';

/** Wood sliding on varnish: a soft hiss with a slow grain in it, whose end runs into its beginning without a seam. */
export function rubLoop(lengthMs: number, seed: string): Signal {
  const random = createRandom(seed);
  const length = samplesIn(lengthMs);
  const hiss = new Float64Array(length).map(random);
  const soft = asLoop(hiss, (endless) => highPass(lowPass(lowPass(endless, 2600), 3800), 420));
  const grain = asLoop(new Float64Array(length).map(random), (endless) => lowPass(lowPass(endless, 45), 45));
  const depth = 0.35 / rms(grain);
  return soft.map((value, i) => value * Math.max(0.2, 1 + depth * (grain[i] ?? 0)));
}

const rms = (signal: Signal): number => Math.sqrt(signal.reduce((sum, x) => sum + x * x, 0) / signal.length);
