import type { DiscId } from '../../rules/flicking';

/**
 * A piece that is not where the scene has it: under a finger, waiting for the scene that follows, or on its way back.
 * It is drawn here instead, with everything that belongs to it.
 */
export interface ShownDrag {
  readonly pieceId: DiscId | null;
  readonly xMm: number;
  readonly yMm: number;
  readonly isLegal: boolean;
}

export const NO_DRAG: ShownDrag = { pieceId: null, xMm: 0, yMm: 0, isLegal: true };

/** The handle that turns a projectile round its shooter. */
export interface ShownKnob {
  readonly isShown: boolean;
  readonly xMm: number;
  readonly yMm: number;
  readonly isHeld: boolean;
}

export const NO_KNOB: ShownKnob = { isShown: false, xMm: 0, yMm: 0, isHeld: false };

/** On the screen, at every zoom: a finger's worth. */
export const KNOB_RADIUS_PX = 22;
