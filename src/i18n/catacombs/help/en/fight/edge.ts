export const edge = {
  'BASE-177': 'A piece that leaves the board comes back at the point where it left.',
  'BASE-178': 'That goes for every piece: heroes, monsters, Allies, the Lord, Fire Walls and the Shield.',
  'BASE-179': 'Falling off costs no life and ends no action; the disc just stops there.',
  'BASE-180': 'The board has no walls: nothing bounces off its edges.',
  'BASE-181':
    'A disc is off the board when its centre crosses the edge. It comes back wholly inside, at the nearest free spot along the edge.',
  'BASE-182': 'Putting a disc back is not a contact: nobody is struck or burnt by it.',
  'BASE-183': 'A missile or fireball that leaves the board is done, unless a chain goes on with it.',
  'BASE-184': 'A monster killed and pushed off by the same flick does not come back, unless it may still retaliate.',
  'BASE-185': 'Obstacles fill the holes of the board: use them as cover or for rebounds.',
  'BASE-187': 'Obstacles do not move, however hard they are hit.',
  'BASE-188': 'Obstacles are never damaged, and never count as targets.',
  'BASE-189': 'The Shield can be pushed about, though it is heavy. Pushed off, it comes back like any piece.',
} as const;
