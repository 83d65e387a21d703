import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';
import { drawIcon, line, pathOf, polygon, type GroundPlan, type Point } from '../../../../../board/look';
import { OUTLINES, type IconId } from '../emblems';

/** What a stroke of the floor belongs to: each is inlaid in its own metal. */
export type Kind = 'line' | 'hero' | 'monster';
export type KindPaint = (kind: Kind, widthMm: number | null) => SkPaint;

/** What is carved into a board, in millimetres. */
export interface Carved extends Pick<GroundPlan, 'widthMm' | 'heightMm'> {
  /** The monsters' third: everything above this line. */
  readonly monsterLineMm: number;
  readonly heroZone: {
    readonly xMm: number;
    readonly yMm: number;
    readonly widthMm: number;
    readonly heightMm: number;
  };
  readonly medallion: { readonly centre: Point; readonly icon: IconId };
  readonly hasGlyphs: boolean;
}

/** Inner edge of the frame. */
const FRAME_MM = 10;
const SCOOP_MM = 9;

/** The heroes' zone: calm double lines with scooped corners, open towards the heroes. */
function drawHeroZone(canvas: SkCanvas, { heroZone, heightMm }: Carved, paint: KindPaint): void {
  const { xMm, yMm, widthMm } = heroZone;
  const foot = heightMm - FRAME_MM;
  const border = (inset: number): string => {
    const left = xMm + inset;
    const right = xMm + widthMm - inset;
    const top = yMm + inset;
    const corner = `A${SCOOP_MM} ${SCOOP_MM} 0 0 0`;
    const up = `M${left} ${foot}V${top + SCOOP_MM}${corner} ${left + SCOOP_MM} ${top}`;
    return `${up}H${right - SCOOP_MM}${corner} ${right} ${top + SCOOP_MM}V${foot}`;
  };
  canvas.drawPath(pathOf(border(0)), paint('hero', 1.5));
  canvas.drawPath(pathOf(border(3.4)), paint('hero', 0.7));
  const centreX = xMm + widthMm / 2;
  const centreY = (yMm + foot) / 2 + 1;
  drawIcon(canvas, OUTLINES['swords-emblem'], centreX, centreY, 36, paint('hero', null));
  for (const side of [-1, 1]) {
    const at = (along: number, aside: number): Point => [centreX + side * along, centreY + aside];
    canvas.drawPath(polygon([at(27, 0), at(33, -3.2), at(82, 0), at(33, 3.2)]), paint('hero', null));
    canvas.drawCircle(...at(86, 0), 1.6, paint('hero', null));
  }
}

const TEETH = 20;
const TOOTH_MM = 7;

/** The monsters' third: a toothed edge towards the heroes, a horned skull and the marks of claws. */
function drawMonsterZone(canvas: SkCanvas, { widthMm, monsterLineMm }: Carved, paint: KindPaint): void {
  const span = widthMm - 2 * FRAME_MM;
  const teeth = Array.from({ length: TEETH * 2 + 1 }, (_, step): Point => {
    const isTip = step % 2 === 1;
    return [FRAME_MM + (span * step) / (TEETH * 2), monsterLineMm - (isTip ? 0 : TOOTH_MM)];
  });
  canvas.drawPath(line(teeth), paint('monster', 1.5));
  const inset = FRAME_MM + 5;
  const top: Point[] = [
    [inset, inset],
    [widthMm - inset, inset],
    [widthMm - inset, monsterLineMm - 13],
    [inset, monsterLineMm - 13],
  ];
  canvas.drawPath(polygon(top), paint('monster', 0.7));
  const centreX = widthMm / 2;
  const centreY = (inset + monsterLineMm - 13) / 2;
  drawIcon(canvas, OUTLINES['daemon-skull'], centreX, centreY, 52, paint('monster', null));
  for (const side of [-1, 1]) {
    for (const claw of [0, 1, 2]) drawClaw(canvas, centreX + side * (48 + claw * 13), centreY, side, paint);
  }
}

function drawClaw(canvas: SkCanvas, x: number, y: number, side: number, paint: KindPaint): void {
  const top = `${x} ${y - 21}`;
  const there = `Q${x + side * 8} ${y - 6} ${x - side * 3.5} ${y + 21}`;
  canvas.drawPath(pathOf(`M${top}${there}Q${x + side * 1.5} ${y - 3} ${top}Z`), paint('monster', null));
}

const RAYS = 24;

/** The board's medallion, in the middle of the free ground. */
function drawMedallion(canvas: SkCanvas, { medallion }: Carved, paint: KindPaint): void {
  const [x, y] = medallion.centre;
  canvas.drawCircle(x, y, 44, paint('line', 1.4));
  canvas.drawCircle(x, y, 40.4, paint('line', 0.7));
  for (let ray = 0; ray < RAYS; ray += 1) {
    const reach = ray % 6 === 0 ? 57 : 52;
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate((ray * 360) / RAYS, 0, 0);
    const points: Point[] = [
      [0, -47],
      [1.3, -49.5],
      [0, -reach],
      [-1.3, -49.5],
    ];
    canvas.drawPath(polygon(points), paint('line', null));
    canvas.restore();
  }
  drawIcon(canvas, OUTLINES[medallion.icon], x, y, 52, paint('line', null));
}

const GLYPHS: readonly IconId[] = [
  'ankh',
  'scarab-beetle',
  'egyptian-bird',
  'eye-of-horus',
  'anubis',
  'egyptian-walk',
  'sun',
  'snake',
  'ibis',
  'lotus',
];

/** Two columns of picture-writing, where they belong. */
function drawGlyphs(canvas: SkCanvas, { widthMm }: Carved, paint: KindPaint): void {
  GLYPHS.forEach((glyph, index) => {
    for (const x of [24, widthMm - 24]) drawIcon(canvas, OUTLINES[glyph], x, 174 + index * 21, 13, paint('line', null));
  });
}

/** A ruler at both sides: a tick every 25 mm of the free ground. */
function drawTicks(canvas: SkCanvas, plan: Carved, paint: KindPaint): void {
  for (let y = plan.monsterLineMm + 25; y < plan.heroZone.yMm; y += 25) {
    const length = y % 50 === 0 ? 6 : 3;
    for (const [x, inward] of [
      [13, 1],
      [plan.widthMm - 13, -1],
    ] as const) {
      const tick: Point[] = [
        [x, y],
        [x + inward * length, y],
      ];
      canvas.drawPath(line(tick), paint('line', 0.9));
    }
  }
}

/** Everything that is carved into the floor of a board. */
export function drawEngraving(canvas: SkCanvas, plan: Carved, paint: KindPaint): void {
  drawHeroZone(canvas, plan, paint);
  drawMonsterZone(canvas, plan, paint);
  drawMedallion(canvas, plan, paint);
  drawTicks(canvas, plan, paint);
  if (plan.hasGlyphs) drawGlyphs(canvas, plan, paint);
}
