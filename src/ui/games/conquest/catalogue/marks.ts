import type { SkCanvas } from '@shopify/react-native-skia';
import { BADGE_DEG, badgeSpot, drawBadge, TURN_MARKS, type MarkLook, type Spot } from '../../../../board/look';
import { OUTLINES } from './emblems';

/** Stunned: a reeling head at the upper left. */
function drawStunned(canvas: SkCanvas, { x, y, radius }: Spot): void {
  drawBadge(canvas, badgeSpot([x, y], radius, BADGE_DEG.upperLeft), radius * 0.46, {
    outline: OUTLINES.knockout,
    color: '#e0a020',
    ink: '#2a1604',
  });
}

/** Every state that a disc can show, in the order in which they are laid on one another. */
export const MARKS = {
  ...TURN_MARKS,
  /** Its team has no card in this turn. */
  stunned: { layer: 'over', reach: 1.45, draw: drawStunned, befalls: true },
} as const satisfies Readonly<Record<string, MarkLook>>;
export type MarkId = keyof typeof MARKS;
