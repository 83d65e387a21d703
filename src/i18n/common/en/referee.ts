export const referee = {
  label: 'Referee:',
  question: 'who hit whom',
  title: 'Referee: who hit whom',
  replayed: '{{actor}}, {{attack}}: replayed',
  nothing: 'This flick touched nothing.',
  noFilm: 'This flick was written by hand: its contacts are known, its film is not.',
  contacts: 'Contacts in order',
  again: 'Replay slowly',
  agreed: 'Agreed',
} as const;
