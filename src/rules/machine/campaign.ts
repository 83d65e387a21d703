/** One chapter as it was played, won or lost, and what came out of it. */
export interface Try<Carried> {
  readonly chapter: string;
  readonly isWon: boolean;
  readonly carried: Carried;
}

/** Where a campaign may go on, or how it ends. */
export type Onward = { readonly open: readonly string[] } | { readonly ending: string };

/**
 * Games one after the other, each begun with what came out of the one before. What happens between two chapters is the
 * first task of the next, so that all of it is commands.
 */
export interface Campaign<Setup, Choices, State, Carried> {
  readonly id: string;
  readonly chapters: readonly string[];
  /** `carried`: null before the first chapter. */
  setupOf(carried: Carried | null, chapter: string, choices: Choices): Setup;
  carriedOf(end: State): Carried;
  onward(tries: readonly Try<Carried>[]): Onward;
}
