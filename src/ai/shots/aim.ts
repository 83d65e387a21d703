import type { Place } from '../../rules/flicking';

/** A flick that might be made: which disc, from where, how. */
export interface Aim {
  readonly discId: string;
  /** Where a missile is put down; null for a disc that lies on the board. */
  readonly from: Place | null;
  readonly vxMmS: number;
  readonly vyMmS: number;
  /** Whom it is meant for; null for one that only moves. */
  readonly target: string | null;
  readonly way: 'straight' | 'bank' | 'move';
}
