/** What seeds give, part by part and each by its name: hashes that only change when the rules, the cards or the dice do. */
export interface Captured<Part extends string = string> {
  readonly revision: number;
  readonly parts: Readonly<Record<Part, Readonly<Record<string, unknown>>>>;
}

/** A capture as it is kept, with the reasons of all that there have been. */
export const kept = <Part extends string>(
  { revision, parts }: Captured<Part>,
  history: readonly { readonly why: string }[],
) => ({
  history,
  revision,
  ...parts,
});
