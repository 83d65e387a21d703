/** The few numbers that stand between exact arithmetic and doubles. None of them is a matter of taste. */

/** Discs closer than this touch: far above the rounding of a root (1e-13), far below anything that can be seen. */
export const TOUCH_MM = 1e-7;

/**
 * At an instant of impact, discs closer than this take part in it. Without it two blows that a player means as one would
 * be solved one after the other because the discs lie a few nanometres off, with a visibly different result.
 */
export const JOIN_MM = 1e-3;

/** Slower approaches are rounding noise, not impacts. */
export const APPROACH_MM_S = 1e-6;

/**
 * A bounce slower than this gives back all of its speed: otherwise a trapped disc bounces infinitely often in a finite
 * time. At this speed a disc slides less than a micrometre.
 */
export const LIVELY_MM_S = 2;

/** The longest hand-over of a blow along touching discs that was ever measured took 227 waves. */
export const MAX_WAVES = 1000;

export const SOLVER_ROUNDS = 200;
export const SOLVER_PRECISION_MM_S = 1e-10;

/** The densest table that was ever measured (a line of 40 discs half a millimetre apart, struck end-on at 6 m/s) needs 3,000. */
export const EVENT_CAP = 10_000;
