export const catacombs = {
  'BASE-062': 'Every monster disc belongs to the reserve, which the Overseer looks after.',
  'BASE-063': 'Room cards are shuffled by level, 0 to 2. Merchant, Healer and Lord are set aside.',
  'BASE-064': 'The basic path: level 0, level 1, Merchant, level 1, Healer, level 2, and the Lord.',
  'BASE-065':
    'Everybody knows what kind of card lies where; which rooms they are stays hidden. Only an Overseer who chose the cards knows.',
  'BASE-066': 'Room cards stay where they were laid for the whole game.',
  'BASE-067': 'A game on the basic path takes half an hour to an hour.',
  'BASE-068': 'Equipment cards are shuffled and lie face down until a Merchant shows some.',
  'BASE-069': 'The cards of the monsters in the room lie open for all to read.',
  'BASE-071': 'The monster zone is the third of the board on the Overseer’s side.',
  'BASE-072':
    'The monster zone spans the Overseer’s edge, 15 cm deep; the hero zone is a 20 by 6 cm strip at the opposite edge.',
} as const;
