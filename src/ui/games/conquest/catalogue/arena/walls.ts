import type { SkCanvas, SkPaint } from '@shopify/react-native-skia';
import { line, polar, polygon, type Point } from '../../../../../board/look';
import { ARENA_MM } from '../../../../../rules/conquest';
import { WALL_MM } from '../sksl/felt';

/** carved: cut into the wood. brass: raised; knob: on the brass; groove: cut into it. */
export type WallPart = 'carved' | 'brass' | 'knob' | 'groove';
export type WallPaint = (part: WallPart, widthMm: number | null) => SkPaint;

const LENGTH_MM = ARENA_MM.widthMm + 2 * WALL_MM;
const BREADTH_MM = ARENA_MM.heightMm + 2 * WALL_MM;
/** The ornament runs along the middle of what is seen of a wall. */
const ALONG_MM = WALL_MM * 0.535;
const LOOP_MM = 13;
const STAND_ROOM_MM = 22;
const LONG_SEGMENTS = 3;
const SHORT_SEGMENTS = 2;

function at(canvas: SkCanvas, [x, y]: Point, turnDeg: number, draw: () => void): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(turnDeg, 0, 0);
  draw();
  canvas.restore();
}

/** Two bands that cross, with a bead in each loop. */
function carveInterlace(canvas: SkCanvas, lengthMm: number, paint: WallPaint): void {
  for (const band of [-1, 1]) {
    const points = Array.from({ length: lengthMm + 1 }, (_, x): Point => {
      const swing = Math.sin((x / LOOP_MM) * Math.PI);
      return [x - lengthMm / 2, band * 2.5 * swing];
    });
    canvas.drawPath(line(points), paint('carved', 1.25));
  }
  for (let x = LOOP_MM / 2; x < lengthMm; x += LOOP_MM)
    canvas.drawCircle(x - lengthMm / 2, 0, 0.8, paint('carved', null));
}

const STAND: readonly Point[] = [
  [-5.5, -8.6],
  [5.5, -8.6],
  [6.5, -6],
  [6.5, 6],
  [5.5, 8.4],
  [-5.5, 8.4],
  [-6.5, 6],
  [-6.5, -6],
];

/** The brass at a joint. */
function drawStand(canvas: SkCanvas, paint: WallPaint): void {
  canvas.drawPath(polygon(STAND), paint('brass', null));
  for (const y of [-5, 5])
    canvas.drawPath(
      line([
        [-6, y],
        [6, y],
      ]),
      paint('groove', 0.9),
    );
  canvas.drawCircle(0, 0, 2.6, paint('knob', null));
}

const STUDS = 8;

/** The turned post in a corner. */
function drawPost(canvas: SkCanvas, corner: Point, paint: WallPaint): void {
  canvas.drawCircle(...corner, 9.6, paint('brass', null));
  canvas.drawCircle(...corner, 7, paint('groove', 1.1));
  canvas.drawCircle(...corner, 4.2, paint('knob', null));
  for (let stud = 0; stud < STUDS; stud += 1)
    canvas.drawCircle(...polar(corner, 8.3, 22.5 + (stud * 360) / STUDS), 0.7, paint('groove', null));
}

interface Side {
  readonly lengthMm: number;
  readonly segments: number;
  readonly turnDeg: number;
  readonly spot: (alongMm: number) => Point;
}

const SIDES: readonly Side[] = [
  { lengthMm: LENGTH_MM, segments: LONG_SEGMENTS, turnDeg: 0, spot: (mm) => [mm, ALONG_MM] },
  { lengthMm: LENGTH_MM, segments: LONG_SEGMENTS, turnDeg: 180, spot: (mm) => [mm, BREADTH_MM - ALONG_MM] },
  { lengthMm: BREADTH_MM, segments: SHORT_SEGMENTS, turnDeg: -90, spot: (mm) => [ALONG_MM, mm] },
  { lengthMm: BREADTH_MM, segments: SHORT_SEGMENTS, turnDeg: 90, spot: (mm) => [LENGTH_MM - ALONG_MM, mm] },
];

/** Ten segments, each with its interlace, brass at the joints and posts in the corners; from the walls' outer corner. */
export function drawWalls(canvas: SkCanvas, paint: WallPaint): void {
  for (const { lengthMm, segments, turnDeg, spot } of SIDES) {
    const segmentMm = (lengthMm - 2 * WALL_MM) / segments;
    const carvedMm = Math.floor((segmentMm - STAND_ROOM_MM) / LOOP_MM) * LOOP_MM;
    for (let segment = 0; segment < segments; segment += 1) {
      const middle = spot(WALL_MM + segmentMm * (segment + 0.5));
      at(canvas, middle, turnDeg, () => carveInterlace(canvas, carvedMm, paint));
      if (segment > 0) at(canvas, spot(WALL_MM + segmentMm * segment), turnDeg, () => drawStand(canvas, paint));
    }
  }
  for (const x of [ALONG_MM, LENGTH_MM - ALONG_MM])
    for (const y of [ALONG_MM, BREADTH_MM - ALONG_MM]) drawPost(canvas, [x, y], paint);
}
