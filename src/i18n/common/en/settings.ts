export const settings = {
  title: 'Settings',
  language: {
    label: 'Language',
    system: 'System',
    en: 'English',
    fr: 'Français',
  },
  textSize: {
    label: 'Text size',
    hint: 'On top of what your device asks for',
    sample: '{{percent}}%: a flick of the finger sends the Elf across the cave.',
  },
  people: { label: 'Who plays here', hint: 'Names, hands, languages, and what is kept of each', open: 'People' },
  hand: { label: 'Hand', hint: 'What your hand reaches for lies on this side', right: 'Right', left: 'Left' },
  sound: { label: 'Sound', hint: 'How loud wood strikes wood' },
  music: { label: 'Music', hint: 'The hum of the vault, and a few notes' },
  haptics: { label: 'Vibration', hint: 'How strongly a hit is felt' },
  motion: {
    label: 'Motion',
    hint: 'Reduced: no shake, no breathing light',
    system: 'System',
    full: 'Full',
    reduced: 'Reduced',
  },
  kept: {
    label: 'Where your games live',
    hint: 'On this device alone: nothing is ever sent away.',
    asking: 'Asking this device…',
    persistence: {
      kept: 'This device has promised to keep them.',
      mayBeCleared: 'The browser may clear them when it runs out of room. Save everything as a file now and then.',
      unknown: 'This browser does not say whether it may clear them. Save everything as a file now and then.',
      unanswered:
        'The browser has not promised to keep them: it may be waiting for your answer. Save everything as a file now and then.',
    },
    room: 'Room taken: {{used}} of {{quota}}.',
    size: { mb: '{{size}} MB', gb: '{{size}} GB' },
    toFiles: 'Games and files',
  },
  leftOut: {
    label: 'Left out',
    hint: 'This could not be shown since the app was opened. No game suffers from it; a report of it helps.',
    note: '{{part}}: {{reason}} (×{{times}})',
  },
  crashes: {
    label: 'What broke',
    hint: 'Notes for a report: what was on the screen, the last moves, the device. No name is in them, and they stay here until you send them.',
    found: 'Notes: {{count}}.',
    save: 'Save the notes as a file',
    forget: 'Forget them',
  },
  intent: { label: 'Show what the app means to do', hint: 'The line of its flick is drawn before the flight.' },
  telling: {
    label: 'Telling',
    hint: 'How fast the game tells what happens',
  },
  aim: {
    label: 'Aiming',
    hint: 'For the gym and for players of new games',
  },
  aid: {
    label: 'Aim aid',
    hint: 'What the board draws while you aim',
  },
} as const;
