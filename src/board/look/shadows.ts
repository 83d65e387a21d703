import type { SkCanvas } from '@shopify/react-native-skia';
import type { Spot } from './pieceLook';
import { fill } from './paints';

/** Offsets, spreads and softness in radii; everything falls to the lower right. */
interface Shadow {
  readonly alongX: number;
  readonly alongY: number;
  readonly spread: number;
  readonly blur: number;
  readonly alpha: number;
}

/** A tight shadow where the disc meets the board: it keeps the edge on pale sand, so it is never left out. */
const CONTACT: Shadow = { alongX: 0.03, alongY: 0.05, spread: 1.02, blur: 0.035, alpha: 0.6 };
const RESTING: Shadow = { alongX: 0.1, alongY: 0.14, spread: 0.99, blur: 0.1, alpha: 0.55 };
const LIFTED: Shadow = { alongX: 0.26, alongY: 0.36, spread: 0.99, blur: 0.22, alpha: 0.43 };

function draw(canvas: SkCanvas, { x, y, radius }: Spot, shadow: Shadow): void {
  canvas.drawCircle(
    x + radius * shadow.alongX,
    y + radius * shadow.alongY,
    radius * shadow.spread,
    fill({ alpha: shadow.alpha, blur: radius * shadow.blur }),
  );
}

export function drawRestingShadow(canvas: SkCanvas, spot: Spot): void {
  draw(canvas, spot, RESTING);
  draw(canvas, spot, CONTACT);
}

export function drawLiftedShadow(canvas: SkCanvas, spot: Spot): void {
  draw(canvas, spot, LIFTED);
  draw(canvas, spot, { ...CONTACT, alpha: 0.3 });
}

const PILLAR_STEPS = 14;
const PILLAR_REACH = { x: 0.78, y: 0.92 };

/** A standing stone throws a long shadow that narrows and softens as it leaves the foot. */
export function drawPillarShadow(canvas: SkCanvas, spot: Spot): void {
  for (let step = PILLAR_STEPS; step >= 0; step -= 1) {
    const along = step / PILLAR_STEPS;
    draw(canvas, spot, {
      alongX: PILLAR_REACH.x * along,
      alongY: PILLAR_REACH.y * along,
      spread: 1 - 0.2 * along,
      blur: 0.05 + 0.09 * along,
      alpha: 0.13,
    });
  }
  draw(canvas, spot, CONTACT);
}
