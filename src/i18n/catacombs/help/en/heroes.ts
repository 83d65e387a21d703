export const heroes = {
  'BASE-038': 'From the easiest hero to the hardest: Elf, Barbarian, Thief, Wizard.',
  'BASE-039': 'A hero starts with full life and an empty purse.',
  'BASE-040': 'The Elf has 8 life, and shoots arrows as a special action.',
  'BASE-041': 'The Elf’s special action is two Missiles in sequence; the second may be declined.',
  'BASE-042': 'The Barbarian has 12 life and starts with two uses of Berserk.',
  'BASE-043': 'Berserk is a chain of four Punches; afterwards the Barbarian is incapacitated.',
  'BASE-044': 'Each Berserk costs one use and none comes back by itself. Only equipment brings a use, up to three.',
  'BASE-045': 'The Thief has 10 life, can slip away after a blow, and earns more from each kill.',
  'BASE-046':
    'Dodge is a Punch, then a move. The move strikes nobody, but it pushes discs and a Fire Wall still burns.',
  'BASE-047': 'The Thief is paid 100 more gold for every monster killed.',
  'BASE-048': 'The Wizard has 8 life, twelve spells, and Allies to command.',
  'BASE-049': 'The Wizard holds all twelve spells from the start and picks any of them freely.',
  'BASE-050': 'Casting one spell is the Wizard’s special action for the turn.',
  'BASE-051': 'Each Spell card works once in a game, then it is spent.',
  'BASE-052': 'Only the Wizard’s player uses Spell cards.',
  'BASE-053':
    'The Shield is put within 2.5 cm of the caster. It can be pushed, never takes damage, and leaves when the room ends.',
  'BASE-054': 'Every hero’s basic attack is a Punch.',
  'BASE-055': 'No hero ever has more life than at the start of the game.',
} as const;
