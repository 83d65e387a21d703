import type { FamilyId, Hex } from '../../theme';
import type { IconId } from './icons';

/** One icon of an emblem; offsets and size are shares of the emblem's box. */
export interface EmblemLayer {
  readonly icon: IconId;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly isMirrored: boolean;
  readonly turnDeg: number;
}

export type Emblem = readonly EmblemLayer[];

/** What tells one disc from another. The name only chooses its grain. */
export interface PieceLook {
  readonly name: string;
  readonly family: FamilyId;
  readonly face: Hex;
  readonly emblem: Emblem;
}

export const layer = (icon: IconId, size = 1, x = 0, y = 0, more: Partial<EmblemLayer> = {}): EmblemLayer => ({
  icon,
  size,
  x,
  y,
  isMirrored: false,
  turnDeg: 0,
  ...more,
});
