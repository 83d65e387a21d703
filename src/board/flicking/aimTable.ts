import { LEAST_SPEED_MM_S, type AimDisc, type AimTable } from '../aim';
import { isInView, toScreen, type Projection } from '../camera';
import type { BoardSituation } from './boardSituation';
import type { PlaceMm } from '../scene/boardViewProps';
import type { ScenePiece } from '../scene/scene';
import { KNOB_RADIUS_PX } from './shownDrag';

/** The handle of a ring among the grips; no piece is called so. */
export const KNOB_GRIP = 'ring knob';

/** What a finger finds, as it lies on the screen. While discs fly, nothing is flicked or moved. */
export function aimTableOf(situation: BoardSituation, projection: Projection, knob: PlaceMm | null): AimTable {
  const { scene, isFlying, way, minSpeedMmS = 0, maxSpeedMmS, placing, ring, onHoldPiece, viewport, glass } = situation;
  const onScreen = ({ id, xMm, yMm, radiusMm }: ScenePiece): AimDisc => ({
    id,
    at: toScreen(projection, { x: xMm, y: yMm }),
    radiusPx: radiusMm * projection.pxPerMm,
  });
  // What nobody sees is not flicked.
  const flickable = scene.pieces.filter((piece) => piece.isFlickable).map(onScreen);
  const discs = flickable.filter(({ at }) => isInView(at, viewport));
  const placed = scene.pieces.filter(({ id }) => placing?.pieceIds.includes(id));
  const knobs =
    ring && knob
      ? [{ id: KNOB_GRIP, at: toScreen(projection, { x: knob.xMm, y: knob.yMm }), radiusPx: KNOB_RADIUS_PX }]
      : [];
  return {
    way,
    discs: isFlying ? [] : discs,
    pieces: isFlying ? [] : scene.pieces.map(onScreen),
    grips: isFlying ? [] : [...knobs, ...placed.map(onScreen)],
    isCloser: projection.pxPerMm > projection.fitPxPerMm,
    isHoldHeard: onHoldPiece !== undefined,
    leastSpeedPxS: Math.max(LEAST_SPEED_MM_S, minSpeedMmS) * projection.fitPxPerMm,
    fullSpeedPxS: maxSpeedMmS * projection.fitPxPerMm,
    glass,
  };
}
