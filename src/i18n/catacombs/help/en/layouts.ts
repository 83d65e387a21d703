export const layouts = {
  'EXTRA-047': 'For a longer or harder game add rooms of level 0, 1 or 2.',
  'EXTRA-048': 'For a shorter or easier game take a room away.',
  'EXTRA-049': 'Added rooms lie beside others of their level, before the Lord. At least one combat room must remain.',
  'EXTRA-050': 'The branching path lays level-1 and level-2 rooms in pairs, with a Merchant and a Healer in between.',
  'EXTRA-051': 'On the branching path five rooms are fought before the Lord.',
  'EXTRA-052':
    'Of a pair of rooms both are turned up and the hero players vote. A tie goes to whoever has most living heroes, then to chance.',
  'EXTRA-053': 'The room that was not chosen is never visited.',
  'EXTRA-054': 'Choosing makes the branching path more varied, and a little easier.',
} as const;
