import { add, distance, type Vec2 } from '../../../lib';
import { IDLE, placeOf, step, type AimModeOf, type AimState, type AimStep, type AimTable } from '../aimState';
import type { TouchSample } from '../fingerPath';
import { isLiftedElsewhere } from '../press';
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

export function draggingReleased(state: AimState, mode: Dragging, sample: TouchSample, table: AimTable): AimStep {
  const isUnseen = !mode.hasMoved && isLiftedElsewhere(mode.press, sample);
  if (!mode.hasMoved && !isUnseen) return tapped(state, mode.press, sample.atMs, table);
  const at = isUnseen ? add(placeOf(sample), mode.toMiddle) : mode.at;
  return step({ ...state, mode: IDLE }, { kind: 'dropped', gripId: mode.gripId, at });
}
