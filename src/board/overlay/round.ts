import type { Vec2 } from '../../lib';

/** A disc as it is seen on the sheet over the board. */
export interface Round extends Vec2 {
  readonly radiusPx: number;
}
