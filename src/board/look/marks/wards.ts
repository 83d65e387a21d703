import type { SkCanvas } from '@shopify/react-native-skia';
import { STATE } from '../../../theme';
import type { Spot } from '../discBody';
import { fill, radial, stroke } from '../paints';
import { arc, line, pathOf, polar } from '../paths';
import { badgeSpot, BADGE_DEG, strokeEdged } from './outline';

const BARS = 18;
const LEAN_DEG = 13;

/** Barred: a fence of leaning bars round the rim, and at the top the bar of a closed road. */
export function drawBarred(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const ink = { color: STATE.bone, edge: STATE.outline };
  for (let bar = 0; bar < BARS; bar += 1) {
    const bearingDeg = (bar + 0.5) * (360 / BARS);
    const foot = polar([x, y], radius * 1.05, bearingDeg);
    const tip = polar([x, y], radius * 1.3, bearingDeg + LEAN_DEG);
    strokeEdged(canvas, line([foot, tip]), { ...ink, width: radius * 0.085, edgeWidth: radius * 0.09 });
  }
  const [signX, signY] = badgeSpot([x, y], radius, BADGE_DEG.top);
  const sign = radius * 0.32;
  canvas.drawCircle(signX, signY, sign * 1.14, fill({ color: STATE.outline }));
  canvas.drawCircle(signX, signY, sign, fill({ color: STATE.target }));
  const bar = line([
    [signX - sign * 0.52, signY],
    [signX + sign * 0.52, signY],
  ]);
  canvas.drawPath(bar, stroke({ color: STATE.bone, width: sign * 0.42, isButt: true }));
}

const BLADES = 3;

/** Veiled: nothing can touch it. Three sickles of mist wheel round a disc that is seen as through smoke. */
export function drawVeiled(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const mist = radial(
    [x, y],
    radius * 1.28,
    [
      ['#b49cff', 0],
      ['#b49cff', 0.1],
      ['#cbb8ff', 0.62],
      ['#8f6cff', 0],
    ],
    [0, 0.55, 0.8, 1],
  );
  canvas.drawCircle(x, y, radius * 1.28, fill({ shader: mist }));
  for (let blade = 0; blade < BLADES; blade += 1) {
    const fromDeg = blade * (360 / BLADES) - 60;
    const [startX, startY] = polar([x, y], radius * 1.02, fromDeg);
    const [tipX, tipY] = polar([x, y], radius * 1.4, fromDeg + 100);
    const [outX, outY] = polar([x, y], radius * 1.5, fromDeg + 52);
    const [inX, inY] = polar([x, y], radius * 1.2, fromDeg + 54);
    const sickle = pathOf(`M${startX} ${startY}Q${outX} ${outY} ${tipX} ${tipY}Q${inX} ${inY} ${startX} ${startY}Z`);
    canvas.drawPath(sickle, stroke({ color: '#241442', width: radius * 0.1 }));
    canvas.drawPath(sickle, fill({ color: '#d9ccff' }));
  }
  canvas.drawPath(arc([x, y], radius * 1.03, 0, 359.9), stroke({ color: '#efe8ff', width: radius * 0.04, alpha: 0.8 }));
}
