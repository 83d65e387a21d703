export const solothMerchant = {
  'SOL-049': 'With Soloth in play, this Merchant takes the place of the other one everywhere.',
  'SOL-050': 'On arrival all Equipment not yet owned is shuffled, and ten cards are laid open.',
  'SOL-051': 'The heroes may buy anything that lies open.',
  'SOL-052': 'Everything is sold at its full price: the old discount is gone.',
  'SOL-053': 'For 100 gold the heroes may look at the next card of the deck.',
  'SOL-054': 'They may pay for another look as often as they like.',
  'SOL-055':
    'A card looked at joins the display for this visit; the 100 gold is neither refunded nor taken off its price.',
  'SOL-056': 'What is not sold goes back into the deck, which is shuffled.',
  'SOL-057':
    'Gold may be put together, for looks too; an item belongs to one hero for good and its pieces are taken at once.',
  'SOL-058': 'With fewer than ten cards left, all are shown; with an empty deck there is nothing to look at.',
  'SOL-059': 'The deck holds what nobody owns and what has not left the game.',
} as const;
