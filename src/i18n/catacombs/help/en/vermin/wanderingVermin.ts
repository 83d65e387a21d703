export const wanderingVermin = {
  'VERM-082': 'When a room is set up, the Overseer may take Vermin for the Lord’s wandering monsters.',
  'VERM-083': 'Each wandering icon of the room can be replaced by itself.',
  'VERM-085': 'Each kind of Vermin may take no more icons than its line allows.',
  'VERM-086': 'At most one Blood Skull, one Pit Viper and two Vampire Bats.',
  'VERM-087': 'Sewer Rats come in threes: three for one icon.',
  'VERM-088': 'At most four groups of rats.',
  'VERM-089': 'Two icons can be a Blood Skull and a Pit Viper, or two bats, or six rats.',
  'VERM-090': 'The Lord’s own monster may stand beside Vermin.',
  'VERM-091': 'With the Dragon and four icons, Fire Spirits and Vermin mix freely within the limits.',
  'VERM-092':
    'The limits start afresh in each room. In a room fought again each icon is one monster of the half, and may be replaced again.',
  'VERM-093': 'A group of rats needs three of them in the reserve.',
  'VERM-095': 'The monster that passive heroes bring on is always the Lord’s.',
} as const;
