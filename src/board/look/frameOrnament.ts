import type { SkCanvas } from '@shopify/react-native-skia';
import type { GroundPlan, Inlay, InlayPaint } from './groundPlan';
import { pathOf, type Point } from './paths';

const FRAME: Inlay = { cut: '#cc0000', softMm: 0.22, metal: '#c79a4c', alpha: 0.72, seamAlpha: 0.62 };
const BOSS: Inlay = { cut: '#00ff00', softMm: 0.9, metal: '#d8ac5a', alpha: 0.9, seamAlpha: 0.62 };

const UNIT_MM = 10;
const MIDDLE_MM = 5.6;
const CORNERS_MM = 44;

interface Side {
  readonly middle: Point;
  readonly turnDeg: number;
  readonly lengthMm: number;
}

const sidesOf = ({ widthMm, heightMm }: GroundPlan): readonly Side[] => [
  { middle: [widthMm / 2, MIDDLE_MM], turnDeg: 0, lengthMm: widthMm },
  { middle: [widthMm / 2, heightMm - MIDDLE_MM], turnDeg: 180, lengthMm: widthMm },
  { middle: [MIDDLE_MM, heightMm / 2], turnDeg: -90, lengthMm: heightMm },
  { middle: [widthMm - MIDDLE_MM, heightMm / 2], turnDeg: 90, lengthMm: heightMm },
];

function drawMotifs(canvas: SkCanvas, plan: GroundPlan, paint: InlayPaint): void {
  const { svg, widthMm } = plan.motif;
  const motif = pathOf(svg);
  for (const { middle, turnDeg, lengthMm } of sidesOf(plan)) {
    const units = Math.floor((lengthMm - CORNERS_MM) / UNIT_MM);
    canvas.save();
    canvas.translate(...middle);
    canvas.rotate(turnDeg, 0, 0);
    canvas.translate((-(units - 1) / 2) * UNIT_MM, 0);
    for (let unit = 0; unit < units; unit += 1) {
      canvas.drawPath(motif, paint(FRAME, widthMm));
      canvas.translate(UNIT_MM, 0);
    }
    canvas.restore();
  }
}

const CORNER_STUD = { insetMm: 8, radiusMm: 5 };
const SIDE_STUD_MM = 2.6;

function drawStuds(canvas: SkCanvas, plan: GroundPlan, paint: InlayPaint): void {
  const { insetMm, radiusMm } = CORNER_STUD;
  for (const x of [insetMm, plan.widthMm - insetMm]) {
    for (const y of [insetMm, plan.heightMm - insetMm]) canvas.drawCircle(x, y, radiusMm, paint(BOSS, null));
  }
  for (const { middle } of sidesOf(plan)) canvas.drawCircle(...middle, SIDE_STUD_MM, paint(BOSS, null));
}

/** The carving of the frame and its brass studs. */
export function drawFrameOrnament(canvas: SkCanvas, plan: GroundPlan, paint: InlayPaint): void {
  drawMotifs(canvas, plan, paint);
  drawStuds(canvas, plan, paint);
}
