import type { SkCanvas, SkPaint, SkPath } from '@shopify/react-native-skia';
import { pathOf } from './paths';

/** The box that the ink of an icon really fills: icons seldom fill their square evenly. */
export interface IconInk {
  readonly centreX: number;
  readonly centreY: number;
  readonly width: number;
  readonly height: number;
}

interface Icon {
  readonly path: SkPath;
  readonly ink: IconInk;
}

const known = new Map<string, Icon>();

function iconOf(outline: string): Icon {
  const ready = known.get(outline);
  if (ready) return ready;
  const path = pathOf(outline);
  const { x, y, width, height } = path.computeTightBounds();
  const icon = { path, ink: { centreX: x + width / 2, centreY: y + height / 2, width, height } };
  known.set(outline, icon);
  return icon;
}

export const inkOf = (outline: string): IconInk => iconOf(outline).ink;

/** Draws an icon optically centred, its ink inscribed in a square box. */
export function drawIcon(canvas: SkCanvas, outline: string, x: number, y: number, box: number, paint: SkPaint): void {
  const { path, ink } = iconOf(outline);
  const scale = box / Math.max(ink.width, ink.height);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  canvas.translate(-ink.centreX, -ink.centreY);
  canvas.drawPath(path, paint);
  canvas.restore();
}
