type Triple = readonly [number, number, number];

/** One candle for the whole game: up-left of every board, so that every shadow falls to the lower right. */
export const LIGHT = {
  /** Towards the candle, for things as small as a disc. */
  direction: [-0.52, -0.62, 0.59],
  /** Where it stands, from the top-left corner of the board. */
  positionMm: [-70, -110, 300],
  key: [2.25, 1.8, 1.26],
  sky: [0.52, 0.54, 0.64],
} as const satisfies Readonly<Record<string, Triple>>;
