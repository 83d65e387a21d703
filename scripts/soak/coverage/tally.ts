/** Everything that a soak must have used, by chapter. */
export type Goals = Readonly<Record<string, readonly string[]>>;

/** What no whole game can reach, and why: by `chapter id`. */
export type OutOfReach = Readonly<Record<string, string>>;

/** How often each thing was used, by `chapter id`. */
export type Counts = Readonly<Record<string, number>>;

export const keyOf = (chapter: string, id: string): string => `${chapter} ${id}`;

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

  /** Whatever was counted under this chapter. */
  idsOf(chapter: string): readonly string[] {
    const prefix = keyOf(chapter, '');
    return [...this.counts.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  }

  /** Which of these no game has used yet. */
  missing(goals: Goals, outOfReach: OutOfReach = {}): readonly string[] {
    return Object.entries(goals).flatMap(([chapter, ids]) =>
      ids.map((id) => keyOf(chapter, id)).filter((key) => !this.counts.has(key) && outOfReach[key] === undefined),
    );
  }

  /** What is said to be out of reach, and was used: the reason no longer holds. */
  reachedAfterAll(outOfReach: OutOfReach): readonly string[] {
    return Object.keys(outOfReach).filter((key) => this.counts.has(key));
  }
}
