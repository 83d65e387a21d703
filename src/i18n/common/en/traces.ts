export const traces = {
  title: 'Traces of fingers',
  hint: 'Flick ten times in each field, then save the file.',
  game: 'As the game feels it',
  system: 'As the system times it',
  strokes: 'Strokes: {{count}}.',
  save: 'Save the traces as a file',
} as const;
