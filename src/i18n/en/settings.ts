export const settings = {
  title: 'Settings',
  language: {
    label: 'Language',
    system: 'System',
    en: 'English',
    fr: 'Français',
  },
  sound: { label: 'Sound', hint: 'How loud wood strikes wood' },
  haptics: { label: 'Vibration', hint: 'How strongly a hit is felt' },
  motion: {
    label: 'Motion',
    hint: 'Reduced: no shake, no breathing light',
    system: 'System',
    full: 'Full',
    reduced: 'Reduced',
  },
  aid: {
    label: 'Aim aid',
    hint: 'What the board draws while you aim',
    none: 'None',
    direction: 'Direction',
  },
} as const;
