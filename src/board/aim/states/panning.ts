import { distance, type Vec2 } from '../../../lib';
import { IDLE, step, type AimMode, type AimState, type AimStep } from '../aimState';
import { TAP_SLOP_PX } from '../swipe';
import { tapped } from './tap';

type Panning = Extract<AimMode, { kind: 'panning' }>;

/** One finger beside every disc drags the board. The first pixels are not made up for: the board does not jump. */
export function panningMoved(state: AimState, mode: Panning, from: Vec2, to: Vec2): AimStep {
  const hasMoved = mode.hasMoved || distance(mode.start, to) >= TAP_SLOP_PX;
  const moved = { ...state, mode: { ...mode, hasMoved } };
  return hasMoved ? step(moved, { kind: 'looked', pinch: { factor: 1, from, to } }) : step(moved);
}

export function panningReleased(state: AimState, mode: Panning, atMs: number): AimStep {
  return mode.hasMoved ? step({ ...state, mode: IDLE }) : tapped(state, mode.start, atMs, null);
}
