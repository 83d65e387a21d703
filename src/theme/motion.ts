/** Wood has weight: how long each movement takes. */
export const MOTION_MS = {
  discLift: 90,
  discDrop: 120,
  hitHold: 40,
  markStamp: 160,
  drawerSlide: 220,
  crossFade: 120,
  shakeMost: 120,
  /** One round of a fire's pictures. */
  flameRound: 720,
  hitFlash: 160,
  /** One ring that goes out from the only disc that may still act. */
  beckoning: 1000,
  departure: 260,
  /** A disc that gets onto another, or into it. */
  boarding: 260,
  /** What slips on a disc. */
  slip: 160,
  /** How long something said on the board stays. */
  float: 1400,
} as const;

/** Sizes of movements that are not times. */
export const MOTION = {
  /** The shadow of a dropped disc is squashed once by this share; the disc never is. */
  shadowSquash: 0.02,
  hitFlashPt: 8,
  /** So many rings go out, as far as this in radii of the disc. */
  beckonings: 5,
  beckoningReach: 2.6,
  shakePt: 3,
  floatRisePt: 26,
  /** A disc that gets onto another rises by this share of its size on the way. */
  boardingRise: 0.35,
  /** A mark is stamped from this scale down to 1. */
  stampScale: 1.3,
  /** The candle breathes on the table only. */
  candleSwing: 0.04,
  candleHz: 0.7,
  /** Fire burns in this many pictures, one after the other. */
  flameFrames: 6,
} as const;
