/** What is written on a card, in the language of whoever reads it. */
export interface CardSaid {
  readonly name: string;
  /** Class and role. */
  readonly kind: string;
  readonly ability: { readonly name: string; readonly text: string } | null;
  /** All of it in one sentence, for a screen reader: name, shots in order with their damage, ability, armour. */
  readonly summary: string;
}
