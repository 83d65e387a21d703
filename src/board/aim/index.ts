export { aimMachine } from './aimMachine';
export { aimNow, chosen, selectedDisc } from './aimNow';
export { AT_REST, type AimDisc, type AimOutcome, type AimState, type AimTable, type TouchEvent } from './aimState';
export type { TouchSample } from './fingerPath';
export type { Launch } from './launch';
export { launchOf, LEAST_SPEED_MM_S } from './launchOf';
