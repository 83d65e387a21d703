import { BlendMode, Skia, type SkCanvas, type SkImage, type SkShader } from '@shopify/react-native-skia';
import { LIGHT, rgbOf, type Hex } from '../../theme';
import { drawFrameOrnament } from './frameOrnament';
import { candleOver, type Quarter } from './ground';
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
  canvas.clear(Skia.Color('#000000'));
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

/** One board face as an image: carvings, then the relief they cut, then one light over it. Slow; made ahead of time. */
export function bakeBoard(plan: GroundPlan, pxPerMm: number, quarter: Quarter = 0): SkImage {
  const widthPx = Math.round(plan.widthMm * pxPerMm);
  const heightPx = Math.round(plan.heightMm * pxPerMm);
  const drawn = (draw: (canvas: SkCanvas, plan: GroundPlan) => void): SkShader => {
    const image = bakeImage(widthPx, heightPx, (canvas) => {
      canvas.scale(pxPerMm, pxPerMm);
      draw(canvas, plan);
    });
    return pixelShader(image);
  };
  const filled = (shader: SkShader): SkImage =>
    bakeImage(widthPx, heightPx, (canvas) => {
      const paint = fill({ shader, blend: BlendMode.Src });
      paint.setAntiAlias(false);
      canvas.drawPaint(paint);
    });
  const boardMm = [plan.widthMm, plan.heightMm];
  const relief = filled(programShader(heightProgram(plan.programs), [boardMm, pxPerMm], [drawn(drawMask)]));
  const light = [candleOver(plan, quarter), LIGHT.key, LIGHT.sky];
  const uniforms = [boardMm, pxPerMm, ...light, ...plan.colours.map(paintOf), paintOf(plan.frame)];
  return filled(programShader(lightProgram(plan.programs), uniforms, [pixelShader(relief), drawn(drawInlay)]));
}
