export const death = {
  'BASE-277': 'A hero at 0 life is dead, and its disc leaves the board.',
  'BASE-278': 'A dead hero stays out until the others reach a Healer and pay.',
  'BASE-279': 'A dead hero does not act, is not placed, and is nobody’s target.',
  'BASE-280': 'The gold of a dead hero cannot be spent, not even for its own return.',
  'BASE-281': 'A dead Wizard’s unspent spells stay unspent.',
  'BASE-282': 'A player whose heroes are all dead stays in the game.',
  'BASE-283': 'Death counts from the moment of the blow; the disc leaves when all discs lie still.',
} as const;
