export const title = {
  continue: 'Continue',
  newGame: 'New game',
  gym: 'Flick gym',
  library: 'Library',
  records: 'Records',
  settings: 'Settings',
  credits: 'Credits',
  notKept: 'Games cannot be kept here: {{message}}',
  scene: 'An elf’s disc strikes a dragon’s on a candle-lit table.',
} as const;
