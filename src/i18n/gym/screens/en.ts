const gym = {
  title: 'Flick gym',
  prompt: 'Flick any disc',
  flying: 'Watch it go…',
  reset: 'Reset',
  undo: 'Undo',
  aid: 'Aim aid',
  lastFlick: 'Last flick',
  noFlickYet: 'Nothing flicked yet',
  flicked: '{{disc}}, {{speed}} m/s',
  struckNothing: 'Struck nothing',
  cameBack: '{{discs}}: left the board, came back at the edge',
  order: '{{position}}. {{disc}}',
  refused: 'That flick was not possible. Try again.',
} as const;

/** What only the screens of the gym say, in English. */
export const screens = { gym } as const;
