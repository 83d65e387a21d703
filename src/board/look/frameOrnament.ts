import type { SkCanvas } from '@shopify/react-native-skia';
import type { RoomId } from '../../theme';
import type { BoardPlan } from './boardPlans';
import type { InlayPaint } from './engraving';
import { pathOf, type Point } from './paths';

/** One unit of the ornament, 10 mm wide, centred on the middle of the frame. */
interface Motif {
  readonly svg: string;
  readonly widthMm: number;
}

const MOTIFS: Readonly<Record<RoomId, Motif>> = {
  crypt: { svg: 'M-4.2 1.8L0 -1.8L4.2 1.8', widthMm: 0.9 },
  cave: { svg: 'M-5 0C-3 -3.4 -1.4 -3.4 0 0S3 3.4 5 0M0 0C.6 -2.4 2.2 -2.6 3 -1.2', widthMm: 0.8 },
  forge: { svg: 'M-5 2L-2.5 -2H2.5L5 2', widthMm: 0.9 },
  ossuary: { svg: 'M-3.2 -1.2L3.2 1.2M-3.2 1.2L3.2 -1.2M-4.6 0H-4.4', widthMm: 0.9 },
  temple: { svg: 'M-5 2.2H-4V-2.2H3.4V1.2H-1.2V-.4H.9M3.4 2.2H5', widthMm: 0.8 },
  tomb: { svg: 'M-4.6 2L0 -2.2L4.6 2M-2.2 2L0 0L2.2 2', widthMm: 0.8 },
};

const UNIT_MM = 10;
const MIDDLE_MM = 5.6;
const CORNERS_MM = 44;

interface Side {
  readonly middle: Point;
  readonly turnDeg: number;
  readonly lengthMm: number;
}

const sidesOf = ({ widthMm, heightMm }: BoardPlan): readonly Side[] => [
  { middle: [widthMm / 2, MIDDLE_MM], turnDeg: 0, lengthMm: widthMm },
  { middle: [widthMm / 2, heightMm - MIDDLE_MM], turnDeg: 180, lengthMm: widthMm },
  { middle: [MIDDLE_MM, heightMm / 2], turnDeg: -90, lengthMm: heightMm },
  { middle: [widthMm - MIDDLE_MM, heightMm / 2], turnDeg: 90, lengthMm: heightMm },
];

function drawMotifs(canvas: SkCanvas, plan: BoardPlan, paint: InlayPaint): void {
  const { svg, widthMm } = MOTIFS[plan.room];
  const motif = pathOf(svg);
  for (const { middle, turnDeg, lengthMm } of sidesOf(plan)) {
    const units = Math.floor((lengthMm - CORNERS_MM) / UNIT_MM);
    canvas.save();
    canvas.translate(...middle);
    canvas.rotate(turnDeg, 0, 0);
    canvas.translate((-(units - 1) / 2) * UNIT_MM, 0);
    for (let unit = 0; unit < units; unit += 1) {
      canvas.drawPath(motif, paint('frame', widthMm));
      canvas.translate(UNIT_MM, 0);
    }
    canvas.restore();
  }
}

const CORNER_STUD = { insetMm: 8, radiusMm: 5 };
const SIDE_STUD_MM = 2.6;

function drawStuds(canvas: SkCanvas, plan: BoardPlan, paint: InlayPaint): void {
  const { insetMm, radiusMm } = CORNER_STUD;
  for (const x of [insetMm, plan.widthMm - insetMm]) {
    for (const y of [insetMm, plan.heightMm - insetMm]) canvas.drawCircle(x, y, radiusMm, paint('boss', null));
  }
  for (const { middle } of sidesOf(plan)) canvas.drawCircle(...middle, SIDE_STUD_MM, paint('boss', null));
}

/** The carving of the frame and its brass studs. */
export function drawFrameOrnament(canvas: SkCanvas, plan: BoardPlan, paint: InlayPaint): void {
  drawMotifs(canvas, plan, paint);
  drawStuds(canvas, plan, paint);
}
