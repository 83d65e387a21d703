import type { Stated } from './playStated';

const DECILES = 10;

export interface Decile {
  readonly shots: number;
  /** What was stated on the average, and what came of it. */
  readonly stated: number;
  readonly cameTrue: number;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The flicks sorted by the chance that was stated, ten drawers from never to always. */
export const decilesOf = (stated: readonly Stated[]): readonly Decile[] =>
  Array.from({ length: DECILES }, (_, decile) => {
    const own = stated.filter(({ chance }) => Math.min(DECILES - 1, Math.floor(chance * DECILES)) === decile);
    return {
      shots: own.length,
      stated: mean(own.map(({ chance }) => chance)),
      cameTrue: mean(own.map(({ cameTrue }) => (cameTrue ? 1 : 0))),
    };
  });

const inPercent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;

/** What was stated and what came of it, drawer by drawer. */
export function tellDeciles(stated: readonly Stated[]): string {
  const lines = decilesOf(stated).map(({ shots, stated: said, cameTrue }, decile) => {
    const off = ((cameTrue - said) * 100).toFixed(1).padStart(5);
    const from = String(decile * DECILES).padStart(2);
    return `  ${from} %: ${String(shots).padStart(5)} flicks, stated ${inPercent(said)}, came true ${inPercent(cameTrue)}, off ${off}`;
  });
  return [`${stated.length} flicks at somebody`, ...lines].join('\n');
}
