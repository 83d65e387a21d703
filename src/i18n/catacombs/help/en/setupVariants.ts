export const setupVariants = {
  'EXTRA-001': 'Extras are optional: play with none, some or all of them.',
  'EXTRA-002':
    'You choose the Extras before the game. Only fair placement and wandering monsters may be added between two rooms, if everybody agrees: propose it in the menu.',
  'EXTRA-003':
    'Heroes last: the Overseer places the monsters first, then the heroes take their places. Easier for the heroes.',
  'EXTRA-004': 'Only the placing is swapped, in the final battle and camp fights too. The heroes still act first.',
  'EXTRA-005': 'A story can set the rooms, the monsters and the heroes as it pleases.',
  'EXTRA-006': 'Everybody must accept a story before the game starts.',
  'EXTRA-007': 'Fair placement: monsters must be spread out inside their zone.',
  'EXTRA-008': 'Fair placement: no monster closer than 2.5 cm to another.',
  'EXTRA-009': 'Fair placement: no monster closer than 2.5 cm to an obstacle or the edge.',
  'EXTRA-010': 'The 2.5 cm are measured rim to rim; exactly 2.5 cm is enough.',
  'EXTRA-011': 'If the monsters do not all fit, the distance is lowered to the largest one that works.',
  'EXTRA-012': 'Minions, the Lord and wandering monsters keep the distance too.',
  'EXTRA-013':
    'Anybody may propose another Overseer between two rooms, in the menu; if everybody agrees, the two change places.',
} as const;
