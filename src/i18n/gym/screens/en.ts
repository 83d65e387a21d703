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
  about: 'A board, a few discs and your finger: flick as well as you can.',
  flick: 'flick',
  flicks: 'Flicks: {{flicks}}',
  goalsMet: 'Goals met: {{met}} of {{goals}}',
  stars: 'Stars: {{stars}} of 3',
  deeds: 'Flicks: {{flicks}} · Goals: {{goals}}',
  solved: 'Solved: {{solved}} · Stars: {{stars}}',
  goal: { open: 'Goal: {{goal}}', met: 'Met: {{goal}}' },
  everyFlick: 'Every flick',
  touch: '{{a}} meets {{b}}.',
  edge: '{{disc}} meets the edge.',
} as const;

/** What only the screens of the gym say, in English. */
export const screens = { gym } as const;
