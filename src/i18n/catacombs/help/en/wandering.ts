export const wandering = {
  'EXTRA-014':
    'If no hero attacked in the heroes’ turn, the Overseer may add a wandering monster to the usual monster zone, in a camp fight too.',
  'EXTRA-015': 'Which monster wanders is written on the Lord’s board.',
  'EXTRA-016': 'It does not act in the turn in which it arrives.',
  'EXTRA-017': 'If the reserve has none of that kind, nobody comes.',
  'EXTRA-018': 'An attack is enough to keep it away, even without damage.',
  'EXTRA-019': 'A hero’s Punch counts if it touched a monster; a Missile or Fireball counts even if it missed.',
  'EXTRA-020': 'Attacks by Allies do not count.',
  'EXTRA-021': 'No monster wanders into the final battle.',
  'EXTRA-022': 'The Overseer decides whether to add one: once a turn, before, between or after the monsters’ actions.',
  'EXTRA-023': 'None comes when the room has no monster left.',
} as const;
