import type { FlickNote, NotedTarget } from './flickNote';

interface Sample {
  readonly distanceMm: number;
  readonly speedMmS: number;
}

export type SpeedOver = (distanceMm: number) => number;

const SLOWEST_MM_S = 100;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Who of those that may have been meant is taken for the one that was. */
export type Meant = (note: FlickNote) => NotedTarget | undefined;

/** As if each had been meant for whom it came nearest. */
export const nearest: Meant = ({ targets }) => [...targets].sort((a, b) => Math.abs(a.astray) - Math.abs(b.astray))[0];

/** How hard this player usually flicks over a distance: the median of all lines through two flicks. */
export function usualSpeed(notes: readonly FlickNote[], meant: Meant): SpeedOver {
  const samples = notes.map((note): Sample => ({
    speedMmS: note.speedMmS,
    distanceMm: meant(note)?.distanceMm ?? 0,
  }));
  const slopes = samples.flatMap((a, index) =>
    samples
      .slice(index + 1)
      .filter((b) => b.distanceMm !== a.distanceMm)
      .map((b) => (b.speedMmS - a.speedMmS) / (b.distanceMm - a.distanceMm)),
  );
  const slope = median(slopes);
  const atZero = median(samples.map(({ speedMmS, distanceMm }) => speedMmS - slope * distanceMm));
  return (distanceMm) => Math.max(SLOWEST_MM_S, atZero + slope * distanceMm);
}
