export const maxGold = {
  'VERM-075': 'Many Vermin pay no more than a maximum of gold in a room.',
  'VERM-076': 'Three Vampire Bats (at most 100) and two Pit Vipers (at most 200) pay their killer 300 gold.',
  'VERM-077': 'The maximum holds for each hero, room and kind of monster.',
  'VERM-078': 'Two heroes who each killed a bat collect their gold each.',
  'VERM-079': 'The Thief collects no more than the maximum, but still his bonus for each kind of Vermin.',
  'VERM-080':
    'His bonus comes once for each kind of Vermin, and for every other monster as always; the table may agree on one for every Vermin.',
  'VERM-081': 'The Witch Hunter’s gold has the same maximum; he keeps all the discs.',
} as const;
