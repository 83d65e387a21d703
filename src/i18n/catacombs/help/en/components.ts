export const components = {
  'BASE-001':
    'Four heroes, led by one to four players, flick their way from room to room; the Overseer plays everything that stands against them. In the last room waits a Lord.',
  'BASE-004': 'All the gold there is: 12,000. What nobody holds lies in the reserve.',
  'BASE-005': 'Gold comes in hundreds: every price and every reward is a multiple of 100.',
  'BASE-006':
    'Each board has a small zone where the heroes start, a larger one for the monsters, and holes for obstacles.',
  'BASE-013': 'There is one Summoned Skeleton in the box, so there is never more than one in play.',
  'BASE-022':
    'What the reserve does not hold cannot be placed, summoned, drawn or paid. As much as possible is done, and the rest is lost.',
  'BASE-023': 'No disc of a monster left in the reserve: the Overseer does without that monster.',
  'BASE-024':
    'If a room asks for more monsters than are left, those that are left come. Nobody else takes the place of the missing ones.',
  'BASE-025':
    'Killed monsters stay with their killer until the room is resolved, so they cannot come back in the same room. Neither can a Fire Wall’s disc.',
  'BASE-026': 'Missiles and fireballs come back after every flick: nobody ever runs out of them.',
  'BASE-027': 'The back of a disc tells its state: wounded, incapacitated or, for a Fire Spirit, a Fire Wall.',
  'BASE-028': 'Lords, obstacles, the Shield and Fire Walls belong to no family of monsters.',
} as const;
