import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';
import { drawIcon, line, pathOf, polar, polygon, type Point } from '../../../../../board/look';
import { ARENA_MM, CORNERS, crystalsOf, TEAMS, type Team } from '../../../../../rules/conquest';
import { TEAM_LOOKS } from '../colours';
import { OUTLINES } from '../emblems';

/** cord: gold, raised. ring: thin. A team: tone on tone, in its thread. */
export type Thread = 'cord' | 'ring' | Team;
/** The paint for a part of it; a width asks for a line, null for what is filled. */
export type ThreadPaint = (thread: Thread, widthMm: number | null) => SkPaint;

const { widthMm, heightMm } = ARENA_MM;
const MIDDLE: Point = [widthMm / 2, heightMm / 2];
const MEDALLION_MM = 50;
const RAYS = 16;

/** The seam between the two cloths: a cord of two strands, open round the medallion. */
function sewSeam(canvas: SkCanvas, paint: ThreadPaint): void {
  const [x, middleY] = MIDDLE;
  const open = MEDALLION_MM + 2;
  for (const strand of [-1, 1])
    for (const [from, to] of [
      [6, middleY - open],
      [middleY + open, heightMm - 6],
    ] as const) {
      const points = Array.from({ length: Math.round((to - from) / 1.5) + 1 }, (_, step): Point => {
        const y = Math.min(from + step * 1.5, to);
        return [x + strand * 2.3 * Math.cos(y * 0.42), y];
      });
      canvas.drawPath(line(points), paint('cord', 1.7));
    }
}

/** The rose in the middle, whose long points are the winds. */
function sewMedallion(canvas: SkCanvas, paint: ThreadPaint): void {
  canvas.drawCircle(...MIDDLE, MEDALLION_MM, paint('cord', 1.8));
  canvas.drawCircle(...MIDDLE, MEDALLION_MM - 4, paint('cord', 0.8));
  for (let ray = 0; ray < RAYS; ray += 1) {
    const bearingDeg = (ray * 360) / RAYS - 90;
    const isWind = ray % 4 === 0;
    const waist = polar(MIDDLE, 32, bearingDeg);
    const halfMm = isWind ? 6 : 3.2;
    const point = [
      polar(MIDDLE, 25, bearingDeg),
      polar(waist, halfMm, bearingDeg + 90),
      polar(MIDDLE, isWind ? 45 : 40, bearingDeg),
      polar(waist, halfMm, bearingDeg - 90),
    ];
    canvas.drawPath(polygon(point), paint('cord', null));
  }
}

const BORDER_MM = 9;
const BITTEN_MM = BORDER_MM + 36;

/** A line all round, bitten off at the corners, where the Characters begin. */
function sewBorder(canvas: SkCanvas, paint: ThreadPaint): void {
  const [right, bottom] = [widthMm - BORDER_MM, heightMm - BORDER_MM];
  const sides: readonly (readonly [Point, Point])[] = [
    [
      [BITTEN_MM, BORDER_MM],
      [widthMm - BITTEN_MM, BORDER_MM],
    ],
    [
      [BITTEN_MM, bottom],
      [widthMm - BITTEN_MM, bottom],
    ],
    [
      [BORDER_MM, BITTEN_MM],
      [BORDER_MM, heightMm - BITTEN_MM],
    ],
    [
      [right, BITTEN_MM],
      [right, heightMm - BITTEN_MM],
    ],
  ];
  for (const side of sides) {
    canvas.drawPath(line(side), paint('cord', 1.5));
    for (const end of side) canvas.drawCircle(...end, 2.1, paint('cord', null));
  }
}

const BEAMS = 8;

function sewStarts(canvas: SkCanvas, paint: ThreadPaint): void {
  for (const { xMm, yMm } of Object.values(CORNERS)) {
    const corner: Point = [xMm, yMm];
    canvas.drawCircle(...corner, 16, paint('cord', 1.3));
    for (let beam = 0; beam < BEAMS; beam += 1) {
      const bearingDeg = (beam * 360) / BEAMS;
      canvas.drawPath(line([polar(corner, 18.5, bearingDeg), polar(corner, 22, bearingDeg)]), paint('cord', 1));
    }
  }
  for (const { xMm, yMm } of crystalsOf('cross'))
    if (xMm !== MIDDLE[0] || yMm !== MIDDLE[1]) canvas.drawCircle(xMm, yMm, 22, paint('ring', 0.9));
}

const EMBLEM_INSET_MM = 132;
const TICKS = 36;

/** Each emblem stands upright for its own side. */
const EMBLEMS: Readonly<Record<Team, { readonly x: number; readonly turnDeg: number; readonly sizeMm: number }>> = {
  sword: { x: EMBLEM_INSET_MM, turnDeg: 90, sizeMm: 128 },
  skull: { x: widthMm - EMBLEM_INSET_MM, turnDeg: -90, sizeMm: 88 },
};

function sewEmblem(canvas: SkCanvas, paint: ThreadPaint, team: Team): void {
  const { x, turnDeg, sizeMm } = EMBLEMS[team];
  const centre: Point = [x, MIDDLE[1]];
  canvas.save();
  canvas.rotate(turnDeg, ...centre);
  drawIcon(canvas, OUTLINES[TEAM_LOOKS[team].emblem], ...centre, sizeMm, paint(team, null));
  canvas.restore();
  canvas.drawCircle(...centre, 74, paint(team, 1.6));
  canvas.drawCircle(...centre, 70, paint(team, 0.7));
  for (let tick = 0; tick < TICKS; tick += 1) {
    const bearingDeg = (tick * 360) / TICKS;
    const end = polar(centre, tick % 3 === 0 ? 84 : 80, bearingDeg);
    canvas.drawPath(line([polar(centre, 77, bearingDeg), end]), paint(team, 0.9));
  }
}

/** Everything that is sewn on the felt, in millimetres of the arena: it is ornament, the rules place by their own data. */
export function drawEmbroidery(canvas: SkCanvas, paint: ThreadPaint): void {
  sewSeam(canvas, paint);
  sewMedallion(canvas, paint);
  sewBorder(canvas, paint);
  sewStarts(canvas, paint);
  for (const team of TEAMS) sewEmblem(canvas, paint, team);
}

/** Round the mat: stitches on its hem. */
export function drawHem(canvas: SkCanvas, paint: ThreadPaint): void {
  const inset = 3.4;
  const [right, bottom] = [widthMm - inset, heightMm - inset];
  const corner = 3;
  const hem = `M${inset + corner} ${inset}H${right - corner}Q${right} ${inset} ${right} ${inset + corner}V${bottom - corner}Q${right} ${bottom} ${right - corner} ${bottom}H${inset + corner}Q${inset} ${bottom} ${inset} ${bottom - corner}V${inset + corner}Q${inset} ${inset} ${inset + corner} ${inset}Z`;
  canvas.drawPath(pathOf(hem), paint('cord', 1.3));
}
