import type { Sound } from './catalogue';

/** What a thing is made of, as an ear knows it. */
export interface Material {
  /** What was recorded, and with discs of which size. */
  readonly rings: readonly { readonly sound: Sound; readonly radiusMm: number }[];
  /** How far another size tunes the nearest recording: 1 for what rings as a whole, less for what is only coloured. */
  readonly tuning: number;
  /** Of two that meet, the harder is heard. */
  readonly hardness: number;
}

/** The disc that weighs 1, and that stone and wall were recorded with. */
export const MEDIUM_MM = 12.5;
/** Stone and wall ring by themselves; a smaller disc only colours them. */
const COLOURING = 0.25;

/** The shelf that the discs of all games are made of. */
export const MATERIALS = {
  wood: {
    rings: [
      { sound: 'woodTiny', radiusMm: 6 },
      { sound: 'woodSmall', radiusMm: 9.5 },
      { sound: 'woodMedium', radiusMm: MEDIUM_MM },
      { sound: 'woodLarge', radiusMm: 19 },
    ],
    tuning: 1,
    hardness: 0,
  },
  stone: { rings: [{ sound: 'stone', radiusMm: MEDIUM_MM }], tuning: COLOURING, hardness: 1 },
  /** A cut stone: it rings as a whole, and each size has its own pitch. */
  glass: { rings: [{ sound: 'glass', radiusMm: 19 }], tuning: 0.6, hardness: 1 },
  /** The edge of a board, of cardboard on its frame. */
  wall: { rings: [{ sound: 'wall', radiusMm: MEDIUM_MM }], tuning: COLOURING, hardness: 2 },
} as const satisfies Readonly<Record<string, Material>>;
