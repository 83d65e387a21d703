const gym = {
  title: 'Flick gym',
  reset: 'Reset',
  undo: 'Undo',
  noFlickYet: 'Nothing flicked yet',
  flicked: '{{disc}}, {{speed}} m/s',
  struckNothing: 'Struck nothing',
  order: '{{position}}. {{disc}}',
  about: 'A board, a few discs and your finger: flick as well as you can.',
  flick: 'flick',
  flicks: 'Flicks: {{flicks}}',
  goalsMet: 'Goals met: {{met}} of {{goals}}',
  stars: 'Stars: {{stars}} of 3',
  deeds: 'Flicks: {{flicks}} · Goals: {{goals}}',
  solved: 'Solved: {{solved}} · Stars: {{stars}}',
  goal: { open: 'Goal: {{goal}}', met: 'Met: {{goal}}' },
  exercises: 'What to practise',
  exercise: { free: 'Free', nudge: 'Nudge', bank: 'Bank', two: 'Two at once', ring: 'Ring' },
  nextExercise: 'Go on',
  everyFlick: 'Every flick',
  touch: '{{a}} meets {{b}}.',
  edge: '{{disc}} meets the edge.',
} as const;

/** What only the screens of the gym say, in English. */
export const screens = { gym } as const;
