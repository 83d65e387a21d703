export const finalBattle = {
  'BASE-312': 'Heroes who survive the last room meet the Lord in its lair.',
  'BASE-313': 'The Lord’s card says which board its lair is.',
  'BASE-314': 'The Lord comes with its minions; all of them start in the monster zone.',
  'BASE-315': 'Minions come only as far as the reserve goes.',
  'BASE-316': 'Some Lords call more monsters during the fight.',
  'BASE-317': 'The Lord has one action in each Overseer’s turn.',
  'BASE-318': 'That action is a Punch or one special action, never two of them.',
  'BASE-319': 'Monsters called by the Lord enter within 2.5 cm of it and act from the next round on.',
  'BASE-320': 'The Lord has a life track; at 0 it is dead.',
  'BASE-322': 'Minions killed in the final battle never come back to the reserve.',
  'BASE-323': 'Killing every monster does not end the final battle; only the Lord’s death or the heroes’ does.',
} as const;
