/** Cards face down in order, and those that were used. The first of `draw` is the top card. */
export interface Deck<Card> {
  readonly draw: readonly Card[];
  readonly discard: readonly Card[];
}

export const deckOf = <Card>(draw: readonly Card[]): Deck<Card> => ({ draw, discard: [] });

/** As many as there are, up to `count`, off the top. */
export function drawTop<Card>(
  deck: Deck<Card>,
  count: number,
): { readonly cards: readonly Card[]; readonly deck: Deck<Card> } {
  return { cards: deck.draw.slice(0, count), deck: { ...deck, draw: deck.draw.slice(count) } };
}

export const discardTo = <Card>(deck: Deck<Card>, cards: readonly Card[]): Deck<Card> => ({
  ...deck,
  discard: [...deck.discard, ...cards],
});

export const isExhausted = <Card>(deck: Deck<Card>): boolean => deck.draw.length === 0;
