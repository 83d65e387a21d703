export const solothHeroes = {
  'SOL-072': 'The four heroes of Soloth are made to be played together.',
  'SOL-073':
    'When mixing, take the Paladin for the Barbarian, the Ice Princess for the Elf, the Witch Hunter for the Thief, the Sorceress for the Wizard.',
  'SOL-074': 'Other mixes are allowed, but not advised; there are always four heroes.',
  'SOL-075':
    'The Ice Princess begins with 12 life, Sorceress and Witch Hunter with 10, the Paladin with 7; each has a Punch.',
  'SOL-273': 'The special actions of the heroes of Soloth are those printed on their boards.',
} as const;
