import { add, scale, turnedBack, vec2, type Vec2 } from '../../lib';
import { placeTurned, sizeTurned, toBoard, type Frame, type Projection } from '../camera';

/** Half of what a finger hides: whatever is smaller is not seen under it. */
const FINGER_PX = 22;
/** So near to the edge that its hand comes over, a piece comes back under the finger: it must reach there too. */
const EDGE_PX = 96;

/**
 * Where a piece is that a finger carries: under it, or, where the finger would hide it, beyond it as whoever carries it
 * sees it.
 */
export function heldAt(projection: Projection, frame: Frame, radiusMm: number, atPx: Vec2): Vec2 {
  const radiusPx = radiusMm * projection.pxPerMm;
  if (radiusPx >= FINGER_PX) return toBoard(projection, atPx);
  const { lies } = frame;
  const fromEdgePx = Math.max(0, sizeTurned(frame, lies).heightPx - placeTurned(atPx, frame, lies).y);
  const beyondPx = (FINGER_PX + radiusPx) * Math.min(1, fromEdgePx / EDGE_PX);
  return toBoard(projection, add(atPx, scale(turnedBack(vec2(0, -1), lies), beyondPx)));
}
