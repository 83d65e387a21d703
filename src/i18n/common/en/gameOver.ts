export const gameOver = {
  title: 'Game over',
  share: 'Share',
  again: 'Play again',
  replay: 'Replay',
  home: 'Title',
} as const;
