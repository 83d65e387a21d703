import type { SkCanvas } from '@shopify/react-native-skia';
import { drawIcon, fill, linear, polygon, radial, type Point } from '../../../../../board/look';
import type { Design, Team } from '../../../../../rules/conquest';
import { TEAM_LOOKS } from '../colours';
import { OUTLINES } from '../emblems';
import { FIGURES, ROLE_SEALS } from './figures';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const RAYS = 20;

/** Rays of light behind the Sword, ragged ones behind the Skull; in breadths of the picture. */
const RAY: Readonly<Record<Team, readonly Point[]>> = {
  sword: [
    [0, -0.12],
    [-0.028, -1],
    [0.028, -1],
  ],
  skull: [
    [0, -0.14],
    [-0.05, -0.5],
    [0, -0.42],
    [0.05, -0.9],
    [0.02, -0.44],
  ],
};

/** The lit wall of a niche. */
export function drawNiche(canvas: SkCanvas, { width, height }: Size, team: Team): void {
  const middle: Point = [width / 2, height * 0.46];
  const wall = radial(middle, width * 0.66, TEAM_LOOKS[team].art, [0, 0.34, 0.74, 1]);
  canvas.drawRect({ x: 0, y: 0, width, height }, fill({ shader: wall }));
  const ray = polygon(RAY[team].map(([x, y]): Point => [x * width, y * width]));
  for (let at = 0; at < RAYS; at += 1) {
    canvas.save();
    canvas.translate(...middle);
    canvas.rotate((at * 360) / RAYS + (team === 'sword' ? 0 : 9), 0, 0);
    canvas.drawPath(ray, fill({ color: '#fff2c8', alpha: 0.07 }));
    canvas.restore();
  }
}

/** A scene in three layers: the role as a great shadow on the wall, a floor in candle light, the figure with a lit edge. */
export function drawArt(canvas: SkCanvas, size: Size, { id, role, team }: Design): void {
  const { width, height } = size;
  const { floor, figure } = TEAM_LOOKS[team];
  const outline = OUTLINES[FIGURES[id]];
  const [x, y] = [width / 2, height / 2];
  const box = height * 0.84;
  const u = height / 82;
  drawNiche(canvas, size, team);
  const shadow = fill({ alpha: 0.17, blur: 1.2 * u });
  drawIcon(canvas, OUTLINES[ROLE_SEALS[role]], x + width * 0.2, y - height * 0.04, height * 1.25, shadow);
  const [far, near] = floor;
  const ground = linear(
    [0, height * 0.8],
    [0, height],
    [
      [far, 0.75],
      [near, 0.85],
    ],
  );
  canvas.drawRect({ x: 0, y: height * 0.8, width, height: height * 0.2 }, fill({ shader: ground }));
  const pool = { x: x - width * 0.34, y: height * 0.83, width: width * 0.68, height: height * 0.15 };
  canvas.drawOval(pool, fill({ color: '#ffcf80', alpha: 0.34, blur: 5 * u }));
  const cast = { x: x - box * 0.4, y: height * 0.86, width: box, height: height * 0.1 };
  canvas.drawOval(cast, fill({ alpha: 0.6, blur: 2.6 * u }));
  drawIcon(canvas, outline, x + 3.5 * u, y + 5.5 * u, box, fill({ alpha: 0.55, blur: 2.6 * u }));
  drawIcon(canvas, outline, x - 1.1 * u, y - 0.2 * u, box, fill({ color: '#fff8e0' }));
  const gilt = linear([90, 0], [420, 512], figure, [0, 0.42, 0.78, 1]);
  drawIcon(canvas, outline, x, y + u, box, fill({ shader: gilt }));
  const candle = linear(
    [0, 0],
    [width, height],
    [
      ['#ffdca0', 0.16],
      ['#ffdca0', 0],
      ['#000000', 0.3],
    ],
  );
  canvas.drawRect({ x: 0, y: 0, width, height }, fill({ shader: candle }));
}
