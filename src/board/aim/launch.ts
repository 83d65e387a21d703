import type { DiscId } from '../../rules/flicking';

/** What every way of aiming comes to in the end: one disc, one velocity on the board. */
export interface Launch {
  readonly discId: DiscId;
  readonly vxMmS: number;
  readonly vyMmS: number;
}
