import type { SkCanvas, SkPath } from '@shopify/react-native-skia';
import { drawIcon, fill, line, linear, radial, stroke, type Spot } from '../../../../../board/look';
import type { ShotKind } from '../../../../../rules/conquest';
import { mix } from '../../../../../theme';
import { SHOT_LOOKS } from '../colours';
import { OUTLINES } from '../emblems';
import { outlineOf, quarterArc } from './shapes';

export interface ShotDrawn {
  readonly kind: ShotKind | 'obstacle';
  readonly isTargeted: boolean;
  /** Its turn has not come. */
  readonly isToCome?: boolean;
}

const GLYPH = 1.22;
const QUARTERS_DEG = [0, 90, 180, 270];

function drawCrossHair(canvas: SkCanvas): void {
  const tick = line([
    [1.02, 0],
    [1.48, 0],
  ]);
  const edged = (path: SkPath): void => {
    canvas.drawPath(path, stroke({ color: '#2a0502', width: 0.26 }));
    canvas.drawPath(path, stroke({ color: '#ff5a44', width: 0.14 }));
  };
  for (const bearingDeg of QUARTERS_DEG) {
    canvas.save();
    canvas.rotate(bearingDeg, 0, 0);
    edged(quarterArc());
    edged(tick);
    canvas.restore();
  }
}

/** How far it goes from its middle, in radii: a cross-hair stands out. */
export const SHOT_REACH = { plain: 1.28, targeted: 1.64 } as const;

/** One shot of a sequence: its shape is the family, its glyph the kind, a cross-hair says that it is targeted. */
export function drawShot(canvas: SkCanvas, { x, y, radius }: Spot, { kind, isTargeted, isToCome }: ShotDrawn): void {
  const { icon, shape, colour } = SHOT_LOOKS[kind];
  const outline = outlineOf(shape);
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(radius, radius);
  canvas.save();
  canvas.translate(0.06, 0.12);
  canvas.drawPath(outline, fill({ alpha: 0.55, blur: 0.12 }));
  canvas.restore();
  canvas.drawPath(outline, stroke({ color: '#1c0f07', width: 0.2 }));
  const dome = [mix(colour, '#ffffff', isToCome === true ? 0.1 : 0.2), colour, mix(colour, '#000000', 0.42)];
  canvas.drawPath(outline, fill({ shader: radial([-0.3, -0.45], 1.75, dome) }));
  const edge = linear(
    [-1, -1],
    [1, 1],
    [
      ['#fff0c8', 0.85],
      ['#fff0c8', 0.12],
      ['#000000', 0.3],
    ],
  );
  canvas.drawPath(outline, stroke({ shader: edge, width: 0.09 }));
  const glyphY = shape === 'shield' ? -0.04 : 0.02;
  drawIcon(canvas, OUTLINES[icon], 0.03, glyphY + 0.03, GLYPH, fill({ alpha: 0.5 }));
  drawIcon(canvas, OUTLINES[icon], 0, glyphY, GLYPH, fill({ color: '#fff8e6' }));
  if (isTargeted) drawCrossHair(canvas);
  canvas.restore();
}
