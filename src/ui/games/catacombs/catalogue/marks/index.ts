import { TURN_MARKS, type MarkLook } from '../../../../../board/look';
import { drawFireWall } from './flames';
import { drawFrightened, drawIncapacitated } from './rings';
import { drawArmoured, drawFrozen, drawHalfArmoured } from './shells';
import { drawVeiled } from './veil';
import { drawClawed, drawPoisoned, drawWounded } from './wounds';

/** Every state that a disc can show, in the order in which they are laid on one another. */
export const MARKS = {
  fireWall: { layer: 'under', reach: 1.95, draw: drawFireWall, isBurning: true, befalls: true },
  veiled: { layer: 'shell', reach: 1.5, draw: drawVeiled, befalls: true },
  canAct: TURN_MARKS.canAct,
  selected: TURN_MARKS.selected,
  armoured: { layer: 'under', reach: 1.55, draw: drawArmoured, befalls: true },
  halfArmoured: { layer: 'under', reach: 1.55, draw: drawHalfArmoured, befalls: true },
  frozen: { layer: 'shell', reach: 1.4, draw: drawFrozen, befalls: true, isLoose: true },
  wounded: { layer: 'over', reach: 1.3, draw: drawWounded, befalls: true, wound: { besideGauge: 'clawed' } },
  /** What is drawn of a wound beside a gauge; nobody wears it by itself. */
  clawed: { layer: 'over', reach: 1.2, draw: drawClawed },
  incapacitated: { layer: 'over', reach: 1.2, draw: drawIncapacitated, befalls: true, tone: 'fallen' },
  poisoned: { layer: 'over', reach: 1.45, draw: drawPoisoned, befalls: true },
  acted: TURN_MARKS.acted,
  barred: TURN_MARKS.barred,
  targeted: TURN_MARKS.targeted,
  frightened: { layer: 'under', reach: 1.75, draw: drawFrightened, prominence: 3, isInsteadOfSelected: true },
} as const satisfies Readonly<Record<string, MarkLook>>;
export type MarkId = keyof typeof MARKS;
