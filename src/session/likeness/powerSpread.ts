import { MAX_LAUNCH_MM_S } from '../../rules/table';
import { erring, likeliest, spreadsBetween } from './erring';
import type { FlickNote } from './flickNote';

interface Sample {
  readonly distanceMm: number;
  readonly speedMmS: number;
}

const SLOWEST_MM_S = 100;
const GUESSES = spreadsBetween(0.02, 0.6);
/** Whatever happens, no flick is impossible. */
const HARDLY = 1e-6;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** As if it had been meant for whom it came nearest. */
function sampleOf({ speedMmS, targets }: FlickNote): Sample {
  const [nearest] = [...targets].sort((a, b) => Math.abs(a.astray) - Math.abs(b.astray));
  return { speedMmS, distanceMm: nearest?.distanceMm ?? 0 };
}

/** How hard this player usually flicks over a distance: the median of all lines through two flicks. */
function usualSpeed(samples: readonly Sample[]): (distanceMm: number) => number {
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

/**
 * By what share speeds are off what this player usually does, reckoned at full power as `tremble` does. What a flick
 * says of each target counts for as much as it may have been meant for it.
 */
export function powerSpread(notes: readonly FlickNote[], turn: number, slips: number): number | null {
  const usual = usualSpeed(notes.map(sampleOf));
  const flicks = notes.map(({ speedMmS, targets }) => {
    const all = targets.reduce((sum, { astray }) => sum + erring(astray, turn, slips), HARDLY);
    return targets.map(({ astray, distanceMm }) => {
      const meant = usual(distanceMm);
      const off = (speedMmS / meant - 1) / (0.5 + (0.5 * meant) / MAX_LAUNCH_MM_S);
      return { off, share: erring(astray, turn, slips) / all };
    });
  });
  return likeliest(GUESSES, (power) =>
    flicks.reduce((sum, maybe) => {
      const likelihood = maybe.reduce((all, { off, share }) => all + share * erring(off, power, slips), HARDLY);
      return sum + Math.log(likelihood);
    }, 0),
  );
}
