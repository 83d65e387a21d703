import { estimateVelocity } from '../../src/board/aim/estimateVelocity';
import type { TouchSample } from '../../src/board/aim/fingerPath';
import { length } from '../../src/lib';

type Kind = 'down' | 'move' | 'up' | 'lost';
type Felt = readonly [kind: Kind, finger: number, xPt: number, yPt: number, atMs: number, arrivedAtMs: number];

export interface Traces {
  readonly format: 'pichenette-traces';
  readonly device: Readonly<Record<string, string | number>>;
  readonly strokes: readonly { readonly field: string; readonly felt: readonly Felt[] }[];
}

const FRAME_MS = 1000 / 60;

/** The value below which this share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const samplesOf = (felt: readonly Felt[]): readonly TouchSample[] =>
  felt.filter(([kind]) => kind !== 'lost').map(([, , xPx, yPx, atMs]) => ({ xPx, yPx, atMs }));

/** What a screen that looks sixty times a second would have told of it: the landing, the last of each frame, the lifting. */
export function thinned(samples: readonly TouchSample[]): readonly TouchSample[] {
  const from = samples[0]?.atMs ?? 0;
  const frameOf = ({ atMs }: TouchSample): number => Math.floor((atMs - from) / FRAME_MS);
  return samples.filter((sample, index) => {
    const next = samples[index + 1];
    return index === 0 || next === undefined || frameOf(next) !== frameOf(sample);
  });
}

function launchOf(samples: readonly TouchSample[]): number {
  const last = samples.at(-1);
  return last === undefined ? 0 : length(estimateVelocity(samples, last.atMs));
}

/** How one field of the hidden screen told of the fingers on it. */
export function readField({ strokes }: Traces, field: string) {
  const told = strokes.filter((stroke) => stroke.field === field).map(({ felt }) => felt);
  const steps = told.flatMap((felt) => felt.slice(1).map(([, , , , atMs], index) => atMs - (felt[index]?.[4] ?? atMs)));
  const delays = told.flatMap((felt) => felt.map(([, , , , atMs, arrivedAtMs]) => arrivedAtMs - atMs));
  // The two clocks need not begin at the same moment: what counts is how much later than the promptest the others come.
  const promptest = Math.min(...delays);
  const late = delays.map((delayMs) => delayMs - promptest);
  const changes = told.map(samplesOf).flatMap((samples) => {
    const all = launchOf(samples);
    return all === 0 ? [] : [Math.abs(launchOf(thinned(samples)) / all - 1)];
  });
  return {
    field,
    strokes: told.length,
    stepMs: { middle: quantile(steps, 0.5), slow: quantile(steps, 0.95) },
    lateMs: { middle: quantile(late, 0.5), slow: quantile(late, 0.95) },
    lostAt60HzPercent: { middle: 100 * quantile(changes, 0.5), most: 100 * quantile(changes, 1) },
  };
}
