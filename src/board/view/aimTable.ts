import { LEAST_SPEED_MM_S, type AimTable } from '../aim';
import { toScreen, type Projection } from '../camera';
import type { BoardScene } from './scene';

/** What a finger may flick, as it lies on the screen. While discs fly, nothing. */
export function aimTableOf(scene: BoardScene, isFlying: boolean, projection: Projection): AimTable {
  const flickable = isFlying ? [] : scene.pieces.filter((piece) => piece.isFlickable);
  return {
    discs: flickable.map(({ id, xMm, yMm, radiusMm }) => ({
      id,
      at: toScreen(projection, { x: xMm, y: yMm }),
      radiusPx: radiusMm * projection.pxPerMm,
    })),
    leastSpeedPxS: LEAST_SPEED_MM_S * projection.fitPxPerMm,
  };
}
