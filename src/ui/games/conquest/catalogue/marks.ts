import type { SkCanvas } from '@shopify/react-native-skia';
import {
  BADGE_DEG,
  badgeSpot,
  drawBadge,
  line,
  polar,
  stroke,
  TURN_MARKS,
  type MarkLook,
  type Spot,
} from '../../../../board/look';
import { STATE } from '../../../../theme';
import { OUTLINES } from './emblems';

const TICKS = 8;

/** Stunned: a reeling head at the upper left. */
function drawStunned(canvas: SkCanvas, { x, y, radius }: Spot): void {
  drawBadge(canvas, badgeSpot([x, y], radius, BADGE_DEG.upperLeft), radius * 0.46, {
    outline: OUTLINES.knockout,
    color: '#e0a020',
    ink: '#2a1604',
  });
}

/** Can be chosen: Characters are small here, so they wear one whole ring of gold in a wide glow, and ticks that point out. */
function drawCanAct(canvas: SkCanvas, { x, y, radius }: Spot): void {
  const { gold, goldDeep, goldLight } = STATE;
  canvas.drawCircle(x, y, radius * 1.34, stroke({ color: gold, alpha: 0.8, width: radius * 0.5, blur: radius * 0.2 }));
  canvas.drawCircle(x, y, radius * 1.24, stroke({ color: goldDeep, width: radius * 0.3 }));
  canvas.drawCircle(x, y, radius * 1.24, stroke({ color: goldLight, width: radius * 0.17 }));
  for (let at = 0; at < TICKS; at += 1) {
    const bearing = 22.5 + (at * 360) / TICKS;
    const tick = line([polar([x, y], radius * 1.4, bearing), polar([x, y], radius * 1.62, bearing)]);
    canvas.drawPath(tick, stroke({ color: goldDeep, width: radius * 0.24 }));
    canvas.drawPath(tick, stroke({ color: goldLight, width: radius * 0.12 }));
  }
}

/** Every state that a disc can show, in the order in which they are laid on one another. */
export const MARKS = {
  ...TURN_MARKS,
  canAct: { ...TURN_MARKS.canAct, reach: 1.95, draw: drawCanAct },
  /** Its team has no card in this turn. */
  stunned: { layer: 'over', reach: 1.45, draw: drawStunned, befalls: true },
} as const satisfies Readonly<Record<string, MarkLook>>;
export type MarkId = keyof typeof MARKS;
