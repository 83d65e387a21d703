import { CRYSTAL_IDS, type CharacterId, type CrystalId, type LayoutId } from '../words/ids';
import { CHARACTER_RADIUS_MM } from './discs';

export interface Spot {
  readonly xMm: number;
  readonly yMm: number;
}

/** CONQ-155, and the ring of walls has the size of the mat (CONQ-021). */
export const ARENA_MM = { widthMm: 610, heightMm: 355 } as const;

/** No finger needs room on a screen: the rim stands so far from both walls (CONQ-026). */
const CORNER_GAP_MM = 15;
const INSET_MM = CORNER_GAP_MM + CHARACTER_RADIUS_MM;
const { widthMm, heightMm } = ARENA_MM;

/** One corner for each: the Sword holds the left short side, the Skull the right one. */
export const CORNERS: Readonly<Record<CharacterId, Spot>> = {
  'sword-1': { xMm: INSET_MM, yMm: INSET_MM },
  'sword-2': { xMm: INSET_MM, yMm: heightMm - INSET_MM },
  'skull-1': { xMm: widthMm - INSET_MM, yMm: heightMm - INSET_MM },
  'skull-2': { xMm: widthMm - INSET_MM, yMm: INSET_MM },
};

/** Shares of length and width; half a turn leaves each layout as it is (CONQ-023). */
const SHARES: Readonly<Record<LayoutId, readonly (readonly [number, number])[]>> = {
  cross: [
    [0.5, 0.5],
    [0.5, 0.2],
    [0.5, 0.8],
    [0.38, 0.5],
    [0.62, 0.5],
  ],
  saltire: [
    [0.5, 0.5],
    [0.36, 0.25],
    [0.64, 0.75],
    [0.36, 0.75],
    [0.64, 0.25],
  ],
  slant: [
    [0.5, 0.5],
    [0.47, 0.32],
    [0.53, 0.68],
    [0.44, 0.14],
    [0.56, 0.86],
  ],
};

/** Where the five crystals stand at first. */
export const crystalsOf = (layout: LayoutId): readonly (Spot & { readonly id: CrystalId })[] =>
  CRYSTAL_IDS.map((id, index) => {
    const [length, width] = SHARES[layout][index] as readonly [number, number];
    return { id, xMm: length * widthMm, yMm: width * heightMm };
  });
