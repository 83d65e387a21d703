import type { SkCanvas } from '@shopify/react-native-skia';
import { STATE } from '../../../theme';
import type { Spot } from '../discBody';
import { fill, stroke } from '../paints';
import { arc, line, pathOf, polar, polygon } from '../paths';
import { strokeEdged } from './outline';

const QUARTERS_DEG = [0, 90, 180, 270];
const DIAGONALS_DEG = [45, 135, 225, 315];
const DASHES = 12;

/** Can act: a gold ring of twelve dashes. */
export function drawCanAct(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const glow = { color: STATE.gold, alpha: 0.55, width: radius * 0.2, blur: radius * 0.1 };
  canvas.drawCircle(x, y, radius * 1.12, stroke(glow));
  const ink = { width: radius * 0.085, color: STATE.gold, edge: STATE.goldDeep, edgeWidth: radius * 0.05 };
  const stepDeg = 360 / DASHES;
  for (let fromDeg = 5; fromDeg < 360; fromDeg += stepDeg) {
    strokeEdged(canvas, arc([x, y], radius * 1.15, fromDeg, fromDeg + stepDeg - 10), ink);
  }
}

/** Selected: a full gold ring and four wedges that point in. */
export function drawSelected(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const glow = { color: STATE.gold, alpha: 0.85, width: radius * 0.34, blur: radius * 0.16 };
  canvas.drawCircle(x, y, radius * 1.2, stroke(glow));
  canvas.drawCircle(x, y, radius * 1.16, stroke({ color: STATE.goldDeep, width: radius * 0.18 }));
  canvas.drawCircle(x, y, radius * 1.16, stroke({ color: STATE.gold, width: radius * 0.11 }));
  for (const bearingDeg of QUARTERS_DEG) {
    const foot = polar([x, y], radius * 1.44, bearingDeg);
    const wedge = polygon([
      polar([x, y], radius * 1.12, bearingDeg),
      polar(foot, radius * 0.19, bearingDeg - 90),
      polar(foot, radius * 0.19, bearingDeg + 90),
    ]);
    canvas.drawPath(wedge, stroke({ color: STATE.goldDeep, width: radius * 0.08 }));
    canvas.drawPath(wedge, fill({ color: STATE.goldLight }));
  }
}

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

/** Targeted: four red arcs and the ticks of a cross-hair. */
export function drawTargeted(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const glow = { color: STATE.target, alpha: 0.55, width: radius * 0.14, blur: radius * 0.09 };
  canvas.drawCircle(x, y, radius * 1.24, stroke(glow));
  const edge = { color: STATE.target, edge: STATE.targetDeep, edgeWidth: radius * 0.08 };
  for (const middleDeg of DIAGONALS_DEG) {
    strokeEdged(canvas, arc([x, y], radius * 1.17, middleDeg - 27, middleDeg + 27), { ...edge, width: radius * 0.12 });
  }
  for (const bearingDeg of QUARTERS_DEG) {
    const tick = line([polar([x, y], radius * 0.92, bearingDeg), polar([x, y], radius * 1.46, bearingDeg)]);
    strokeEdged(canvas, tick, { ...edge, width: radius * 0.11 });
  }
}

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
