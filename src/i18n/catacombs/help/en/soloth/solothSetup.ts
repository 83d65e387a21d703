export const solothSetup = {
  'SOL-001': 'Soloth is added to the base game: all its rules hold unless these say otherwise.',
  'SOL-002': 'What a card or a board says goes before these rules, and these before the base rules.',
  'SOL-004': 'Gold cards of 1,000 join those of 100 and 500; change is made by itself.',
  'SOL-005': 'When the bank is empty, nobody earns gold.',
  'SOL-016': 'Some Equipment brings an Ally or a shield into the room; they leave with it.',
  'SOL-015': 'A disc that is not in the reserve cannot be placed, whatever asks for it.',
  'SOL-226': 'Rooms can be drawn from the base game, from Soloth, or from both.',
  'SOL-227': 'Soloth adds its Equipment, its Merchant, the Altar, its heroes and Lords, its discs and its gold.',
} as const;
