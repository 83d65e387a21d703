import { Skia, type SkPath } from '@shopify/react-native-skia';
import type { RectMm } from '../../../rules/flicking';

/** How much of each step is drawn. */
const DRAWN = 0.62;

export function dashedCircle(radius: number, dashes: number): SkPath {
  const builder = Skia.PathBuilder.Make();
  const box = Skia.XYWHRect(-radius, -radius, 2 * radius, 2 * radius);
  const stepDeg = 360 / dashes;
  for (let dash = 0; dash < dashes; dash += 1) builder.addArc(box, dash * stepDeg, stepDeg * DRAWN);
  return builder.build();
}

/** Every side has whole steps, so that each corner looks alike. */
export function dashedRect({ xMm, yMm, widthMm, heightMm }: RectMm, stepMm: number): SkPath {
  const builder = Skia.PathBuilder.Make();
  const side = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const steps = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / stepMm));
    const at = (share: number): readonly [number, number] => [
      fromX + (toX - fromX) * share,
      fromY + (toY - fromY) * share,
    ];
    for (let step = 0; step < steps; step += 1) {
      builder.moveTo(...at((step + (1 - DRAWN) / 2) / steps));
      builder.lineTo(...at((step + (1 + DRAWN) / 2) / steps));
    }
  };
  const right = xMm + widthMm;
  const bottom = yMm + heightMm;
  side(xMm, yMm, right, yMm);
  side(right, yMm, right, bottom);
  side(right, bottom, xMm, bottom);
  side(xMm, bottom, xMm, yMm);
  return builder.build();
}
