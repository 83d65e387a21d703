import type { SkCanvas } from '@shopify/react-native-skia';
import { fill, pathOf, polar, polygon, stroke, type Spot } from '../../../../../board/look';
import { STATE } from '../../../../../theme';

const TEETH = 14;

/** Frightened: a ring that bristles, as a disc would that trembles; it is for whoever frightens it to flick. */
export function drawFrightened(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const glow = { color: STATE.gold, alpha: 0.8, width: radius * 0.3, blur: radius * 0.16 };
  canvas.drawCircle(x, y, radius * 1.22, stroke(glow));
  const stepDeg = 180 / TEETH;
  const teeth = Array.from({ length: 2 * TEETH }, (_, corner) =>
    polar([x, y], radius * (corner % 2 === 0 ? 1.48 : 1.14), corner * stepDeg),
  );
  const ring = polygon(teeth);
  canvas.drawPath(ring, fill({ color: STATE.goldDeep, alpha: 0.75 }));
  canvas.drawPath(ring, stroke({ color: STATE.outline, width: radius * 0.17 }));
  canvas.drawPath(ring, stroke({ color: STATE.goldLight, width: radius * 0.09 }));
}

const DIAGONALS_DEG = [45, 135, 225, 315];

/** Incapacitated: a cross of four bones that leaves the lying emblem free. */
export function drawIncapacitated(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const bones = DIAGONALS_DEG.map((bearingDeg) => {
    const [fromX, fromY] = polar([x, y], radius * 0.52, bearingDeg);
    const [toX, toY] = polar([x, y], radius * 0.98, bearingDeg);
    return `M${fromX} ${fromY}L${toX} ${toY}`;
  });
  const cross = pathOf(bones.join(''));
  canvas.drawPath(cross, stroke({ color: STATE.outline, width: radius * 0.28 }));
  canvas.drawPath(cross, stroke({ color: STATE.bone, width: radius * 0.17 }));
}
