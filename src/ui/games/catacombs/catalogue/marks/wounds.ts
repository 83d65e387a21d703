import type { SkCanvas } from '@shopify/react-native-skia';
import { BADGE_DEG, badgeSpot, drawBadge, fill, linear, pathOf, stroke, type Spot } from '../../../../../board/look';
import { STATE } from '../../../../../theme';
import { OUTLINES } from '../emblems';

/** How far each cut is from the middle one, and how long it is, in radii. */
const CUTS = [
  { aside: -0.27, length: 0.62 },
  { aside: 0, length: 0.86 },
  { aside: 0.27, length: 0.66 },
];

/** Three cuts of a claw upper right: the wound of a piece whose gauge says the rest. */
export function drawClawed(canvas: SkCanvas, { x, y, radius }: Spot): void {
  for (const { aside, length } of CUTS) {
    const startX = x + (0.72 + aside * 0.74) * radius;
    const startY = y + (-0.78 + aside * 0.66) * radius;
    const endX = startX - 0.66 * length * radius;
    const endY = startY + 0.84 * length * radius;
    const middleX = (startX + endX) / 2 + 0.12 * radius;
    const middleY = (startY + endY) / 2 + 0.05 * radius;
    const wideX = 0.115 * radius;
    const wideY = wideX * 0.6;
    const there = `Q${middleX + wideX} ${middleY + wideY} ${endX} ${endY}`;
    const back = `Q${middleX - wideX} ${middleY - wideY} ${startX} ${startY}`;
    const cut = pathOf(`M${startX} ${startY}${there}${back}Z`);
    canvas.drawPath(cut, stroke({ color: '#f6d9b8', width: radius * 0.09 }));
    canvas.drawPath(cut, stroke({ color: '#5e0804', width: radius * 0.045 }));
    canvas.drawPath(cut, fill({ color: STATE.blood }));
  }
}

/** Wounded, where there is no gauge: the cuts, and a drop lower left. */
export function drawWounded(canvas: SkCanvas, spot: Spot): void {
  const { x, y, radius } = spot;
  drawClawed(canvas, spot);
  drawBadge(canvas, badgeSpot([x, y], radius, BADGE_DEG.lowerLeft), radius * 0.36, {
    outline: OUTLINES.drop,
    color: STATE.blood,
    ink: '#fff3ea',
  });
}

/** Where each drip hangs, how far and how wide, in radii. */
const DRIPS = [
  { aside: -0.21, length: 0.46, width: 0.105 },
  { aside: 0.05, length: 0.64, width: 0.13 },
  { aside: 0.29, length: 0.38, width: 0.1 },
];

const POISON = '#7fd628';

/** Poisoned: three green drips below, a skull upper left. */
export function drawPoisoned(canvas: SkCanvas, { x, y, radius }: Spot): void {
  for (const drip of DRIPS) {
    const dripX = x + drip.aside * radius;
    const top = y + radius * 0.66;
    const bottom = top + drip.length * radius;
    const half = drip.width * radius;
    const left = dripX - half;
    const right = dripX + half;
    const neck = half * 1.7;
    const lip = top - half * 0.8;
    const down = `M${dripX - neck} ${lip}Q${left} ${top} ${left} ${bottom - half}`;
    const up = `A${half} ${half} 0 0 0 ${right} ${bottom - half}Q${right} ${top} ${dripX + neck} ${lip}Z`;
    const path = pathOf(down + up);
    const shader = linear([left, 0], [right, 0], ['#c6ff7a', POISON, '#3f8a10']);
    canvas.drawPath(path, stroke({ color: '#14300a', width: radius * 0.09 }));
    canvas.drawPath(path, fill({ shader }));
    canvas.drawCircle(dripX - half * 0.3, bottom - half * 1.1, half * 0.3, fill({ color: '#f4ffe0', alpha: 0.9 }));
  }
  drawBadge(canvas, badgeSpot([x, y], radius, BADGE_DEG.upperLeft), radius * 0.34, {
    outline: OUTLINES['death-skull'],
    color: '#6cbf1f',
    ink: '#0e2404',
  });
}
