import { ClipOp, type SkCanvas } from '@shopify/react-native-skia';
import { fill, line, linear, polar, polygon, radial, stroke, type Point, type Spot } from '../../../../../board/look';

const RIVETS = 8;

/** Armoured: a steel collar with eight rivets, inside the dashes of who can act. */
export function drawArmoured(canvas: SkCanvas, { x, y, radius }: Spot): void {
  canvas.drawCircle(x + radius * 0.08, y + radius * 0.12, radius * 1.16, fill({ alpha: 0.5, blur: radius * 0.08 }));
  canvas.drawCircle(x, y, radius * 1.13, fill({ color: '#16181b' }));
  const steel = linear(
    [x - radius, y - radius],
    [x + radius, y + radius],
    ['#f4f7fa', '#9aa3ad', '#4c535c', '#8b949e'],
    [0, 0.4, 0.75, 1],
  );
  canvas.drawCircle(x, y, radius * 1.105, fill({ shader: steel }));
  canvas.drawCircle(x, y, radius * 1.02, fill({ color: '#14161a' }));
  for (let rivet = 0; rivet < RIVETS; rivet += 1) {
    const [rivetX, rivetY] = polar([x, y], radius * 1.085, (rivet + 0.5) * (360 / RIVETS));
    const dome = radial([rivetX - radius * 0.03, rivetY - radius * 0.04], radius * 0.13, [
      '#ffffff',
      '#aab3bd',
      '#5a626c',
    ]);
    canvas.drawCircle(rivetX, rivetY, radius * 0.115, fill({ color: '#1b1d21' }));
    canvas.drawCircle(rivetX, rivetY, radius * 0.092, fill({ shader: dome }));
  }
}

/** Away from the gauge, and from what is on the upper rim. */
const HALF_MIDDLE_DEG = 45;
const BEYOND = 3;

/** Half of it is left: half a collar. */
export function drawHalfArmoured(canvas: SkCanvas, spot: Spot): void {
  const centre: Point = [spot.x, spot.y];
  const corner = (deg: number): Point => polar(centre, spot.radius * BEYOND, HALF_MIDDLE_DEG + deg);
  canvas.save();
  canvas.clipPath(polygon([corner(-90), corner(-45), corner(45), corner(90)]), ClipOp.Intersect, true);
  drawArmoured(canvas, spot);
  canvas.restore();
}

const CORNERS = 6;
const cornerDeg = (corner: number): number => corner * (360 / CORNERS) - 90;

/** Frozen: a shell of ice with six points. The middle stays clear, for the emblem. */
export function drawFrozen(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const centre: Point = [x, y];
  const corners = Array.from({ length: CORNERS }, (_, corner) => corner);
  const tip = (corner: number): Point => polar(centre, radius * 1.3, cornerDeg(corner));
  const notch = (corner: number): Point => polar(centre, radius, cornerDeg(corner + 0.5));
  const inner = (corner: number): Point => polar(centre, radius * 0.78, cornerDeg(corner));
  const star = polygon(corners.flatMap((corner) => [tip(corner), notch(corner)]));
  const sheen = radial(
    centre,
    radius * 1.3,
    [
      ['#bff2ff', 0.16],
      ['#8fe6fb', 0.26],
      ['#2fa8cc', 0.62],
    ],
    [0, 0.55, 1],
  );
  canvas.drawPath(star, stroke({ color: '#06303e', width: radius * 0.09 }));
  canvas.drawPath(star, fill({ shader: sheen }));
  for (const corner of corners) {
    const facet = polygon([tip(corner), notch(corner), inner(corner)]);
    canvas.drawPath(facet, fill({ color: corner < CORNERS / 2 ? '#0b5570' : '#ffffff', alpha: 0.3 }));
    canvas.drawPath(
      line([tip(corner), inner(corner)]),
      stroke({ color: '#ffffff', alpha: 0.85, width: radius * 0.05 }),
    );
  }
  canvas.drawPath(polygon(corners.map(inner)), stroke({ color: '#ffffff', alpha: 0.8, width: radius * 0.045 }));
  canvas.drawPath(star, stroke({ color: '#e9fdff', width: radius * 0.055 }));
}
