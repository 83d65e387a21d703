export const precedence = {
  'BASE-334': 'What a card or a board says goes before the general rules.',
  'BASE-335': 'The Overseer judges disputes and may, if your table plays like that, put a disc right. The log says so.',
  'BASE-338':
    'Life, gold, Equipment, monsters and reserve are open to all. Hidden are face-down Room and Equipment cards.',
  'BASE-339':
    'When discs lie still: blows in order of time, then the dead go and discs come back, then heroes go down, then defeat, then reactions.',
  'BASE-340':
    'The Lords’ special actions are carried out as their boards say; being swapped or placed is never a contact.',
  'BASE-341': 'Each Equipment card works as printed: some always, some once per room, some once in the game.',
} as const;
