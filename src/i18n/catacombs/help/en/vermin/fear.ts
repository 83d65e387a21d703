export const fear = {
  'VERM-048': 'A hero damaged by a Fear attack loses life, and the Overseer may then flick its disc away.',
  'VERM-049': 'That flight never hurts anyone.',
  'VERM-050': 'Allies are never frightened.',
  'VERM-051': 'An incapacitated hero can be frightened.',
  'VERM-052': 'A hero or Ally driven into a Fire Wall by the flight is burnt.',
  'VERM-053': 'Vermin that lie on the hero are set beside it before it is flicked.',
  'VERM-054':
    'The Overseer may leave it be, and decides before any rats are set down; several frightened heroes flee one by one, in the order the Overseer likes.',
  'VERM-055': 'A hero that flees off the board comes back in at the edge.',
  'VERM-056': 'Flight is nobody’s attack: it damages no monster and nothing answers it.',
} as const;
