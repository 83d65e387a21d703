export { aimMachine, calledOff, forgotten } from './aimMachine';
export { aimNow, chosen, selectedDisc } from './aimNow';
export {
  AT_REST,
  type AimDisc,
  type AimEvent,
  type AimOutcome,
  type AimState,
  type AimTable,
  type Fizzle,
  type TouchEvent,
} from './aimState';
export { roomAlong, type Glass } from './glass';
export type { TouchSample } from './fingerPath';
export type { Launch } from './launch';
export { launchOf, LEAST_SPEED_MM_S } from './launchOf';
export { haloPx } from './pickDisc';
export { hasReached, notchesPassed, powerAtSpeed, POWERS, saidPower, speedAtPower } from './power';
export { pieceBeingHeld } from './press';
export { FULL_PULL_PX } from './pull';
export { launchOfSetAim, type SetAim } from './setAim';
