import type { Mode, Strike } from './strike';

/** Ratios of the first modes of a free, thick, round plate; thickness draws the upper ones together. */
const PLATE_RATIOS = [1, 1.68, 2.2, 3.42, 3.58, 5.2, 6.1] as const;
/** The board below: low, wide and soon gone. It gives a clack its body. */
const BOARD_HZ = [196, 317, 468, 690] as const;

export interface Disc {
  readonly lengthMs: number;
  readonly lowestHz: number;
  readonly contactMs: number;
  /** A heavy disc shakes the board, a tiny one hardly does. */
  readonly boardLevel: number;
}

/** From the tiny missile (12 mm) to the large monster (38 mm): pitch falls with size, contact grows longer. */
export const DISCS = {
  woodTiny: { lengthMs: 80, lowestHz: 3050, contactMs: 0.22, boardLevel: 0.3 },
  woodSmall: { lengthMs: 90, lowestHz: 2250, contactMs: 0.3, boardLevel: 0.42 },
  woodMedium: { lengthMs: 105, lowestHz: 1720, contactMs: 0.4, boardLevel: 0.55 },
  woodLarge: { lengthMs: 125, lowestHz: 1130, contactMs: 0.58, boardLevel: 0.75 },
} as const satisfies Record<string, Disc>;

export const plateModes = (lowestHz: number, quality: number): Mode[] =>
  PLATE_RATIOS.map((ratio, order) => ({
    frequencyHz: lowestHz * ratio,
    // Wood swallows high tones first.
    quality: quality / (1 + 0.12 * order),
    level: 1 / (1 + 0.35 * order),
  }));

export const boardModes = (level: number, quality = 6): Mode[] =>
  BOARD_HZ.map((frequencyHz, order) => ({ frequencyHz, quality, level: (level * 0.42) / (1 + 0.5 * order) }));

export const discStrike = ({ lengthMs, lowestHz, contactMs, boardLevel }: Disc): Strike => ({
  lengthMs,
  contactMs,
  modes: [...plateModes(lowestHz, 27), ...boardModes(boardLevel)],
  noiseLevel: 0.05,
  noiseMs: 3,
  strayPitch: 0.018,
  strayLevel: 0.35,
});
