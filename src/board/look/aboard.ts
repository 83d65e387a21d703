import type { SkCanvas } from '@shopify/react-native-skia';
import { STATE, UI } from '../../theme';
import { drawDisc } from './disc';
import { fill } from './paints';
import { polar } from './paths';
import type { DiscLook, PieceTone, Spot } from './pieceLook';

/** Side by side from the top to the right, where no badge is. */
const FIRST_DEG = 285;
const STEP_DEG = 48;
const OUT = 0.98;
/** Of the disc below, in its radius. */
export const ABOARD_RADIUS = 0.38;

/** Where a place on the rim is from the middle of the disc, in its radius. */
export const aboardPlace = (slot: number) => polar([0, 0], OUT, FIRST_DEG + slot * STEP_DEG);

/** A small disc on the rim of another, edged so that it reads on any face. */
export function drawAboard(canvas: SkCanvas, spot: Spot, slot: number, look: DiscLook, tone: PieceTone): void {
  const [alongX, downY] = aboardPlace(slot);
  const x = spot.x + alongX * spot.radius;
  const y = spot.y + downY * spot.radius;
  const radius = spot.radius * ABOARD_RADIUS;
  canvas.drawCircle(x + radius * 0.1, y + radius * 0.16, radius * 1.12, fill({ alpha: 0.55, blur: radius * 0.14 }));
  canvas.drawCircle(x, y, radius * 1.14, fill({ color: UI.brassLight }));
  canvas.drawCircle(x, y, radius * 1.06, fill({ color: STATE.outline }));
  drawDisc(canvas, { x, y, radius }, look, tone);
}
