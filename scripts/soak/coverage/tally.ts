import type { Goals } from './goals';
import { OUT_OF_REACH } from './outOfReach';

/** How often each thing was used, by `chapter id`. */
export type Counts = Readonly<Record<string, number>>;

const keyOf = (chapter: string, id: string): string => `${chapter} ${id}`;

export class Tally {
  private readonly counts = new Map<string, number>();

  add(chapter: string, id: string, count = 1): void {
    const key = keyOf(chapter, id);
    this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }

  merge(counts: Counts): void {
    for (const [key, count] of Object.entries(counts)) this.counts.set(key, (this.counts.get(key) ?? 0) + count);
  }

  toJSON(): Counts {
    return Object.fromEntries(this.counts);
  }

  of(chapter: string, id: string): number {
    return this.counts.get(keyOf(chapter, id)) ?? 0;
  }

  /** Which of these no game has used yet. */
  missing(goals: Goals): readonly string[] {
    return Object.entries(goals).flatMap(([chapter, ids]) =>
      ids.map((id) => keyOf(chapter, id)).filter((key) => !this.counts.has(key) && OUT_OF_REACH[key] === undefined),
    );
  }

  /** What is said to be out of reach, and was used: the reason no longer holds. */
  reachedAfterAll(): readonly string[] {
    return Object.keys(OUT_OF_REACH).filter((key) => this.counts.has(key));
  }
}
