/** What every way of aiming comes to in the end: one disc, one velocity on the board. */
export interface Launch {
  readonly discId: string;
  readonly vxMmS: number;
  readonly vyMmS: number;
}
