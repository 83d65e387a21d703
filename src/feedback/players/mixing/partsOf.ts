import type { Score } from '../../score/score';

export interface Part {
  /** Counted as the score's own moments are. */
  readonly tellAtMs: number;
  readonly score: Score;
}

/** A score in parts of a length, each to be told one part before it is heard; the sliding, one thing, goes with the first. */
export function partsOf({ notes, rub }: Score, lengthMs: number | null): readonly Part[] {
  if (lengthMs === null) return [{ tellAtMs: 0, score: { notes, rub } }];
  const numberOf = (atMs: number): number => Math.max(0, Math.floor(atMs / lengthMs));
  const numbers = [...new Set([0, ...notes.map(({ atMs }) => numberOf(atMs))])].sort((a, b) => a - b);
  return numbers.map((number) => ({
    tellAtMs: Math.max(0, number - 1) * lengthMs,
    score: { notes: notes.filter(({ atMs }) => numberOf(atMs) === number), rub: number === 0 ? rub : null },
  }));
}
