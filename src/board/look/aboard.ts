import type { SkCanvas } from '@shopify/react-native-skia';
import { STATE, UI } from '../../theme';
import { drawDisc, type DiscTone } from './disc';
import type { Spot } from './discBody';
import { fill } from './paints';
import type { PieceLook } from './pieceLook';
import { polar } from './paths';

/** Side by side from the top to the right, where no badge is. */
const FIRST_DEG = 285;
const STEP_DEG = 48;
const OUT = 0.98;
const SMALL = 0.38;

/** A small disc on the rim of another, edged so that it reads on any face. */
export function drawAboard(canvas: SkCanvas, spot: Spot, slot: number, look: PieceLook, tone: DiscTone): void {
  const [x, y] = polar([spot.x, spot.y], spot.radius * OUT, FIRST_DEG + slot * STEP_DEG);
  const radius = spot.radius * SMALL;
  canvas.drawCircle(x + radius * 0.1, y + radius * 0.16, radius * 1.12, fill({ alpha: 0.55, blur: radius * 0.14 }));
  canvas.drawCircle(x, y, radius * 1.14, fill({ color: UI.brassLight }));
  canvas.drawCircle(x, y, radius * 1.06, fill({ color: STATE.outline }));
  drawDisc(canvas, { x, y, radius }, look, tone);
}
