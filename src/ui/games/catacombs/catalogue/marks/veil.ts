import type { SkCanvas } from '@shopify/react-native-skia';
import { arc, fill, pathOf, polar, radial, stroke, type Spot } from '../../../../../board/look';

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
