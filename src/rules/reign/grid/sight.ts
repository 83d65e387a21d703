import { cellAt, type Ground } from './ground';
import { distanceOf, isObstacle, NOWHERE, spanOf, touches, type Span } from './near';

/** Who stands on a square, for somebody who looks. */
export const NOBODY = 0;
export const FRIEND = 1;
export const FOE = 2;

export interface Looking {
  /** By square; null: characters hide nothing from this one (the ghost bow). */
  readonly figures: Uint8Array | null;
  /** Squares that sight goes at most (an icy draught). */
  readonly limit: number;
}

/** What lies at a point of the table, for a look from one zone into the next: their common wall has one gap. */
function cellIn(ground: Ground, { zone, next }: Span, x: number, y: number): number {
  const near = ground.grids[zone];
  if (near === undefined) return NOWHERE;
  if (zone === next) return cellAt(near, x, y);
  const far = ground.grids[next];
  if (far === undefined || far.joint === null) return NOWHERE;
  const { axis, at, doorway } = far.joint;
  if ((axis === 'x' ? x : y) !== at) {
    const found = cellAt(near, x, y);
    return found === NOWHERE ? cellAt(far, x, y) : found;
  }
  return ground.x[doorway] === x && ground.y[doorway] === y ? doorway : NOWHERE;
}

/** REIGN-097, REIGN-098: between the centres, through no obstacle and past nobody but friends beside the one who looks. */
export function sees(ground: Ground, from: number, to: number, { figures, limit }: Looking): boolean {
  if (from === to) return true;
  const span = spanOf(ground, from, to);
  if (span === null || distanceOf(ground, from, to) > limit) return false;
  const [startX, startY] = [ground.x[from] ?? 0, ground.y[from] ?? 0];
  const [endX, endY] = [ground.x[to] ?? 0, ground.y[to] ?? 0];
  // In the common wall of two zones only the doorway looks both ways.
  if (cellIn(ground, span, startX, startY) !== from || cellIn(ground, span, endX, endY) !== to) return false;
  const isShut = (x: number, y: number): boolean => {
    const cell = cellIn(ground, span, x, y);
    return cell === NOWHERE || isObstacle(ground, cell);
  };
  const hides = (x: number, y: number): boolean => {
    const cell = cellIn(ground, span, x, y);
    if (cell === NOWHERE || isObstacle(ground, cell)) return true;
    const figure = figures === null ? NOBODY : (figures[cell] ?? NOBODY);
    return figure === FOE || (figure === FRIEND && !touches(ground, from, cell));
  };
  return isClear(startX, startY, endX, endY, isShut, hides);
}

type Look = (x: number, y: number) => boolean;

/** Each square between that the segment crosses; through a corner it goes unless both squares beside it are shut. */
function isClear(startX: number, startY: number, endX: number, endY: number, isShut: Look, hides: Look): boolean {
  const [wide, high] = [Math.abs(endX - startX), Math.abs(endY - startY)];
  const [stepX, stepY] = [Math.sign(endX - startX), Math.sign(endY - startY)];
  let [x, y, doneX, doneY] = [startX, startY, 0, 0];
  while (doneX < wide || doneY < high) {
    const lead = (1 + 2 * doneX) * high - (1 + 2 * doneY) * wide;
    if (lead === 0 && isShut(x + stepX, y) && isShut(x, y + stepY)) return false;
    if (lead <= 0) [x, doneX] = [x + stepX, doneX + 1];
    if (lead >= 0) [y, doneY] = [y + stepY, doneY + 1];
    if ((x !== endX || y !== endY) && hides(x, y)) return false;
  }
  return true;
}
