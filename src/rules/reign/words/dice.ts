/** The dice of Dark Reign (REIGN-013, REIGN-016, REIGN-017). */

/** X is failure, whatever else shows; a blank adds nothing. */
export type PowerFace = 'X' | 'blank' | -10 | -5 | -3 | -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type PlainFace = 0 | 1 | 2 | 3 | 4 | 5;

export const DIE_LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type DieLevel = (typeof DIE_LEVELS)[number];

export const DIE_COLOURS = [
  'brown',
  'white',
  'lightBlue',
  'darkBlue',
  'yellow',
  'green',
  'black',
  'silver',
  'gold',
  'ruby',
] as const;
export type DieColour = (typeof DIE_COLOURS)[number];

/** What came up together. No power die: none was thrown, since the level has none or the throw asks for none. */
export interface Thrown {
  readonly power: PowerFace | null;
  readonly plain: readonly PlainFace[];
}
