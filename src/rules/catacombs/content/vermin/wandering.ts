import type { MonsterId } from '../../words/ids';

interface Wanderers {
  readonly monster: MonsterId;
  /** So many discs for one symbol. */
  readonly discs: number;
  /** How many symbols of a room they may stand for. */
  readonly most: number;
}

/** The reference card (VERM-084 to VERM-088, VERM-094). */
export const WANDERING_VERMIN: readonly Wanderers[] = [
  { monster: 'monster:sewer-rat', discs: 3, most: 4 },
  { monster: 'monster:vampire-bat', discs: 1, most: 2 },
  { monster: 'monster:pit-viper', discs: 1, most: 1 },
  { monster: 'monster:blood-skull', discs: 1, most: 1 },
];
