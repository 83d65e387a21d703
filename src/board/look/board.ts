import { BlendMode, Skia, type SkCanvas, type SkImage, type SkShader } from '@shopify/react-native-skia';
import type { Quarters } from '../../lib';
import { LIGHT, rgbOf, type Hex } from '../../theme';
import type { BoardSize } from '../camera';
import { drawFrameOrnament } from './frameOrnament';
import { candleOver } from './ground';
import { HOLE_RADIUS_MM, type GroundPlan, type InlayPaint } from './groundPlan';
import { fill, stroke, type Ink } from './paints';
import { programShader } from './programs';
import { heightProgram } from './sksl/height';
import { lightProgram } from './sksl/light';
import { bakeImage, pixelShader } from './surfaces';

const inked = (ink: Ink, widthMm: number | null) => (widthMm === null ? fill(ink) : stroke({ ...ink, width: widthMm }));

function drawCarvings(canvas: SkCanvas, plan: GroundPlan, paint: InlayPaint): void {
  plan.carve(canvas, paint);
  drawFrameOrnament(canvas, plan, paint);
}

/** How deep everything is cut: red engraves, green raises, blue bores. */
function drawMask(canvas: SkCanvas, plan: GroundPlan): void {
  const blend = BlendMode.Plus;
  drawCarvings(canvas, plan, ({ cut, softMm }, widthMm) => inked({ color: cut, blur: softMm, blend }, widthMm));
  for (const [x, y] of plan.holes) {
    canvas.drawCircle(x, y, HOLE_RADIUS_MM + 2.6, stroke({ color: '#b00000', width: 0.9, blur: 0.25, blend }));
    canvas.drawCircle(x, y, HOLE_RADIUS_MM, fill({ color: '#0000ff', blur: 0.45, blend }));
  }
}

function drawInlay(canvas: SkCanvas, plan: GroundPlan): void {
  plan.tint(canvas);
  plan.carve(canvas, ({ seamAlpha }, widthMm) =>
    stroke({ color: '#120a06', alpha: seamAlpha, width: (widthMm ?? 0) + 1.8, blur: 0.35 }),
  );
  drawCarvings(canvas, plan, ({ metal, alpha }, widthMm) => inked({ color: metal, alpha, blur: 0.12 }, widthMm));
  for (const [x, y] of plan.holes) canvas.drawCircle(x, y, HOLE_RADIUS_MM, fill({ color: '#0a0808', alpha: 0.75 }));
}

const PAINT_GAMMA = 1.25;
const paintOf = (hex: Hex): number[] => rgbOf(hex).map((value) => value ** PAINT_GAMMA);

/** What is lit: how high it lies, what it is inlaid with, and the programs that read both. */
export interface Relief extends BoardSize {
  readonly height: string;
  readonly light: string;
  /** Four colours of the ground, and that of the frame. */
  readonly colours: readonly [Hex, Hex, Hex, Hex, Hex];
  /** In millimetres, on black; the height program knows what it means. */
  drawMask(canvas: SkCanvas): void;
  drawInlay(canvas: SkCanvas): void;
}

/** One face as an image: what is cut, then the relief of it, then one light over it. Slow; made ahead of time. */
export function bakeRelief(relief: Relief, pxPerMm: number, lies: Quarters): SkImage {
  const widthPx = Math.round(relief.widthMm * pxPerMm);
  const heightPx = Math.round(relief.heightMm * pxPerMm);
  const drawn = (draw: (canvas: SkCanvas) => void): SkShader => {
    const image = bakeImage(widthPx, heightPx, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      draw(canvas);
    });
    return pixelShader(image);
  };
  const filled = (shader: SkShader): SkImage =>
    bakeImage(widthPx, heightPx, (canvas) => {
      const paint = fill({ shader, blend: BlendMode.Src });
      paint.setAntiAlias(false);
      canvas.drawPaint(paint);
    });
  const boardMm = [relief.widthMm, relief.heightMm];
  const mask = drawn((canvas) => {
    canvas.clear(Skia.Color('#000000'));
    relief.drawMask(canvas);
  });
  const height = filled(programShader(relief.height, [boardMm, pxPerMm], [mask]));
  const light = [candleOver(relief, lies), LIGHT.key, LIGHT.sky];
  const uniforms = [boardMm, pxPerMm, ...light, ...relief.colours.map(paintOf)];
  const inlay = drawn((canvas) => relief.drawInlay(canvas));
  return filled(programShader(relief.light, uniforms, [pixelShader(height), inlay]));
}

/** One board face as an image. */
export function bakeBoard(plan: GroundPlan, pxPerMm: number, lies: Quarters = 0): SkImage {
  const relief: Relief = {
    widthMm: plan.widthMm,
    heightMm: plan.heightMm,
    height: heightProgram(plan.programs),
    light: lightProgram(plan.programs),
    colours: [...plan.colours, plan.frame],
    drawMask: (canvas) => drawMask(canvas, plan),
    drawInlay: (canvas) => drawInlay(canvas, plan),
  };
  return bakeRelief(relief, pxPerMm, lies);
}
