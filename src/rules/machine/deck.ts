/** Cards face down in order, and those that were used. The first of `draw` is the top card. */
export interface Deck<Card> {
  readonly draw: readonly Card[];
  readonly discard: readonly Card[];
}

export interface DrawnCards<Card> {
  /** As many as there were. */
  readonly cards: readonly Card[];
  readonly deck: Deck<Card>;
}

/** Off the top; when the pile runs out, what was used is shuffled and becomes the new pile. */
export function drawCards<Card>(
  deck: Deck<Card>,
  count: number,
  shuffle: (cards: readonly Card[]) => readonly Card[],
): DrawnCards<Card> {
  if (deck.draw.length >= count) {
    return { cards: deck.draw.slice(0, count), deck: { ...deck, draw: deck.draw.slice(count) } };
  }
  const renewed = shuffle(deck.discard);
  const rest = renewed.slice(count - deck.draw.length);
  return { cards: [...deck.draw, ...renewed].slice(0, count), deck: { draw: rest, discard: [] } };
}

/** So many cards of which nobody knows more than that they are there. */
export const faceDown = <Card>(cards: readonly unknown[], hidden: Card): readonly Card[] => cards.map(() => hidden);

/** A pile as anybody may know it: how many lie face down, and all that lies open. */
export const deckSeen = <Card>({ draw, discard }: Deck<Card>, hidden: Card): Deck<Card> => ({
  draw: faceDown(draw, hidden),
  discard,
});
