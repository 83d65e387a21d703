export const healer = {
  'BASE-303': 'At the Healer you may buy as much as you can pay, together if you like.',
  'BASE-304': 'Healing Touch: for 300 gold one hero regains 1 life.',
  'BASE-305': 'Resurrection: for 1,000 gold a dead hero returns with 2 life, its gold and its Equipment.',
  'BASE-306': 'A hero who has just returned may be healed further at once; a player who had left comes back for it.',
  'BASE-307': 'Nobody is healed beyond their starting life.',
  'BASE-308': 'The living pay for a resurrection; afterwards the hero’s own gold counts again.',
  'BASE-309': 'The Healer gives no discount.',
  'BASE-310': 'A hero who has returned is placed with the others in the next room.',
  'BASE-311': 'There are two Healers; they offer the same at the same price.',
} as const;
