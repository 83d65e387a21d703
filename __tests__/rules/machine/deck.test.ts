import { deckSeen, drawCards, faceDown } from '../../../src/rules/machine';

const deck = { draw: ['a', 'b', 'c'], discard: ['x', 'y'] };
const backwards = (cards: readonly string[]) => [...cards].reverse();
const never = (): never => {
  throw new Error('nothing is shuffled here');
};

describe('a deck', () => {
  it('is drawn from the top, and shuffled only when it has run out', () => {
    expect(drawCards(deck, 2, never)).toEqual({ cards: ['a', 'b'], deck: { draw: ['c'], discard: ['x', 'y'] } });
    expect(drawCards(deck, 3, never)).toEqual({ cards: ['a', 'b', 'c'], deck: { draw: [], discard: ['x', 'y'] } });
  });

  it('is made of what was used when it runs out in the middle of a draw', () => {
    expect(drawCards(deck, 4, backwards)).toEqual({
      cards: ['a', 'b', 'c', 'y'],
      deck: { draw: ['x'], discard: [] },
    });
  });

  it('gives as many as there are', () => {
    expect(drawCards(deck, 9, backwards).cards).toEqual(['a', 'b', 'c', 'y', 'x']);
    expect(drawCards({ draw: [], discard: [] }, 1, backwards)).toEqual({
      cards: [],
      deck: { draw: [], discard: [] },
    });
  });

  it('shows how many lie face down, and what lies open', () => {
    expect(deckSeen(deck, '?')).toEqual({ draw: ['?', '?', '?'], discard: ['x', 'y'] });
    expect(faceDown(['a', 'b'], '?')).toEqual(['?', '?']);
  });
});
