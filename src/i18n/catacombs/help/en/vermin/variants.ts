export const variants = {
  'VERM-096': 'A variant is another card, with other attacks and abilities, for a monster that exists.',
  'VERM-097': 'Where a room shows the original, the Overseer may field the variant.',
  'VERM-098': 'The Dread Scorpion punches, then punches with poison, in place of one critical Punch.',
  'VERM-099': 'Many variants are harder than the originals: they are for players who know the game.',
  'VERM-100':
    'A variant uses the discs and the family of the original; only its card differs. Where an item, an artefact or a Lord’s action names the original, the variant is meant too.',
  'VERM-101': 'One card for each kind and room: all its discs are the variant, or none.',
  'VERM-102': 'Those that join later in the room follow the same card.',
  'VERM-209': 'All this is decided before the heroes are placed, so that everybody can read the cards.',
} as const;
