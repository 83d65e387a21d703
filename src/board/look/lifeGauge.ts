import type { SkCanvas } from '@shopify/react-native-skia';
import { STATE, UI } from '../../theme';
import type { Spot } from './pieceLook';
import { fill, stroke } from './paints';
import { arc, polar } from './paths';

/** How much life a piece has left. */
export interface Life {
  readonly now: number;
  readonly max: number;
}

/** The sector that is its own: lower left, between what hangs below a disc and the badge at its upper left. */
const FROM_DEG = 106;
const TO_DEG = 202;
const TRACK = 1.08;
const THICK = 0.2;
const GAP_DEG = 3.2;
/** More than this many cells could not be told apart; then one cell stands for several lives. */
const MOST_CELLS = 12;

const FULL = '#ff5b47';
const FULL_LIT = '#ffd0bd';

/**
 * A collar of cells outside the rim: a full one is a block as wide as the collar, a lost one an empty slot. A
 * dozen is read by its length, two or three by counting.
 */
export function drawLifeGauge(canvas: SkCanvas, { x, y, radius }: Spot, { now, max }: Life): void {
  const cells = Math.min(max, MOST_CELLS);
  const full = now <= 0 ? 0 : Math.max(1, Math.round((now / max) * cells));
  const stepDeg = (TO_DEG - FROM_DEG) / cells;
  const gapDeg = Math.min(GAP_DEG, stepDeg * 0.3);
  const collar = arc([x, y], radius * TRACK, FROM_DEG, TO_DEG);
  canvas.drawPath(collar, stroke({ color: UI.brassLight, width: radius * (THICK + 0.15) }));
  canvas.drawPath(collar, stroke({ color: STATE.outline, width: radius * (THICK + 0.09) }));
  for (let cell = 0; cell < cells; cell += 1) {
    const fromDeg = FROM_DEG + cell * stepDeg + gapDeg / 2;
    const toDeg = fromDeg + stepDeg - gapDeg;
    if (cell < full) drawFullCell(canvas, { x, y, radius }, fromDeg, toDeg);
    else drawLostCell(canvas, { x, y, radius }, (fromDeg + toDeg) / 2);
  }
}

function drawFullCell(canvas: SkCanvas, { x, y, radius }: Spot, fromDeg: number, toDeg: number): void {
  const cell = arc([x, y], radius * TRACK, fromDeg, toDeg);
  canvas.drawPath(cell, stroke({ color: FULL, width: radius * THICK, isButt: true }));
  const lit = arc([x, y], radius * (TRACK - THICK * 0.28), fromDeg, toDeg);
  canvas.drawPath(lit, stroke({ color: FULL_LIT, width: radius * THICK * 0.24, isButt: true }));
}

function drawLostCell(canvas: SkCanvas, { x, y, radius }: Spot, middleDeg: number): void {
  const [dotX, dotY] = polar([x, y], radius * TRACK, middleDeg);
  canvas.drawCircle(dotX, dotY, radius * THICK * 0.2, fill({ color: '#8d7f70' }));
}
