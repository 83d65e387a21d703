/** What a schema or a reader says, and how a person would; `$1` is what the brackets of the pattern hold. */
export type Saying = readonly [pattern: RegExp, words: string];

/** How one language tells what is wrong with a file, and where in it. */
export interface FaultWording {
  /** The first one that knows a message says it. */
  readonly sayings: readonly Saying[];
  /** Kinds of values, as a schema names them. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Fields of a file, by what a person would look for; what stands in a list is counted from one. */
  readonly fields: Readonly<Record<string, string>>;
  readonly line: string;
}
