/** How the wood feels: every constant of a flick, in one table. */
export interface Feel {
  readonly slidingMmS2: number;
  readonly discRestitution: number;
  readonly fixedRestitution: number;
  readonly wallRestitution: number;
  readonly contactFriction: number;
  readonly riderGripMmS2: number;
}

export const FEEL: Feel = {
  /**
   * 0.25 g: waxed wood on a varnished board. A disc that leaves the finger at 1.5 m/s slides the 450 mm of a board in
   * 0.6 s, one at 0.3 m/s is nudged 20 mm: both ends of what a finger can do.
   */
  slidingMmS2: 2450,
  /** Dense hardwood discs give back about 0.8 of their closing speed; less sounds like felt, more like billiards. */
  discRestitution: 0.8,
  /** An obstacle plugs a hole of the board and is not free to ring: it swallows a little more. */
  fixedRestitution: 0.78,
  /** The walls of an arena are cardboard held by stands: the dullest thing on the table, still lively enough to bank on. */
  wallRestitution: 0.75,
  /** Polished rims: spin is given by a grazing hit, and seen, without bending the line that the player aimed. */
  contactFriction: 0.1,
  /** How hard a piece that lies on a disc holds on: a jolt of v makes it slip by v² / (2 · this). */
  riderGripMmS2: 3000,
};
