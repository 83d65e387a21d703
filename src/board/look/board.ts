import { BlendMode, Skia, type SkCanvas, type SkImage, type SkShader } from '@shopify/react-native-skia';
import { LIGHT, rgbOf, ROOMS, type Hex } from '../../theme';
import { HOLE_RADIUS_MM, type BoardPlan } from './boardPlans';
import { drawEngraving, type Inlay, type InlayPaint } from './engraving';
import { drawFrameOrnament } from './frameOrnament';
import { fill, stroke, type Ink } from './paints';
import { programShader } from './programs';
import { heightProgram } from './sksl/height';
import { lightProgram } from './sksl/light';
import { bakeImage, pixelShader } from './surfaces';

const inked = (ink: Ink, widthMm: number | null) => (widthMm === null ? fill(ink) : stroke({ ...ink, width: widthMm }));

function drawCarvings(canvas: SkCanvas, plan: BoardPlan, paint: InlayPaint): void {
  drawEngraving(canvas, plan, paint);
  drawFrameOrnament(canvas, plan, paint);
}

/** How deep each kind is cut: red engraves, green raises, blue bores. */
const DEPTH: Readonly<Record<Inlay, { readonly color: Hex; readonly blur: number }>> = {
  line: { color: '#b40000', blur: 0.22 },
  hero: { color: '#e00000', blur: 0.22 },
  monster: { color: '#e00000', blur: 0.22 },
  frame: { color: '#cc0000', blur: 0.22 },
  boss: { color: '#00ff00', blur: 0.9 },
};

function drawMask(canvas: SkCanvas, plan: BoardPlan): void {
  const blend = BlendMode.Plus;
  canvas.clear(Skia.Color('#000000'));
  drawCarvings(canvas, plan, (inlay, widthMm) => inked({ ...DEPTH[inlay], blend }, widthMm));
  for (const [x, y] of plan.holes) {
    canvas.drawCircle(x, y, HOLE_RADIUS_MM + 2.6, stroke({ color: '#b00000', width: 0.9, blur: 0.25, blend }));
    canvas.drawCircle(x, y, HOLE_RADIUS_MM, fill({ color: '#0000ff', blur: 0.45, blend }));
  }
}

const ALPHA: Readonly<Record<Inlay, number>> = { monster: 0.86, hero: 0.86, frame: 0.72, boss: 0.9, line: 0.5 };
const FRAME_METAL: Hex = '#c79a4c';
const STUD_METAL: Hex = '#d8ac5a';

/** A breath of colour over the ground of each side's zone. */
function drawZoneTints(canvas: SkCanvas, plan: BoardPlan): void {
  const { inlay, threat } = ROOMS[plan.room];
  const { xMm, yMm, widthMm, heightMm } = plan.heroZone;
  const heroes = Skia.RRectXY(Skia.XYWHRect(xMm, yMm, widthMm, heightMm), 8, 8);
  canvas.drawRRect(heroes, fill({ color: inlay, alpha: 0.07, blur: 3 }));
  const monsters = Skia.XYWHRect(0, 0, plan.widthMm, plan.monsterLineMm - 5);
  canvas.drawRect(monsters, fill({ color: threat, alpha: 0.1, blur: 3 }));
}

function drawInlay(canvas: SkCanvas, plan: BoardPlan): void {
  const { inlay: metal, threat } = ROOMS[plan.room];
  const color: Readonly<Record<Inlay, Hex>> = {
    monster: threat,
    hero: metal,
    line: metal,
    frame: FRAME_METAL,
    boss: STUD_METAL,
  };
  drawZoneTints(canvas, plan);
  drawEngraving(canvas, plan, (inlay, widthMm) =>
    stroke({ color: '#120a06', alpha: inlay === 'line' ? 0.3 : 0.62, width: (widthMm ?? 0) + 1.8, blur: 0.35 }),
  );
  drawCarvings(canvas, plan, (inlay, widthMm) =>
    inked({ color: color[inlay], alpha: ALPHA[inlay], blur: 0.12 }, widthMm),
  );
  for (const [x, y] of plan.holes) canvas.drawCircle(x, y, HOLE_RADIUS_MM, fill({ color: '#0a0808', alpha: 0.75 }));
}

const PAINT_GAMMA = 1.25;
const paintOf = (hex: Hex): number[] => rgbOf(hex).map((value) => value ** PAINT_GAMMA);

/** One board face as an image: carvings, then the relief they cut, then one light over it. Slow; made ahead of time. */
export function bakeBoard(plan: BoardPlan, pxPerMm: number): SkImage {
  const widthPx = Math.round(plan.widthMm * pxPerMm);
  const heightPx = Math.round(plan.heightMm * pxPerMm);
  const drawn = (draw: (canvas: SkCanvas, plan: BoardPlan) => void): SkShader => {
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
  const relief = filled(programShader(heightProgram(plan.room), [boardMm, pxPerMm], [drawn(drawMask)]));
  const { ground, frame } = ROOMS[plan.room];
  const light = [LIGHT.positionMm, LIGHT.key, LIGHT.sky];
  const uniforms = [boardMm, pxPerMm, ...light, ...ground.map(paintOf), paintOf(frame)];
  return filled(programShader(lightProgram(plan.room), uniforms, [pixelShader(relief), drawn(drawInlay)]));
}
