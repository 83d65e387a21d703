import type { Vec2 } from '../../lib';
import { toScreen, type Projection, type Viewport } from '../camera';
import type { PlaceMm } from '../scene/boardViewProps';

/**
 * Where a place of the board is on a sheet that is laid over it and turned with it: everything on the sheet is upright
 * for whoever the board is turned to.
 */
export function localPlace({ xMm, yMm }: PlaceMm, projection: Projection, sheet: Viewport): Vec2 {
  const { x, y } = toScreen(projection, { x: xMm, y: yMm });
  return projection.turn === 1 ? { x, y } : { x: sheet.widthPx - x, y: sheet.heightPx - y };
}
