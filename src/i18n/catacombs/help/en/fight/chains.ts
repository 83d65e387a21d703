export const chains = {
  'BASE-166': 'A chain is a number of attacks of one kind that can hit targets all over the room.',
  'BASE-167': 'Each attack of a chain starts from where the last one ended, missiles too.',
  'BASE-168': 'If the disc of a chain leaves the board, it goes on from the edge where it left.',
  'BASE-169': 'A chain never damages the same target twice running: the second strike does nothing at all.',
  'BASE-170': 'Only two flicks in a row matter: hit one, miss or hit another, then the first again, and both count.',
  'BASE-171': 'Each target is looked at by itself: struck by the last flick, even in vain, it is safe from this one.',
  'BASE-172': 'A strike that does not count triggers nothing: no stun, no Retaliation.',
  'BASE-173': 'Targets killed by one flick are gone before the next.',
  'BASE-174': 'After a chain the Barbarian is incapacitated.',
  'BASE-175': 'He goes down after everything else the chain set off, even if he stopped early or hit nothing.',
  'BASE-176': 'If Berserk would leave no hero standing, you are warned first: it may lose the game.',
} as const;
