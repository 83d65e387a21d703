import { vec2, type Vec2 } from '../../lib';
import { toBoard, type Projection, type Viewport } from '../camera';

/** Half of what a finger hides: whatever is smaller is not seen under it. */
const FINGER_PX = 22;
/** So near to the edge that its hand comes over, a piece comes back under the finger: it must reach there too. */
const EDGE_PX = 96;

/**
 * Where a piece is that a finger carries: under it, or, where the finger would hide it, beyond it as whoever carries it
 * sees it. Who has the table turned sits on the other side of it.
 */
export function heldAt(projection: Projection, { heightPx }: Viewport, radiusMm: number, atPx: Vec2): Vec2 {
  const radiusPx = radiusMm * projection.pxPerMm;
  if (radiusPx >= FINGER_PX) return toBoard(projection, atPx);
  const { turn } = projection;
  const fromEdgePx = Math.max(0, turn === 1 ? heightPx - atPx.y : atPx.y);
  const beyondPx = (FINGER_PX + radiusPx) * Math.min(1, fromEdgePx / EDGE_PX);
  return toBoard(projection, vec2(atPx.x, atPx.y - turn * beyondPx));
}
