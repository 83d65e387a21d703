import type { RoomId } from '../../theme';

/** Short pieces of music that say what has happened. */
export const CUES = ['roomEntered', 'victory', 'defeat', 'yourTurn', 'kill', 'gold'] as const;
export type Cue = (typeof CUES)[number];

/** The loop that lies under a room. */
export const BED = 'bed';
export type Piece = Cue | typeof BED;

export const PIECES: readonly Piece[] = [BED, ...CUES];

/** Each room has the same bed at a depth of its own: lava is low, water high. */
export const BED_RATES: Readonly<Record<RoomId, number>> = {
  forge: 0.84,
  tomb: 0.89,
  cave: 0.94,
  crypt: 1,
  ossuary: 1.06,
  temple: 1.12,
};

/** Under everything else: it is to be missed when it ends rather than heard while it lasts. */
export const BED_GAIN = 0.5;
export const BED_FADE_MS = 1400;
