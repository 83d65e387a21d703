export const solothLords = {
  'SOL-032': 'The Lords of Soloth have extra drops of blood that may be added to their life.',
  'SOL-033': 'When the Lord is chosen, everyone agrees how many extra drops it gets, from none to all.',
  'SOL-034': 'Extra drops are ordinary life: they go one by one, and the Lord dies at 0.',
  'SOL-035': 'The Lords of the base game have no extra drops.',
  'SOL-036': 'In all else the new Lords follow the rules of the old ones.',
  'SOL-271':
    'The Lords of Soloth each bring their own minions and four extra drops; their actions are on their boards.',
} as const;
