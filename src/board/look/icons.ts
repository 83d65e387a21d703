import type { SkCanvas, SkPaint, SkPath } from '@shopify/react-native-skia';
import emblemPaths from './emblemPaths.json';
import { OWN_EMBLEMS } from './ownEmblems';
import { pathOf } from './paths';

const OUTLINES = { ...emblemPaths, ...OWN_EMBLEMS } as const;
export type IconId = keyof typeof OUTLINES;

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

const known = new Map<IconId, Icon>();

function iconOf(id: IconId): Icon {
  const ready = known.get(id);
  if (ready) return ready;
  const path = pathOf(OUTLINES[id]);
  const { x, y, width, height } = path.computeTightBounds();
  const icon = { path, ink: { centreX: x + width / 2, centreY: y + height / 2, width, height } };
  known.set(id, icon);
  return icon;
}

export const inkOf = (id: IconId): IconInk => iconOf(id).ink;

/** Draws an icon optically centred, its ink inscribed in a square box. */
export function drawIcon(canvas: SkCanvas, id: IconId, x: number, y: number, box: number, paint: SkPaint): void {
  const { path, ink } = iconOf(id);
  const scale = box / Math.max(ink.width, ink.height);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  canvas.translate(-ink.centreX, -ink.centreY);
  canvas.drawPath(path, paint);
  canvas.restore();
}
