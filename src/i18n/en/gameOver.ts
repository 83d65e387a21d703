export const gameOver = {} as const;
