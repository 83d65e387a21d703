export const title = {
  gym: 'Flick gym',
  settings: 'Settings',
  credits: 'Credits',
  scene: 'An elf’s disc strikes a dragon’s on a candle-lit table.',
} as const;
