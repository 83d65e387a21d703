export const rooms = {
  'BASE-073': 'Every room goes through Exploration, Setup, Combat and Resolution.',
  'BASE-074': 'In Exploration the next Room card is turned up.',
  'BASE-075': 'At a Merchant or a Healer nobody fights: you shop, then explore on.',
  'BASE-076': 'When the Lord’s card is turned up, the final battle begins.',
  'BASE-077': 'The Room card says which board is used.',
  'BASE-078': 'Every hole of the board gets an obstacle.',
  'BASE-079': 'Everybody may see the cards of the monsters in the room.',
  'BASE-080': 'The monsters listed on the card are taken from the reserve.',
  'BASE-081': 'Players put their heroes, and the Familiar, into the hero zone.',
  'BASE-082': 'Then the Overseer places all the monsters. Placing second makes up for playing second.',
  'BASE-083': 'A disc must lie wholly inside its zone and overlap nothing. Touching is allowed.',
  'BASE-084': 'Hero players may move their discs about until all are content; only then does the Overseer place.',
  'BASE-085':
    'Combat rooms come in three levels of danger; special rooms are the Merchant and the Healer; the Lord comes last.',
  'BASE-086': 'A combat card shows its level, its board, its monsters, its wandering monsters and its exits.',
  'BASE-088': 'Each wandering icon adds one disc of the wandering monster named by the Lord.',
  'BASE-090': 'Combat goes on in rounds until no monster is left on the board.',
  'BASE-091': 'Whether a room is cleared is looked at when a round ends: no monster may be left.',
  'BASE-092':
    'Killing the last monster does not end the round: heroes and Allies may still act. All hero players may agree to skip the rest.',
  'BASE-093': 'In Resolution the kills are paid, their discs go back to the reserve, and you explore on.',
  'BASE-094':
    'When a room ends, the Summoned Skeleton, Fire Walls, Shield and obstacles go. Life, spent spells and equipment stay as they are.',
  'BASE-095': 'Incapacity does not outlive the room: in the next one everybody stands.',
  'BASE-096': 'Monsters never stay wounded: from the reserve they come at full life.',
} as const;
