/** How much farther a slip goes astray: as in `tremble`. */
const SLIP = 3;

const bell = (error: number, spread: number): number =>
  Math.exp((-error * error) / (2 * spread * spread)) / (spread * Math.sqrt(2 * Math.PI));

/** How likely an error is for somebody who errs so much, and slips now and then. */
export const erring = (error: number, spread: number, slips: number): number =>
  (1 - slips) * bell(error, spread) + slips * bell(error, spread * SLIP);

const STEP = 1.05;

/** Spreads from the least to the most, each a little greater than the one before. */
export function spreadsBetween(least: number, most: number): readonly number[] {
  const spreads: number[] = [];
  for (let spread = least; spread <= most; spread *= STEP) spreads.push(spread);
  return spreads;
}

/** The one under which what was seen is likeliest. */
export function likeliest<Guess>(guesses: readonly Guess[], logLikelihood: (guess: Guess) => number): Guess | null {
  let best: { readonly guess: Guess; readonly fit: number } | null = null;
  for (const guess of guesses) {
    const fit = logLikelihood(guess);
    if (best === null || fit > best.fit) best = { guess, fit };
  }
  return best?.guess ?? null;
}
