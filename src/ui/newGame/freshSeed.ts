const SEEDS = 2 ** 32;

/** Other cards for every game. */
export const freshSeed = (): number => Math.floor(Math.random() * SEEDS);
