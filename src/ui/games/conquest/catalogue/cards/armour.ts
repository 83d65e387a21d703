import type { SkCanvas } from '@shopify/react-native-skia';
import { fill, linear, pathOf, stroke, type Point, type Spot } from '../../../../../board/look';
import { HEATER } from './shapes';

const RIVETS: readonly Point[] = [
  [-0.66, -0.6],
  [0.66, -0.6],
  [-0.58, 0.26],
  [0.58, 0.26],
];

/** A shield of steel: this card stays on the table, and stops a shot. */
export function drawArmour(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const shield = pathOf(HEATER);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(radius, radius);
  canvas.save();
  canvas.translate(0.1, 0.18);
  canvas.drawPath(shield, fill({ alpha: 0.6, blur: 0.14 }));
  canvas.restore();
  canvas.drawPath(shield, stroke({ color: '#14161a', width: 0.22 }));
  const steel = linear([-1, -1], [1, 1], ['#fbfdff', '#b4bdc7', '#5d6670', '#99a3ad'], [0, 0.38, 0.74, 1]);
  canvas.drawPath(shield, fill({ shader: steel }));
  canvas.drawPath(pathOf('M0 -.98V1.02M-.9 -.12H.9'), stroke({ color: '#2c3238', width: 0.12 }));
  canvas.drawPath(pathOf('M.05 -.94V1.0M-.86 -.06H.88'), stroke({ color: '#ffffff', alpha: 0.6, width: 0.05 }));
  for (const [rivetX, rivetY] of RIVETS) {
    canvas.drawCircle(rivetX, rivetY, 0.11, fill({ color: '#1b1d21' }));
    canvas.drawCircle(rivetX - 0.01, rivetY - 0.02, 0.08, fill({ color: '#f2f5f8' }));
  }
  canvas.restore();
}
