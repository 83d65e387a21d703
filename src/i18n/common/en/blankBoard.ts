export const blankBoard = {
  title: 'The picture went out',
  body: 'This device has taken away what the board is drawn on. The game is safe.',
  again: 'Draw it again',
} as const;
