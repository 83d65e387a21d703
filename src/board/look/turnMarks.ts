import type { SkCanvas } from '@shopify/react-native-skia';
import { STATE } from '../../theme';
import type { Spot } from './pieceLook';
import outlines from './emblems/emblemPaths.json';
import type { MarkLook } from './markLook';
import { BADGE_DEG, badgeSpot, drawBadge, strokeEdged } from './outline';
import { fill, stroke } from './paints';
import { arc, line, polar, polygon } from './paths';

const QUARTERS_DEG = [0, 90, 180, 270];
const DIAGONALS_DEG = [45, 135, 225, 315];
const DASHES = 12;

/** Can act: a gold ring of twelve dashes. */
function drawCanAct(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const glow = { color: STATE.gold, alpha: 0.55, width: radius * 0.2, blur: radius * 0.1 };
  canvas.drawCircle(x, y, radius * 1.12, stroke(glow));
  const ink = { width: radius * 0.085, color: STATE.gold, edge: STATE.goldDeep, edgeWidth: radius * 0.05 };
  const stepDeg = 360 / DASHES;
  for (let fromDeg = 5; fromDeg < 360; fromDeg += stepDeg) {
    strokeEdged(canvas, arc([x, y], radius * 1.15, fromDeg, fromDeg + stepDeg - 10), ink);
  }
}

/** Selected: a full gold ring and four wedges that point in. */
function drawSelected(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const glow = { color: STATE.gold, alpha: 0.85, width: radius * 0.34, blur: radius * 0.16 };
  canvas.drawCircle(x, y, radius * 1.2, stroke(glow));
  canvas.drawCircle(x, y, radius * 1.16, stroke({ color: STATE.goldDeep, width: radius * 0.18 }));
  canvas.drawCircle(x, y, radius * 1.16, stroke({ color: STATE.gold, width: radius * 0.11 }));
  for (const bearingDeg of QUARTERS_DEG) {
    const foot = polar([x, y], radius * 1.44, bearingDeg);
    const wedge = polygon([
      polar([x, y], radius * 1.12, bearingDeg),
      polar(foot, radius * 0.19, bearingDeg - 90),
      polar(foot, radius * 0.19, bearingDeg + 90),
    ]);
    canvas.drawPath(wedge, stroke({ color: STATE.goldDeep, width: radius * 0.08 }));
    canvas.drawPath(wedge, fill({ color: STATE.goldLight }));
  }
}

/** Targeted: four red arcs and the ticks of a cross-hair. */
function drawTargeted(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const glow = { color: STATE.target, alpha: 0.55, width: radius * 0.14, blur: radius * 0.09 };
  canvas.drawCircle(x, y, radius * 1.24, stroke(glow));
  const edge = { color: STATE.target, edge: STATE.targetDeep, edgeWidth: radius * 0.08 };
  for (const middleDeg of DIAGONALS_DEG) {
    strokeEdged(canvas, arc([x, y], radius * 1.17, middleDeg - 27, middleDeg + 27), { ...edge, width: radius * 0.12 });
  }
  for (const bearingDeg of QUARTERS_DEG) {
    const tick = line([polar([x, y], radius * 0.92, bearingDeg), polar([x, y], radius * 1.46, bearingDeg)]);
    strokeEdged(canvas, tick, { ...edge, width: radius * 0.11 });
  }
}

const BARS = 18;
const LEAN_DEG = 13;

/** Barred: a fence of leaning bars round the rim, and at the top the bar of a closed road. */
function drawBarred(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const ink = { color: STATE.bone, edge: STATE.outline };
  for (let bar = 0; bar < BARS; bar += 1) {
    const bearingDeg = (bar + 0.5) * (360 / BARS);
    const foot = polar([x, y], radius * 1.05, bearingDeg);
    const tip = polar([x, y], radius * 1.3, bearingDeg + LEAN_DEG);
    strokeEdged(canvas, line([foot, tip]), { ...ink, width: radius * 0.085, edgeWidth: radius * 0.09 });
  }
  const [signX, signY] = badgeSpot([x, y], radius, BADGE_DEG.top);
  const sign = radius * 0.32;
  canvas.drawCircle(signX, signY, sign * 1.14, fill({ color: STATE.outline }));
  canvas.drawCircle(signX, signY, sign, fill({ color: STATE.target }));
  const bar = line([
    [signX - sign * 0.52, signY],
    [signX + sign * 0.52, signY],
  ]);
  canvas.drawPath(bar, stroke({ color: STATE.bone, width: sign * 0.42, isButt: true }));
}

/** Has acted: a tick lower right, on a disc that is greyed as well. */
function drawActed(canvas: SkCanvas, { x, y, radius }: Spot): void {
  drawBadge(canvas, badgeSpot([x, y], radius, BADGE_DEG.lowerRight), radius * 0.4, {
    outline: outlines['check-mark'],
    color: '#3f4a3c',
    ink: '#f4f0da',
  });
}

/** What a turn of any game brings to a disc. */
export const TURN_MARKS = {
  canAct: { layer: 'under', reach: 1.55, draw: drawCanAct, prominence: 0 },
  selected: { layer: 'under', reach: 1.9, draw: drawSelected, prominence: 2 },
  acted: { layer: 'over', reach: 1.35, draw: drawActed, befalls: true, tone: 'dimmed' },
  barred: { layer: 'over', reach: 1.45, draw: drawBarred },
  targeted: { layer: 'over', reach: 1.6, draw: drawTargeted, prominence: 1 },
} as const satisfies Readonly<Record<string, MarkLook>>;
export type TurnMark = keyof typeof TURN_MARKS;
