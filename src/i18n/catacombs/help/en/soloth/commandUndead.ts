export const commandUndead = {
  'SOL-037': 'Command Undead is a step of an attack whose projectile is a Skeleton Warrior.',
  'SOL-038': 'A Skeleton Warrior is taken from the reserve and flicked from beside the attacker, as a Missile is.',
  'SOL-039': 'It may start anywhere free within 2.5 cm; a place at 1 cm is offered first.',
  'SOL-040': 'With no Skeleton Warrior in the reserve, this step cannot be taken.',
  'SOL-041': 'A missing Skeleton Warrior changes nothing for the other flicks of the attack.',
  'SOL-042': 'The Skeleton Warrior stays where it comes to rest.',
  'SOL-043': 'It may act in this very turn, once the one who launched it has finished.',
  'SOL-044':
    'The Vampire punches first, then launches its Skeleton Warrior; or it only launches, never the other way round.',
  'SOL-045':
    'In flight it counts as a Missile: each hero or Ally struck loses 1 life, and nothing that needs a Punch happens.',
  'SOL-046': 'If it leaves the board it comes back in at the edge where it left, like any monster.',
  'SOL-047': 'Once launched it is an ordinary monster: it must be killed, and pays its usual reward.',
  'SOL-048': 'The Overseer may leave this step out.',
} as const;
