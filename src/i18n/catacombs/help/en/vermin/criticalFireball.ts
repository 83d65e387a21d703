export const criticalFireball = {
  'VERM-058': 'A Critical Fireball deals 2 damage to every enemy it hits.',
  'VERM-059': 'It is flicked with the large orange disc.',
  'VERM-060': 'The Wyvern has it, and the Wizard through Giant Fireball.',
  'VERM-061': 'It is placed and taken away like a Fireball, and may hit several targets.',
  'VERM-062': 'It harms enemies only: never the side of whoever threw it.',
  'VERM-063':
    'Without a free place for the large disc within 2.5 cm it cannot be thrown from there; with none at all it cannot be chosen, and no spell is lost.',
} as const;
