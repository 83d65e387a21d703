export const altar = {
  'SOL-060': 'The Altar of Soloth may be added to the path, just before the Lord.',
  'SOL-061': 'At the Altar the heroes may offer 500 gold.',
  'SOL-062': 'One player may pay an offering, or several together.',
  'SOL-063': 'Each offering turns over one card of the Equipment deck.',
  'SOL-064': 'The players agree to take it or not and, if they take it, who gets it.',
  'SOL-065': 'Only one item can be taken from the Altar in a game.',
  'SOL-066': 'A refused item goes under the deck, and another offering may be made.',
  'SOL-067': 'Once an item is taken the Altar is silent; refused offerings are not given back.',
  'SOL-068': 'The deck is not shuffled at the Altar, and with an empty deck nothing can be offered.',
  'SOL-069': 'Any living hero may receive the item, even one who cannot use it; having paid gives no claim.',
  'SOL-070': 'Every hero’s player must agree to take the item; otherwise it is refused.',
  'SOL-071': 'Like the Merchant and the Healer, the Altar is no combat room.',
} as const;
