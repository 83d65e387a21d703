/** The notes that are played, in hertz. */
export const NOTES = {
  d2: 73.42,
  a2: 110,
  d3: 146.83,
  f3: 174.61,
  fSharp3: 185,
  a3: 220,
  bFlat3: 233.08,
  c4: 261.63,
  d4: 293.66,
  e4: 329.63,
  fSharp4: 369.99,
  a4: 440,
  d5: 587.33,
} as const;
