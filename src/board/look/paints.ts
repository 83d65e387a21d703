import {
  BlendMode,
  BlurStyle,
  PaintStyle,
  Skia,
  StrokeCap,
  StrokeJoin,
  TileMode,
  type SkColor,
  type SkPaint,
  type SkShader,
} from '@shopify/react-native-skia';
import type { Hex } from '../../theme';
import type { Point } from './paths';

export interface Ink {
  readonly color?: Hex;
  readonly alpha?: number;
  readonly shader?: SkShader;
  /** Standard deviation of a soft edge, in the units being drawn in. Only for things that are baked. */
  readonly blur?: number;
  readonly blend?: BlendMode;
}

export interface StrokeInk extends Ink {
  readonly width: number;
  readonly isButt?: boolean;
  readonly dash?: readonly [drawn: number, skipped: number];
}

export function fill({ color = '#000000', alpha = 1, shader, blur, blend }: Ink): SkPaint {
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  paint.setColor(Skia.Color(color));
  paint.setAlphaf(alpha);
  if (shader) paint.setShader(shader);
  if (blur) paint.setMaskFilter(Skia.MaskFilter.MakeBlur(BlurStyle.Normal, blur, true));
  if (blend !== undefined) paint.setBlendMode(blend);
  return paint;
}

export function stroke({ width, isButt = false, dash, ...ink }: StrokeInk): SkPaint {
  const paint = fill(ink);
  paint.setStyle(PaintStyle.Stroke);
  paint.setStrokeWidth(width);
  paint.setStrokeCap(isButt ? StrokeCap.Butt : StrokeCap.Round);
  paint.setStrokeJoin(StrokeJoin.Round);
  if (dash) paint.setPathEffect(Skia.PathEffect.MakeDash([...dash], 0));
  return paint;
}

/** A colour of a gradient, or that colour partly see-through. */
export type Stop = Hex | readonly [color: Hex, alpha: number];

function colorOf(stop: Stop): SkColor {
  if (typeof stop === 'string') return Skia.Color(stop);
  const [hex, alpha] = stop;
  const color = Skia.Color(hex);
  color[3] = alpha;
  return color;
}

const positions = (at: readonly number[] | undefined): number[] | null => (at ? [...at] : null);

export function linear(from: Point, to: Point, stops: readonly Stop[], at?: readonly number[]): SkShader {
  return Skia.Shader.MakeLinearGradient(
    Skia.Point(...from),
    Skia.Point(...to),
    stops.map(colorOf),
    positions(at),
    TileMode.Clamp,
  );
}

export function radial(centre: Point, radius: number, stops: readonly Stop[], at?: readonly number[]): SkShader {
  return Skia.Shader.MakeRadialGradient(
    Skia.Point(...centre),
    radius,
    stops.map(colorOf),
    positions(at),
    TileMode.Clamp,
  );
}
