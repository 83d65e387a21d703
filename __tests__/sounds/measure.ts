import fs from 'node:fs';
import path from 'node:path';

export const FOLDER = path.join(__dirname, '../../assets/sounds');
const HEADER_BYTES = 44;
const SAMPLE_RATE_HZ = 44_100;

export const soundNames = (): string[] =>
  fs
    .readdirSync(FOLDER)
    .filter((file) => file.endsWith('.wav'))
    .map((file) => path.basename(file, '.wav'))
    .sort();

export const bytesOf = (name: string): Buffer => fs.readFileSync(path.join(FOLDER, `${name}.wav`));

export function samplesOf(name: string): Float64Array {
  const file = bytesOf(name);
  const count = (file.length - HEADER_BYTES) / 2;
  return Float64Array.from({ length: count }, (_, i) => file.readInt16LE(HEADER_BYTES + i * 2) / 32_768);
}

/** Energy in each bin of the whole sound, by a plain radix-2 transform. */
function powerSpectrum(samples: Float64Array): { power: Float64Array; binHz: number } {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(samples);
  transform(re, im);
  return { power: re.map((value, i) => value ** 2 + im[i]! ** 2).subarray(0, size / 2), binHz: SAMPLE_RATE_HZ / size };
}

function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length;
  if (size === 1) return;
  const half = size / 2;
  const evens = { re: re.filter((_, i) => i % 2 === 0), im: im.filter((_, i) => i % 2 === 0) };
  const odds = { re: re.filter((_, i) => i % 2 === 1), im: im.filter((_, i) => i % 2 === 1) };
  transform(evens.re, evens.im);
  transform(odds.re, odds.im);
  for (let k = 0; k < half; k += 1) {
    const cos = Math.cos((2 * Math.PI * k) / size);
    const sin = -Math.sin((2 * Math.PI * k) / size);
    const oddRe = odds.re[k]! * cos - odds.im[k]! * sin;
    const oddIm = odds.re[k]! * sin + odds.im[k]! * cos;
    re[k] = evens.re[k]! + oddRe;
    im[k] = evens.im[k]! + oddIm;
    re[k + half] = evens.re[k]! - oddRe;
    im[k + half] = evens.im[k]! - oddIm;
  }
}

/** The balance point of the spectrum: what an ear calls bright or dull. */
export function centroidHz(samples: Float64Array): number {
  const { power, binHz } = powerSpectrum(samples);
  let sum = 0;
  let weighted = 0;
  power.forEach((value, i) => {
    sum += value;
    weighted += value * i * binHz;
  });
  return weighted / sum;
}

/** How long until all but a thousandth (30 dB) of the energy has sounded. */
export function decayMs(samples: Float64Array): number {
  const total = samples.reduce((sum, x) => sum + x * x, 0);
  let left = total;
  const end = samples.findIndex((x) => (left -= x * x) < total / 1000);
  return (end / SAMPLE_RATE_HZ) * 1000;
}

/** When the sound first reaches a tenth of its peak. */
export function onsetMs(samples: Float64Array): number {
  const peak = samples.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
  return (samples.findIndex((x) => Math.abs(x) >= peak / 10) / SAMPLE_RATE_HZ) * 1000;
}
