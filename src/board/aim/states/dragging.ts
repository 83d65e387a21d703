import { add, distance, type Vec2 } from '../../../lib';
import { IDLE, step, type AimModeOf, type AimState, type AimStep, type AimTable } from '../aimState';
import { TAP_SLOP_PX } from '../swipe';
import { tapped } from './tap';

type Dragging = AimModeOf<'dragging'>;

/** What is gripped keeps its place under the finger, so that it does not jump to it. */
export function draggingMoved(state: AimState, mode: Dragging, to: Vec2): AimStep {
  const hasMoved = mode.hasMoved || distance(mode.press.at, to) >= TAP_SLOP_PX;
  if (!hasMoved) return step({ ...state, mode });
  const at = add(to, mode.toMiddle);
  return step({ ...state, mode: { ...mode, at, hasMoved } }, { kind: 'dragged', gripId: mode.gripId, at });
}

export function draggingReleased(state: AimState, mode: Dragging, atMs: number, table: AimTable): AimStep {
  if (!mode.hasMoved) return tapped(state, mode.press, atMs, table);
  return step({ ...state, mode: IDLE }, { kind: 'dropped', gripId: mode.gripId, at: mode.at });
}
