import { BlendMode, type SkCanvas } from '@shopify/react-native-skia';
import { drawDisc, drawLiftedShadow, drawRestingShadow, type Spot } from '../../src/board/look';
import { fill, linear, radial, stroke } from '../../src/board/look/paints';
import { pathOf, polar, polygon, type Point } from '../../src/board/look/paths';
import { DISCS } from '../../src/ui/games/catacombs/catalogue/pieces';

/** The app's emblem on a square of side 1: a disc flies in from the lower left and strikes another. */
const STRIKER: Spot = { x: 0.46, y: 0.54, radius: 0.285 };
const STRUCK: Spot = { x: 0.835, y: 0.165, radius: 0.235 };
const FLIGHT_DEG = -45;

const contact: Point = polar([STRIKER.x, STRIKER.y], STRIKER.radius, FLIGHT_DEG);

/** The trail of light: a soft wide one under a bright narrow one. */
function drawStreak(canvas: SkCanvas): void {
  const tail = polar([STRIKER.x, STRIKER.y], 0.66, FLIGHT_DEG + 180);
  for (const { width, alpha, blur } of [
    { width: 1.12, alpha: 0.34, blur: 0.03 },
    { width: 0.86, alpha: 0.5, blur: 0.012 },
    { width: 0.4, alpha: 0.85, blur: 0.006 },
  ]) {
    const half = STRIKER.radius * width;
    const cone = polygon([
      tail,
      polar([STRIKER.x, STRIKER.y], half, FLIGHT_DEG + 90),
      polar([STRIKER.x, STRIKER.y], half, FLIGHT_DEG - 90),
    ]);
    const shader = linear(
      tail,
      [STRIKER.x, STRIKER.y],
      [
        ['#ff9a2e', 0],
        ['#ffb35a', alpha * 0.6],
        ['#ffdca6', alpha],
      ],
    );
    canvas.drawPath(cone, fill({ shader, blur, blend: BlendMode.Plus }));
  }
}

const RAYS = [
  { turnDeg: -95, length: 0.2 },
  { turnDeg: -62, length: 0.27 },
  { turnDeg: 62, length: 0.27 },
  { turnDeg: 95, length: 0.2 },
  { turnDeg: 30, length: 0.16 },
  { turnDeg: -30, length: 0.16 },
];

/** The moment of the hit: a star of light where the discs touch. */
function drawImpact(canvas: SkCanvas): void {
  const [x, y] = contact;
  const glow = radial(
    contact,
    0.3,
    [
      ['#fff6d6', 0.95],
      ['#ffc24a', 0.5],
      ['#ff8a1e', 0],
    ],
    [0, 0.3, 1],
  );
  canvas.drawCircle(x, y, 0.3, fill({ shader: glow, blend: BlendMode.Plus }));
  for (const { turnDeg, length } of RAYS) {
    const bearingDeg = FLIGHT_DEG + turnDeg;
    const ray = polygon([
      polar(contact, length, bearingDeg),
      polar(contact, 0.028, bearingDeg + 90),
      polar(contact, 0.028, bearingDeg - 90),
    ]);
    canvas.drawPath(ray, fill({ color: '#fff3cf', alpha: 0.95, blur: 0.003 }));
  }
  canvas.drawCircle(x, y, 0.045, fill({ color: '#fffdf2', blur: 0.008 }));
}

/** The whole emblem in colour, without ground. */
export function drawFlickEmblem(canvas: SkCanvas): void {
  drawRestingShadow(canvas, STRUCK);
  drawScaled(canvas, STRUCK, 'skeleton-warrior');
  drawStreak(canvas);
  drawLiftedShadow(canvas, STRIKER);
  drawScaled(canvas, STRIKER, 'barbarian');
  drawImpact(canvas);
}

const DETAIL_PX = 200;

/** Discs choose their level of detail by their radius in pixels, so they are drawn large and scaled down. */
function drawScaled(canvas: SkCanvas, { x, y, radius }: Spot, piece: 'barbarian' | 'skeleton-warrior'): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(radius / DETAIL_PX, radius / DETAIL_PX);
  drawDisc(canvas, { x: 0, y: 0, radius: DETAIL_PX }, DISCS[piece]);
  canvas.restore();
}

/** The emblem as one flat shape, for systems that colour icons themselves. */
export function drawFlickSilhouette(canvas: SkCanvas): void {
  const { x, y, radius } = STRIKER;
  const white = fill({ color: '#ffffff' });
  canvas.drawCircle(x, y, radius * 0.88, stroke({ color: '#ffffff', width: radius * 0.24 }));
  canvas.drawCircle(x, y, radius * 0.42, white);
  for (const side of [-1, 0, 1]) {
    const from = polar(polar([x, y], radius * 1.22, FLIGHT_DEG + 180), side * radius * 0.5, FLIGHT_DEG + 90);
    const to = polar(from, side === 0 ? 0.3 : 0.18, FLIGHT_DEG + 180);
    canvas.drawPath(pathOf(`M${from.join(' ')}L${to.join(' ')}`), stroke({ color: '#ffffff', width: 0.045 }));
  }
  for (const { turnDeg, length } of RAYS) {
    const from = polar(contact, 0.06, FLIGHT_DEG + turnDeg);
    const to = polar(contact, length * 0.8, FLIGHT_DEG + turnDeg);
    canvas.drawPath(pathOf(`M${from.join(' ')}L${to.join(' ')}`), stroke({ color: '#ffffff', width: 0.035 }));
  }
}
