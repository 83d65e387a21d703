export const roles = {
  'BASE-029': 'One player is the Overseer, the others play the heroes. All four heroes always take part.',
  'BASE-030': 'Five players: an Overseer, and one hero for everybody else.',
  'BASE-031': 'Four players: an Overseer, one player with two heroes, and two players with one.',
  'BASE-032': 'Three players: an Overseer, and two heroes for each of the other two.',
  'BASE-033': 'Two players: an Overseer against all four heroes in one hand.',
  'BASE-034': 'Catacombs is for two to five players. With four, you agree on who holds two heroes.',
  'BASE-035': 'The Overseer runs the game, and plays to win by bringing all the heroes down.',
  'BASE-036': 'The heroes win together or lose together.',
  'BASE-037':
    'Whoever controls a hero makes every choice for it; the Overseer makes those of the monsters and the Lord.',
} as const;
