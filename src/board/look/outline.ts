import type { SkCanvas, SkPath } from '@shopify/react-native-skia';
import { mix, STATE, type Hex } from '../../theme';
import { drawIcon } from './icons';
import { fill, radial, stroke } from './paints';
import { polar, type Point } from './paths';

/** A line with a darker edge, so that a mark reads on any ground. */
export function strokeEdged(
  canvas: SkCanvas,
  path: SkPath,
  { width, color, edge, edgeWidth }: { width: number; color: Hex; edge: Hex; edgeWidth: number },
): void {
  canvas.drawPath(path, stroke({ color: edge, width: width + edgeWidth }));
  canvas.drawPath(path, stroke({ color, width }));
}

/** Badges sit on the rim, each state in a sector of its own. */
export const BADGE_DEG = { lowerRight: 45, lowerLeft: 135, upperLeft: 225, top: 270 } as const;

export function badgeSpot(centre: Point, radius: number, angleDeg: number): Point {
  return polar(centre, radius * 0.85, angleDeg);
}

interface Badge {
  readonly outline: string;
  readonly color: Hex;
  readonly ink: Hex;
}

export function drawBadge(canvas: SkCanvas, [x, y]: Point, radius: number, { outline, color, ink }: Badge): void {
  canvas.drawCircle(x + radius * 0.08, y + radius * 0.14, radius * 1.04, fill({ alpha: 0.6, blur: radius * 0.14 }));
  canvas.drawCircle(x, y, radius, fill({ color: STATE.outline }));
  const dome = [mix(color, '#ffffff', 0.35), color, mix(color, '#000000', 0.35)];
  const shader = radial([x - radius * 0.3, y - radius * 0.4], radius * 1.5, dome);
  canvas.drawCircle(x, y, radius * 0.86, fill({ shader }));
  drawIcon(canvas, outline, x, y, radius * 1.16, fill({ color: ink }));
}
