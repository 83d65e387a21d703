export const rewards = {
  'SOL-017': 'Some monsters pay with a piece of Equipment, pictured on their card, instead of gold.',
  'SOL-018': 'Whoever killed such a monster in Combat receives its item in the Resolution.',
  'SOL-019': 'The item is handed over only if it still lies in the Equipment deck.',
  'SOL-020': 'If the item is gone from the deck, no gold takes its place.',
  'SOL-021': 'The reward is one named card: it is looked for in the deck, which is shuffled again.',
  'SOL-022': 'Several such kills and one copy left: the earliest kill of the room gets it.',
  'SOL-023': 'An Ally’s kill brings the item to the hero who controls it.',
  'SOL-024': 'A hero who is dead when the Resolution begins receives no item; it stays in the deck.',
  'SOL-025':
    'If the hero cannot use the item, its player keeps it idle or leaves it in the deck; it is never passed on.',
  'SOL-026': 'Monsters belong to families by colour: blue mythological, green dungeon, grey undead, orange infernal.',
  'SOL-027': 'Equipment, heroes and artefacts can act on a whole family at once.',
  'SOL-028': 'With the War Hammer, every Punch of its owner is critical against the undead.',
  'SOL-029': 'Such a bonus is judged for each target: an Orc struck in the same flick takes 1, the undead 2.',
  'SOL-030': 'Lords, obstacles, shields and Fire Walls have no family, whatever their colour.',
  'SOL-031': 'Heroes, Allies and projectiles have no family either, not even the Wizard’s skeleton.',
} as const;
