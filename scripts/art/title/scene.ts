import { BlendMode, type SkCanvas } from '@shopify/react-native-skia';
import { drawDisc, drawLiftedShadow, drawRestingShadow, type Spot } from '../../../src/board/look';
import { fill, linear, stroke } from '../../../src/board/look/paints';
import { polar, polygon, type Point } from '../../../src/board/look/paths';
import { drawWounded } from '../../../src/ui/games/catacombs/catalogue/marks/wounds';
import { DISCS } from '../../../src/ui/games/catacombs/catalogue/pieces';
import { FLICK } from '../../../src/ui/title/scene';

type Piece = keyof typeof DISCS;

const COURT: readonly (Spot & { readonly piece: Piece })[] = [
  { piece: 'dragon', x: 254, y: 128, radius: 98 },
  { piece: 'fireball', x: 124, y: 52, radius: 21 },
  { piece: 'skeleton-warrior', x: 84, y: 120, radius: 37 },
  { piece: 'crypt-spider', x: 346, y: 36, radius: 27 },
  { piece: 'wizard', x: 64, y: 244, radius: 30 },
  { piece: 'orc', x: 336, y: 266, radius: 37 },
];
const WOUNDED: Piece = 'orc';

/** The dragon and its court on the table. */
export function drawCourt(canvas: SkCanvas): void {
  for (const disc of COURT) drawRestingShadow(canvas, disc);
  for (const disc of COURT) {
    drawDisc(canvas, disc, DISCS[disc.piece]);
    if (disc.piece === WOUNDED) drawWounded(canvas, disc);
  }
}

/** The elf, in the air. */
export function drawElf(canvas: SkCanvas): void {
  const spot: Spot = { ...FLICK.at, radius: 46 };
  drawLiftedShadow(canvas, spot);
  drawDisc(canvas, spot, DISCS.elf);
}

const BLADES = [
  { halfWidth: 44, alpha: 0.22, blur: 10 },
  { halfWidth: 34, alpha: 0.34, blur: 5 },
  { halfWidth: 18, alpha: 0.6, blur: 2 },
] as const;

/** The trail of light behind the elf, widening towards it. */
export function drawStreak(canvas: SkCanvas): void {
  const tail: Point = [FLICK.from.x, FLICK.from.y];
  const head: Point = [FLICK.at.x - 10, FLICK.at.y + 12];
  const bearingDeg = (Math.atan2(head[1] - tail[1], head[0] - tail[0]) * 180) / Math.PI;
  for (const { halfWidth, alpha, blur } of BLADES) {
    const sides = [90, -90].map((turnDeg) => polar(head, halfWidth, bearingDeg + turnDeg));
    const light = linear(tail, head, [
      ['#ffb84a', 0],
      ['#ffd98a', alpha],
    ]);
    canvas.drawPath(polygon([tail, ...sides]), fill({ shader: light, blur, blend: BlendMode.Plus }));
  }
}

const RAYS = [
  { bearingDeg: -75, reach: 30 },
  { bearingDeg: -50, reach: 44 },
  { bearingDeg: -25, reach: 36 },
  { bearingDeg: 0, reach: 26 },
] as const;

/** Where wood met wood. */
export function drawBlow(canvas: SkCanvas): void {
  const centre: Point = [FLICK.contact.x, FLICK.contact.y];
  const paint = stroke({ color: '#fff0c0', alpha: 0.9, width: 2.6, blur: 0.5 });
  for (const { bearingDeg, reach } of RAYS) {
    const [fromX, fromY] = polar(centre, 10, bearingDeg);
    const [toX, toY] = polar(centre, reach, bearingDeg);
    canvas.drawLine(fromX, fromY, toX, toY, paint);
  }
}
